package ninebynine.data;

import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentSkipListSet;
import ninebynine.check.Fault;
import ninebynine.check.Verified;
import ninebynine.explain.Notation;
import org.jspecify.annotations.Nullable;

/**
 * Checks conversations: the steps are read from the notation in the path, the checker takes each, and the whole conversation is made again and
 * compared. Threads may share one.
 */
final class ChatVerifier {
    private final Grounds grounds;
    private final Set<String> taken = new ConcurrentSkipListSet<>();

    ChatVerifier(Grounds grounds) {
        this.grounds = grounds;
    }

    /** What was not checked of the rows so far, by column. */
    Set<String> taken() {
        return taken;
    }

    Verified verify(int line, ChatRow row) {
        taken.addAll(List.of("id", "split"));
        if (!grounds.areRated() && row.ratings().size() > 1) {
            taken.add(RowVerifier.OTHERS);
        }
        if (row.asked() < 0 || row.asked() >= ChatText.questions()) {
            throw new DatasetException("\"asked\" is " + row.asked() + ", and there is no such form of the question.");
        }
        PathAgain path = new PathAgain(grounds, row.path(), null, Notation.Style.UNICODE);
        Fault fault = path.puzzleFault();
        fault = fault == null ? steps(path, row) : fault;
        fault = fault == null ? path.end() : fault;
        if (fault == null) {
            String problem = Columns.difference(
                    row,
                    ChatRow.of(
                            grounds.game(row.game()),
                            row.path(),
                            path.puzzle(),
                            path.rows(),
                            path.position().state(),
                            row.asked()));
            fault = problem == null ? null : path.atTheEnd(problem);
        }
        return RowVerifier.verified(line, 1, path, fault);
    }

    private static @Nullable Fault steps(PathAgain path, ChatRow row) {
        List<String> lines = row.messages().isEmpty()
                ? List.of()
                : ChatText.notations(
                        row.messages().get(row.messages().size() - 1).content());
        if (lines.size() != row.wordings().size()) {
            return path.atTheEnd("The path tells " + lines.size() + " steps, but \"wordings\" has "
                    + row.wordings().size() + ". Maybe it was cut.");
        }
        Fault fault = null;
        for (int i = 0; i < lines.size() && fault == null; i++) {
            fault = path.step(lines.get(i), row.wordings().get(i));
        }
        return fault;
    }
}
