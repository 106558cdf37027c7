package ninebynine.games.slitherlink;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class DrawnTest {
    @Test
    void aPointWithAllItsEdgesIsKnown() {
        assertThat(Found.by(Drawn::new, """
                .———.....
                | 3 :   :
                .........
                :   :   :
                .........
                """))
                .contains("P-single: Pr1c1=se", "B-single: Br0c1=s")
                .doesNotContain("P-single: Pr1c2=sw");
    }

    @Test
    void aCellWithAllItsEdgesIsKnown() {
        assertThat(Found.by(Drawn::new, "+-+.+/|3|../+x+.+/...../+.+.+")).contains("B-single: Br1c1=wne");
        assertThat(Found.by(Drawn::new, "+-+.+/|3|../+.+.+/...../+.+.+")).noneMatch(line -> line.contains("Br1c1"));
    }

    @Test
    void anEdgeThatIsOpenLeavesItOpen() {
        assertThat(Found.by(Drawn::new, ".3/..")).isEmpty();
    }
}
