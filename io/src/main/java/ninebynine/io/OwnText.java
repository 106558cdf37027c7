package ninebynine.io;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import ninebynine.check.Claim;
import ninebynine.check.Ending;
import ninebynine.check.Fault;
import ninebynine.check.Position;
import ninebynine.check.Solutions;
import ninebynine.check.TraceCheck;
import ninebynine.check.Verified;
import ninebynine.check.Verified.Finding;
import ninebynine.check.Verified.Kind;
import ninebynine.explain.Census;
import ninebynine.explain.Notation;
import ninebynine.explain.NotationException;
import ninebynine.explain.NotationReader;
import ninebynine.explain.Prose;
import ninebynine.explain.Wording;
import ninebynine.game.Puzzle;
import ninebynine.games.Games;
import ninebynine.io.NumberedLines.Line;
import ninebynine.model.Constraint;
import ninebynine.model.Model;
import ninebynine.rule.Match;
import ninebynine.rule.Pattern;
import ninebynine.rule.Rule;
import ninebynine.state.State;
import ninebynine.study.WayOut;
import ninebynine.tensor.Ints;
import ninebynine.text.Pieces;
import ninebynine.trace.Step;
import ninebynine.trial.Guessing;
import org.jspecify.annotations.Nullable;

/**
 * A text of {@code nbn solve}, checked by making it again: the steps by the checker, and every other line as {@link TraceText} would print it there.
 * Nothing may be left out, nothing may stand between, and nothing may follow.
 */
final class OwnText {
    /** What stands in the place of a path that a limit kept from its beginning. */
    static final String STOPPED = "The time limit came first.";

    static final String AT_THE_START = "Resolution state at the start:";
    static final String SIMULATED = "Simulated eliminations: ";

    /** The titles of states, in their order. */
    private static final List<String> TITLES =
            List.of(AT_THE_START, "Resolution state after Singles:", "Resolution state after Singles and whips[1]:");

    private static final String SENTENCE = "    ";
    private static final String OF_HEAD = "   ";
    private static final String CONCLUSION = " " + Spelling.ARROW + " ";

    private final Puzzle puzzle;
    private final Model model;
    private final NotationReader reader;
    private final Prose prose;
    private final Solutions solutions;
    private final ToldPath path;
    private final String theory;
    private final List<Line> lines;
    private final List<Finding> findings = new ArrayList<>();
    private TraceCheck check;
    private int at;
    /** How many titles were passed, and whether the counts were. */
    private int titles;

    private boolean counted;
    private @Nullable Match last;
    private State before;
    /** Where the path begins. */
    private State start;

    /** Which rules there were, and which of them the steps are by, if the text says so. */
    private final @Nullable CourseName rules;

    private final @Nullable Authors authors;

    private final List<Rule> used = new ArrayList<>();
    /** The first step that takes it that there is one solution; 0 if there was none. */
    private int assumed;

    /**
     * The rules that a text names.
     *
     * @param rules null if there are none of this name
     * @param authors which of them a step is by; null if there are no such rules in the game
     */
    record Rules(@Nullable CourseName rules, @Nullable Authors authors) {
        static Rules of(String theory, Model model, Games games) {
            CourseName rules = null;
            try {
                rules = theory.isEmpty() ? null : CourseName.parse(theory, games);
                return new Rules(rules, rules == null ? null : new Authors(rules.order(model), model));
            } catch (IllegalArgumentException e) {
                return new Rules(rules, null);
            }
        }
    }

    /**
     * @param named the rules of a theory of this name
     */
    OwnText(ToldPath path, Puzzle puzzle, NotationReader reader, Function<String, Rules> named) {
        this.path = path;
        this.puzzle = puzzle;
        this.model = puzzle.model();
        this.reader = reader;
        this.prose = new Prose(model);
        this.solutions = new CountedSolutions(puzzle);
        this.lines = path.lines().stream().filter(line -> !isAside(line)).toList();
        this.before = puzzle.start();
        this.start = before;
        OwnEnding ending = ending();
        this.theory = ending == null ? "" : ending.theory();
        Rules of = named.apply(theory);
        this.rules = of.rules;
        this.authors = of.authors;
        this.check = new TraceCheck(before, reader, theory.contains("LW"), solutions);
    }

    /** What is printed for people who look, and what they note. */
    private static boolean isAside(Line line) {
        return Pieces.isBlank(line.text()) || line.text().startsWith("#");
    }

    /** The last lines say what rules there were. */
    private @Nullable OwnEnding ending() {
        return lines.stream()
                .map(line -> OwnEnding.of(line.text()))
                .filter(Objects::nonNull)
                .findFirst()
                .orElse(null);
    }

    Verified verify() {
        simulated();
        boolean ended = false;
        while (at < lines.size() && !isWrong()) {
            if (ended) {
                wrong("Something follows the end. Maybe the puzzle before it is missing.");
            } else {
                ended = line();
            }
        }
        if (!ended && !isWrong()) {
            at = Math.max(0, lines.size() - 1);
            wrong("The path has no end. Maybe it was cut off: the last lines of nbn solve say how it ended.");
        }
        return new Verified(path.line(), puzzle.text(), check.steps(), 0, check.believed(), findings);
    }

    private boolean isWrong() {
        return findings.stream().anyMatch(Finding::wrong);
    }

    /** Candidates that were taken away at the start. */
    private void simulated() {
        if (lines.isEmpty() || !text().startsWith(SIMULATED)) {
            return;
        }
        State taken = Position.of(puzzle.start()).state();
        String names = text().substring(SIMULATED.length()).replaceFirst("\\.$", "");
        for (String name : names.split(", ", -1)) {
            try {
                int label = reader.candidate(name);
                if (!taken.isCandidate(label) || taken.isValue(label)) {
                    wrong(name + " is no candidate.");
                    return;
                }
                taken.eliminate(label);
            } catch (NotationException e) {
                wrong(e.getMessage());
                return;
            }
        }
        findings.add(new Finding(number(), 1, Kind.GIVEN, text(), "Taken as given.", ""));
        check = new TraceCheck(taken, reader, theory.contains("LW"), solutions);
        before = taken;
        start = taken;
        at++;
    }

    /** Takes the next line, with those that belong to it; whether it was the ending. */
    private boolean line() {
        OwnEnding ending = OwnEnding.of(text());
        if (ending != null) {
            end(ending);
            return true;
        }
        int title = TITLES.indexOf(text());
        if (title >= titles) {
            titles = title + 1;
            at++;
            same(drawn(), "The state drawn here is another.");
        } else if (PathLine.isCounts(text()) && !counted) {
            counted = true;
            same(List.of(Census.of(state()).line()), "These are not the counts of the state.");
        } else if (last != null && text().startsWith(SENTENCE)) {
            sentence(last);
            last = null;
        } else {
            step();
        }
        return false;
    }

    private void step() {
        int first = at;
        StringBuilder text = new StringBuilder(text());
        while (text.charAt(text.length() - 1) != '\n'
                ? text().endsWith(":") && isAhead(OF_HEAD) || isAhead(Notation.PROOF)
                : isAhead(OF_HEAD) || isAhead(CONCLUSION)) {
            at++;
            text.append(text.charAt(text.length() - 1) == '\n' ? "" : "\n").append(text());
            if (text().startsWith(CONCLUSION)) {
                break;
            }
            text.append('\n');
        }
        String step = text.toString().stripTrailing();
        before = isAhead(SENTENCE) ? state() : before;
        Rule rule = by(step);
        Optional<Fault> fault = check.step(Claim.of(step));
        fault.ifPresent(f -> wrong(lines.get(first).number(), f));
        if (fault.isEmpty()) {
            last = reader.read(step);
            assumed = assumed == 0 && last.pattern().assumesOneSolution() ? check.steps() : assumed;
            said(step, last, rule);
        }
        at++;
    }

    /** The rule that finds such a step; null if the theory has none, or the step can't be read. */
    private @Nullable Rule by(String step) {
        try {
            return authors == null ? null : authors.of(reader.read(step), state());
        } catch (NotationException e) {
            return null;
        }
    }

    private boolean isAhead(String start) {
        return at + 1 < lines.size() && lines.get(at + 1).text().startsWith(start);
    }

    /** It must be written as we write it, and be by a rule of the theory. */
    private void said(String step, Match match, @Nullable Rule rule) {
        if (Stream.of(Notation.Style.values())
                .map(style -> new Notation(model, style).line(match))
                .noneMatch(line -> stripped(line).equals(stripped(step)))) {
            wrong("It would be written " + new Notation(model, Notation.Style.UNICODE).line(match) + ".");
        }
        if (rule != null) {
            used.add(rule);
        } else if (authors != null) {
            wrong("No rule of " + theory + " finds such a step.");
        }
    }

    private static List<String> stripped(String text) {
        return Pieces.lines(text).map(String::stripTrailing).toList();
    }

    private void sentence(Match match) {
        String said = text().substring(SENTENCE.length());
        String own = prose.told(match, before, Wording.FULL);
        if (!said.equals(own) && !said.equals(prose.told(match, before, Wording.NAMED))) {
            wrong("The sentence would be: " + own);
        }
        at++;
    }

    private State state() {
        return check.position().state();
    }

    private List<String> drawn() {
        return Pieces.lines(puzzle.draw(state())).toList();
    }

    /** The next lines must be these. */
    private void same(List<String> expected, String otherwise) {
        for (String line : expected) {
            if (Pieces.isBlank(line)) {
                continue;
            }
            if (at >= lines.size() || !text().equals(line.stripTrailing())) {
                at = Math.min(at, lines.size() - 1);
                wrong(otherwise);
                return;
            }
            at++;
        }
    }

    private void end(OwnEnding ending) {
        if (ending.kind() != OwnEnding.Kind.CONTRADICTORY) {
            check.end(new Ending(ending.kind().outcome(), null, null)).ifPresent(fault -> wrong(number(), fault));
            if (authors == null) {
                wrong("There is no theory " + theory + ".");
            }
        }
        if (isWrong()) {
            return;
        }
        switch (ending.kind()) {
            case CONTRADICTORY -> {
                contradiction();
                assumed();
            }
            case SOLVED -> {
                same(List.of(solved()), "It would be: " + solved());
                same(Pieces.lines(puzzle.text(state())).toList(), "The solution is another.");
                assumed();
                if (at < lines.size() && isGuessed() && !isWrong()) {
                    String others = WayOut.afterGuess(start, puzzle.counter());
                    same(List.of(others), "It would be: " + others);
                }
            }
            default -> {
                if (ending.kind() == OwnEnding.Kind.STUCK) {
                    stuck();
                }
                if (!ending.number().equals(String.valueOf(state().openCount()))) {
                    wrong(state().openCount() + " candidates are left.");
                    return;
                }
                at++;
                same(drawn(), "The state drawn here is another.");
                assumed();
                if (ending.kind() == OwnEnding.Kind.STUCK && at < lines.size() && !isWrong()) {
                    wayOut();
                }
            }
        }
    }

    /** What must be said if a step takes it that there is one solution. */
    private void assumed() {
        if (assumed > 0 && !isWrong()) {
            same(List.of(OneSolution.sentence(assumed)), "It would be: " + OneSolution.sentence(assumed));
        }
    }

    private boolean isGuessed() {
        return used.stream().anyMatch(Guessing.class::isInstance);
    }

    /** What is said after the board of a path that is stuck; where time was short, less than there is to say. */
    private void wayOut() {
        WayOut way = WayOut.of(state(), puzzle.counter());
        String said = way.sentences().contains(text()) ? text() : way.sentence();
        same(List.of(said), "It would be: " + said);
    }

    /** Where a path is stuck, no rule finds anything. */
    private void stuck() {
        try {
            Step next = rules == null ? null : rules.allowed(puzzle).last(model).next(1, state());
            if (next != null) {
                wrong("It is not stuck: " + new Notation(model, Notation.Style.UNICODE).line(next.match()) + ".");
            }
        } catch (NotationException | IllegalArgumentException e) {
            wrong("There is no theory " + theory + ": " + e.getMessage());
        }
    }

    /** What the last line but the solution says. */
    private String solved() {
        int rating = authors == null ? 0 : authors.order().rating(used.stream());
        String hardest = used.stream()
                .max(Comparator.comparingInt(
                        rule -> authors == null ? 0 : authors.rules().indexOf(rule)))
                .map(rule -> ", hardest rule " + rule.code())
                .orElse("");
        return "Solved by " + theory + ". Rating " + rating + hardest + ".";
    }

    /** One of the reasons that there are. */
    private void contradiction() {
        State end = state();
        List<Pattern> reasons = new ArrayList<>();
        for (int v = 0; v < model.variableCount(); v++) {
            if (check.position().count(v) == 0) {
                reasons.add(new Pattern.Emptied(v));
            }
        }
        Constraint constraint = model.constraint();
        Ints conflict = constraint == null ? Ints.of() : constraint.conflict(check.position()::isValue);
        if (!conflict.isEmpty()) {
            reasons.add(new Pattern.Conflict(conflict));
        }
        if (reasons.stream()
                .map(reason -> "No solution. " + prose.sentence(new Match.Contradiction(reason), end))
                .noneMatch(text()::equals)) {
            wrong("That is not why there is no solution.");
        }
        at++;
    }

    private String text() {
        return lines.get(at).text();
    }

    private int number() {
        return at < lines.size() ? lines.get(at).number() : path.line();
    }

    private void wrong(String reason) {
        if (!isWrong()) {
            String said = at < lines.size() ? text() : "";
            findings.add(new Finding(number(), check.steps(), Kind.WRONG, said, reason, puzzle.draw(state())));
        }
    }

    private void wrong(int line, Fault fault) {
        String board = puzzle.draw(fault.before().state());
        findings.add(new Finding(line, fault.step(), Kind.WRONG, fault.line(), fault.reason(), board));
    }
}
