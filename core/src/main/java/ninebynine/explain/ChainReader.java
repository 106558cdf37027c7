package ninebynine.explain;

import static ninebynine.explain.NotationException.shown;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import ninebynine.model.ChainType;
import ninebynine.model.Group;
import ninebynine.model.Model;
import ninebynine.rule.ChainName;
import ninebynine.rule.Pattern;
import ninebynine.tensor.Ints;
import org.jspecify.annotations.Nullable;

/** Reads chains, {@code whip[2]: r1n1{c1 c4} - r5n1{c4 .}}, and the branches of forcing chains. */
final class ChainReader {
    private static final java.util.regex.Pattern CHAIN =
            java.util.regex.Pattern.compile("([a-z0-9-]+|T&E-braid)\\[(\\d{1,3})]: (.*)");
    private static final java.util.regex.Pattern CELL = java.util.regex.Pattern.compile("([^{}\\s]+)\\{(\\S+) (\\S+)}");
    private static final java.util.regex.Pattern FORCING = java.util.regex.Pattern.compile(
            "(?:(\\d)-value-OR(\\d)-)?forcing-([a-z]+)-(elim|assert)\\[(\\d{1,3})](?: based on bivalue candidates (\\S+) and +(\\S+))?: *");
    private static final java.util.regex.Pattern BRANCH =
            java.util.regex.Pattern.compile(" *\\|\\| (\\S+) - *(?:partial-[a-z]+\\[(\\d{1,3})]: (.*))?");

    private final Model model;
    private final NameLookup names;

    ChainReader(Model model) {
        this.model = model;
        this.names = new NameLookup(model);
    }

    /** Null if nothing is written so. */
    @Nullable
    Pattern chain(String head) {
        Matcher m = CHAIN.matcher(head);
        return m.matches() ? chain(m.group(1), Integer.parseInt(m.group(2)), m.group(3)) : null;
    }

    private Pattern chain(String written, int length, String text) {
        ChainName name = chainName(written);
        List<Pattern.Cell> cells = new ArrayList<>();
        for (String part : text.split(Notation.between(name), -1)) {
            cells.add(cell(part));
        }
        if (cells.size() != length) {
            throw new NotationException(
                    written + "[" + length + "] has " + cells.size() + " cells, expected " + length + ".");
        }
        return new Pattern.Chain(name, chainType(written, name), cells);
    }

    /** What a chain is called, before the type that it stays inside of. */
    private ChainName chainName(String written) {
        for (ChainName name : ChainName.values()) {
            if (written.startsWith(name.written())
                    && (written.length() == name.written().length() || chainType(written, name) != null)) {
                return name;
            }
        }
        throw new NotationException("No chain is called " + written + ".");
    }

    /** The type that is written after a chain's name; null if none is. */
    private @Nullable ChainType chainType(String written, ChainName name) {
        int dash = name.written().length();
        if (!name.canBeTyped() || written.length() == dash || written.charAt(dash) != '-') {
            return null;
        }
        String type = written.substring(dash + 1);
        return model.chainTypes().stream()
                .filter(each -> each.name().equals(type))
                .findFirst()
                .orElse(null);
    }

    /** The lines of a forcing chain: its head, then a branch each. */
    Pattern forcing(String[] lines, boolean asserts) {
        Matcher head = FORCING.matcher(lines[0]);
        if (!head.matches()) {
            throw new NotationException("No rule is written '" + shown(lines[0]) + "'. Maybe see docs/notation.md.");
        }
        if (!head.group(4).equals(Notation.aim(asserts))) {
            throw new NotationException("It does not say what its name says: " + head.group(4) + ".");
        }
        List<Pattern.Branch> branches = new ArrayList<>();
        for (int i = 1; i < lines.length; i++) {
            branches.add(branch(lines[i]));
        }
        Pattern.Forcing forcing = new Pattern.Forcing(partial(head.group(3)), branches);
        if (forcing.length() != Integer.parseInt(head.group(5))) {
            throw new NotationException(
                    "The branches make length " + forcing.length() + ", expected " + head.group(5) + ".");
        }
        String count = String.valueOf(branches.size());
        if (head.group(1) != null
                && !(head.group(1).equals(count) && head.group(2).equals(count))) {
            throw new NotationException("There are " + count + " branches, expected " + head.group(1) + ".");
        }
        if (head.group(6) != null) {
            names.checkStarts(
                    head.group(6) + " " + head.group(7),
                    branches.stream().map(Pattern.Branch::start).toList());
        }
        return forcing;
    }

    static ChainName partial(String written) {
        return Arrays.stream(ChainName.values())
                .filter(name -> name.canBePartial() && Notation.partial(name).equals(written))
                .findFirst()
                .orElseThrow(() -> new NotationException("No forcing chain is made of " + written + "."));
    }

    Pattern.Branch branch(String line) {
        Matcher m = BRANCH.matcher(line);
        if (!m.matches()) {
            throw new NotationException("'" + shown(line) + "' is no branch. Maybe write '   || n1r2c3 - '.");
        }
        int start = names.label(m.group(1));
        List<Pattern.Cell> cells = new ArrayList<>();
        if (m.group(3) != null) {
            for (String part : m.group(3).replaceFirst(" - ?$", "").split(" - ", -1)) {
                cells.add(cell(part));
            }
            if (cells.size() != Integer.parseInt(m.group(2))) {
                throw new NotationException("The branch has " + cells.size() + " cells, expected " + m.group(2) + ".");
            }
        }
        return new Pattern.Branch(start, cells);
    }

    Pattern.Cell cell(String text) {
        Matcher m = CELL.matcher(text);
        if (!m.matches()) {
            throw new NotationException("'" + shown(text) + "' is no cell of a chain. Maybe write r1c2{n3 n4}.");
        }
        int v = model.index().variable(m.group(1), m.group(2)).orElseGet(() -> names.variable(m.group(1)));
        return new Pattern.Cell(v, names.labelIn(v, m.group(2)), right(v, m.group(3)));
    }

    private Ints right(int v, String value) {
        if (value.equals(".")) {
            return Ints.of();
        }
        OptionalInt label = model.index().labelIn(v, value);
        if (label.isPresent()) {
            return Ints.of(label.getAsInt());
        }
        if (value.contains("|")) {
            return Ints.of(Arrays.stream(value.split("\\|", -1))
                    .mapToInt(part -> names.labelIn(v, part))
                    .toArray());
        }
        for (Group group : model.groups()) {
            if (group.variable() == v
                    && model.names().groupIn(v, group.members()).equals(value)) {
                return group.members();
            }
        }
        return Ints.of(names.labelIn(v, value));
    }
}
