package ninebynine.strategy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.Set;
import ninebynine.check.Position;
import ninebynine.explain.Highlights;
import ninebynine.explain.Notation;
import ninebynine.explain.NotationReader;
import ninebynine.explain.Prose;
import ninebynine.model.Model;
import ninebynine.model.ModelBuilder;
import ninebynine.model.Pairs;
import ninebynine.resolve.Rater;
import ninebynine.resolve.Resolver;
import ninebynine.rule.Match;
import ninebynine.rule.Matches;
import ninebynine.rule.Pattern;
import ninebynine.rule.Rule;
import ninebynine.state.State;
import ninebynine.state.View;
import ninebynine.study.Hint;
import ninebynine.study.Hints;
import ninebynine.tensor.Ints;
import ninebynine.tensor.Shape;
import ninebynine.trace.Trace;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A game of three coins: those of the first two that are tails have the same number, which no link says. */
class OwnRulesTest {
    private final OwnRules own = new OwnRules(
            List.of(
                    family("Before", 0),
                    BuiltInRules.SINGLES,
                    family("After", 0),
                    family("Second", 2),
                    family("Rare", 3)),
            Set.of("Rare"),
            Set.of());
    private final Model model = builder()
            .part(OwnRules.class, own)
            .part(Pattern.Reader.class, OwnRulesTest::read)
            .build();

    private static Family family(String id, int level) {
        return new Family(id, Twins.class, level, level, (model, n) -> List.of(new Twins(id, n)));
    }

    private static ModelBuilder builder() {
        ModelBuilder builder = new ModelBuilder(Pairs.model(1).names());
        builder.bank("P", Shape.of(List.of("v", "x"), 3, 2));
        builder.type("v", "single", "S", List.of(new int[] {0, 1}, new int[] {2, 3}, new int[] {4, 5}));
        return builder;
    }

    @Test
    void basicOnesTakePartInEveryTheory() {
        OwnRules basic = new OwnRules(
                List.of(BuiltInRules.SINGLES, family("After", 0), family("Other", 0)), Set.of(), Set.of("After"));
        Model coins = builder().part(OwnRules.class, basic).build();
        assertThat(Theory.parse("BRT").rules(coins)).contains(new Twins("After", 0));
        assertThat(Theory.parse("BRT").rules(coins)).doesNotContain(new Twins("Other", 0));
        assertThat(Theory.parse("W1").rules(coins)).contains(new Twins("After", 0), new Twins("Other", 0));
        assertThat(Theory.parse("BRT+no-After").rules(coins)).doesNotContain(new Twins("After", 0));
    }

    /** If the first coin is not label 0, the second is not label 2. */
    private record Twins(String code, int level) implements Rule {
        @Override
        public void find(View view, Matches out) {
            if (!view.isCandidate(0) && view.isCandidate(2)) {
                out.add(new Match.Elimination(new Twin(code), Ints.of(2)));
            }
        }
    }

    private record Twin(String code) implements Pattern.Own {
        @Override
        public Ints variables() {
            return Ints.of(0, 1);
        }

        @Override
        public String name() {
            return "twins-" + code;
        }

        @Override
        public String written(Model model) {
            return model.names().variable(0) + "~" + model.names().variable(1);
        }

        @Override
        public String spoken(Model model, View before) {
            return "the first two are alike";
        }
    }

    private static Pattern.@Nullable Own read(String head, Model model) {
        return head.startsWith("twins-") ? new Twin(head.substring(6, head.indexOf(':'))) : null;
    }

    private State tails(int... eliminated) {
        State state = State.full(model);
        for (int x : eliminated) {
            state.eliminate(x);
        }
        return state;
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "BRT; ECP CD S",
                "W1; ECP CD Before S After W[1] Second",
                "S2; ECP CD Before S After W[1] Second NP HP SHP",
                "W1+no-After; ECP CD Before S W[1] Second",
                "W1+with-Rare; ECP CD Before S After W[1] Second Rare",
                "TE1; ECP CD S TE1",
                "TE1(W1+no-Second); ECP CD Before S After W[1] TE1(W1+no-Second)"
            })
    void theyStandInTheirPlaces(String theory, String codes) {
        assertThat(Theory.parse(theory).rules(model)).extracting(Rule::code).containsExactly(codes.split(" "));
    }

    @Test
    void aNameThatTheGameDoesNotHaveIsRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Theory.parse("W1+no-Hill").rules(model))
                .withMessage("This game has no rule 'Hill' of its own. Maybe one of Before, After, Second, Rare.");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Theory.parse("W1+with-Hill").rules(Pairs.model(2)))
                .withMessage("This game has no rule 'Hill' of its own. Maybe leave it out.");
    }

    @Test
    void aUnionLeavesOutWhatAllOfThemLeaveOut() {
        Theory one = Theory.parse("W1+no-After");
        assertThat(Theory.union(List.of(one, Theory.parse("S2"))).rules(model))
                .extracting(Rule::code)
                .contains("After");
        assertThat(Theory.union(List.of(one, one)).rules(model))
                .extracting(Rule::code)
                .doesNotContain("After");
    }

    @Test
    void aModelWithoutThemHasNone() {
        assertThat(OwnRules.of(Pairs.model(2))).isSameAs(OwnRules.NONE);
        assertThat(OwnRules.of(model)).isSameAs(own);
        assertThat(builder().part(String.class, "a word").build().part(String.class))
                .contains("a word");
        assertThat(model.part(String.class)).isEmpty();
    }

    @Test
    void theyAreWrittenReadSaidAndShown() {
        State state = tails(0);
        Match match = new Match.Elimination(new Twin("Before"), Ints.of(2));
        Notation notation = new Notation(model, Notation.Style.UNICODE);
        assertThat(notation.line(match)).isEqualTo("twins-Before: V0~V1 ==> s0≠2");
        assertThat(notation.name(match)).isEqualTo("twins-Before");
        assertThat(new NotationReader(model).read(notation.line(match))).isEqualTo(match);
        assertThat(new Prose(model).sentence(match, state)).isEqualTo("The first two are alike, so s0 is not 2.");
        assertThat(Highlights.of(match, state).toString()).isEqualTo("{1=WITNESS, 2=TARGET, 3=WITNESS}");
        Hint hint = new Hints(Theory.parse("W1"), model, Notation.Style.UNICODE).hint(state);
        assertThat(hint.text(Hint.Strength.RULE)).isEqualTo("Look at variable 0 and variable 1 for twins-Before.");
    }

    @Test
    void pathsAndRatingsUseThem() {
        Trace trace = new Resolver(Theory.parse("W1").precedence(model)).trace(tails(0, 4));
        assertThat(trace.isSolved()).isTrue();
        assertThat(trace.steps().get(0).rule().code()).isEqualTo("Before");
        assertThat(new Rater(Theory.parse("W1").precedence(model)).rate(tails(0, 4)))
                .isZero();
        Theory late = Theory.parse("S2+no-Before+no-After");
        assertThat(new Rater(late.precedence(model)).rate(tails(0, 4))).isEqualTo(2);
        assertThat(new Rater(Theory.parse("BRT").precedence(model)).rate(tails(0, 4)))
                .isEqualTo(Rater.UNSOLVED);
    }

    @Test
    void theyWorkInsideHypotheses() {
        State state = tails(3);
        Theory theory = Theory.parse("TE1(W1)");
        Trace trace = new Resolver(theory.precedence(model)).trace(state);
        Match refuted = trace.steps().stream()
                .map(step -> step.match())
                .filter(match -> match.pattern() instanceof Pattern.Trial)
                .findFirst()
                .orElseThrow();
        assertThat(new Notation(model, Notation.Style.UNICODE).line(refuted))
                .isEqualTo(
                        "T&E(W1,1) on a1:\n   twins-Before: V0~V1 -> s0≠2\n   no-candidate: V1 -> contradiction\n ==> s0≠1");
        assertThat(new Prose(model).sentence(refuted, state))
                .contains("s0 could not be 2, because of variable 0 and variable 1;");
        assertThat(new Rater(theory.precedence(model)).rate(state)).isEqualTo(Rater.UNSOLVED);
    }

    /** A game of two types, in which the second has to wait. */
    @Test
    void someSinglesMayBeLate() {
        ModelBuilder builder = new ModelBuilder(Pairs.model(1).names());
        builder.bank("P", Shape.of(List.of("v", "x"), 2, 2));
        builder.type("early", "single", "S1", List.of(new int[] {0, 1}));
        builder.type("late", "single", "S2", List.of(new int[] {2, 3}));
        OwnRules rules = new OwnRules(
                List.of(
                        family("Before", 0),
                        BuiltInRules.singles(0, Set.of("early")),
                        family("Among", 0),
                        BuiltInRules.singles(1, Set.of("late")),
                        family("After", 0)),
                Set.of(),
                Set.of("Among"));
        Model two = builder.part(OwnRules.class, rules).build();
        assertThat(Theory.parse("W1").rules(two))
                .extracting(Rule::code)
                .containsExactly("ECP", "CD", "Before", "S1", "Among", "After", "S2", "W[1]");
        assertThat(Theory.parse("BRT").rules(two))
                .extracting(Rule::code)
                .containsExactly("ECP", "CD", "S1", "Among", "S2");
        assertThat(rules.families()).extracting(Family::id).containsExactly("Before", "Among", "After");
        assertThat(Theory.parse("BRT").rules(two)).extracting(Rule::level).containsExactly(0, 0, 0, 0, 1);
    }

    /** A pattern whose conclusion is a value, since there is only one other. */
    private record Decides(int target) implements Pattern.Own {
        @Override
        public Ints variables() {
            return Ints.of(0, 1);
        }

        @Override
        public String name() {
            return "decides";
        }

        @Override
        public String written(Model model) {
            return "";
        }

        @Override
        public String head(Model model) {
            return "decides-all";
        }

        @Override
        public String spoken(Model model, View before) {
            return "there is no other way";
        }
    }

    @Test
    void whatIsNotOneOfTwoIsTheOther() {
        Model pairs = builder()
                .part(Pattern.Reader.class, (head, m) -> head.equals("decides-all") ? new Decides(2) : null)
                .build();
        Match match = Match.Elimination.deciding(new Decides(2), Ints.of(2, 5), pairs);
        Notation notation = new Notation(pairs, Notation.Style.UNICODE);
        assertThat(notation.line(match)).isEqualTo("decides-all ==> s1=0, s1=1");
        assertThat(notation.name(match)).isEqualTo("decides");
        assertThat(new NotationReader(pairs).read(notation.line(match))).isEqualTo(match);
        assertThat(new NotationReader(pairs).read("decides-all ==> s0≠2, s1=1")).isEqualTo(match);
        State state = State.full(pairs);
        assertThat(new Prose(pairs).sentence(match, state))
                .isEqualTo("There is no other way, so s1 is 0, and s1 is 1.");
        assertThat(match.apply(state)).isTrue();
        assertThat(state.isValue(3) && state.isValue(4)).isTrue();
        assertThat(match.apply(state)).isFalse();
        Position position = Position.of(State.full(pairs));
        position.apply(match);
        assertThat(position.values()).isEqualTo(state.values());
    }
}
