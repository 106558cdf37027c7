package ninebynine.cli;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import ninebynine.games.Games;
import ninebynine.strategy.BuiltInRules;
import ninebynine.strategy.Family;
import ninebynine.strategy.Theory;

/** Theories, rules and the games' own rules, so short that they fit a screen. */
final class RuleScreen {
    /** The words of theories that belong together, and what they have in common. */
    private static final Map<String, String> KINDS = new LinkedHashMap<>();

    static {
        KINDS.put("player popular", "what players have names for: then as any; to list");
        KINDS.put("BRT W1", "Singles; W1 also whips[1], as all that follow");
        KINDS.put("S2 S3 S4 S2Fin S3Fin SFin", "subsets up to that size; Fin: finned fish too");
        KINDS.put("BC Z O tW tWb W LW B", "chains, from bivalue-chains to whips and braids");
        KINDS.put("gBC g2W gW gB ALS ALSXZ ALSXY DB", "with groups; almost locked sets");
        KINDS.put("TyBC TyZ TytW TyW TygW", "those inside one type of variables");
        KINDS.put("FW F3W FgW FB FgB BiW WsW BiB BsB", "forcing; chains with contradiction pairs");
        KINDS.put("Trid DTrid Sel1 Sel2 Sel3 Sel4 EL Imp2 Imp3 Imp4 Odd", "relations of patterns");
        KINDS.put("U UC DP BUG", "deadly patterns; they assume one solution");
        KINDS.put("SdC Fish Col Kraken JE SK Temp1 Temp2 Temp3 Temp4", "Sudoku's own patterns");
        KINDS.put("OR5FW OR5CW OR5W OR5FgW OR5B OR5gB", "chains on relations of 2 to 5 guardians");
        KINDS.put("TE1 TE2 TE3 gTE1 gTE2 gTE3", "trial and error, up to that depth; TE1(W1)");
        KINDS.put("FTE2 FTE3 FTE4 DFS", "all of 2 to 4 values tried; guesses");
    }

    /** Of a game's own rules so many are named. */
    private static final int FEW = 2;

    /** Half of a screen's width. */
    private static final int HALF = 40;

    private RuleScreen() {}

    static String text(Games games) {
        StringBuilder text = new StringBuilder("Theories, joined with '+'; chains may have a length: S3+W[8]\n");
        List<String> told = KINDS.keySet().stream()
                .flatMap(words -> Stream.of(words.split(" ")))
                .toList();
        Theory.terms().forEach((word, meaning) -> {
            if (!told.contains(word)) {
                text.append(line(word, meaning));
            }
        });
        KINDS.forEach((words, meaning) -> text.append(line(words, meaning)));
        text.append("\nRules, with their levels and codes\n");
        text.append(columns(byCard().values().stream().map(RuleScreen::rule).toList()));
        text.append("\nOwn rules of games, in their places with --game NAME\n");
        own(games).forEach((families, of) -> text.append(line(of, families)));
        if (!games.brought().isEmpty()) {
            text.append("\nRules from outside, in theories that name them\n");
            games.brought()
                    .forEach(family -> text.append(
                            line("with-" + family.id(), family.card().purpose())));
        }
        text.append("nbn rules NAME explains a theory, or any rule that a step names.\n");
        return text.toString();
    }

    private static String line(String left, String right) {
        return String.format(Locale.ROOT, "  %-27s %s%n", left, right);
    }

    /** The forms of a rule share its card. */
    private static Map<String, List<Family>> byCard() {
        return BuiltInRules.FAMILIES.stream()
                .collect(Collectors.groupingBy(family -> family.card().id(), LinkedHashMap::new, Collectors.toList()));
    }

    private static String rule(List<Family> families) {
        int first = families.stream().mapToInt(Family::first).min().orElseThrow();
        int last = families.stream().mapToInt(Family::last).max().orElseThrow();
        String name = RuleTable.range(first, last);
        String rule = String.format(
                Locale.ROOT, "  %-8s %s ", name, families.get(0).card().id());
        List<String> all = families.get(0).card().codes();
        int named = all.size();
        while (named > 0 && rule.length() + codes(all, named).length() > HALF - 1) {
            named--;
        }
        return rule + codes(all, named);
    }

    private static String codes(List<String> all, int named) {
        String first = String.join(", ", all.subList(0, named));
        return named == all.size()
                ? first
                : named == 0 ? all.size() + " codes" : first + " and " + (all.size() - named) + " more";
    }

    /** In two columns, the first one first. */
    private static String columns(List<String> cells) {
        int rows = (cells.size() + 1) / 2;
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < rows; i++) {
            String right = rows + i < cells.size() ? cells.get(rows + i) : "";
            text.append(String.format(Locale.ROOT, "%-" + HALF + "s%s", cells.get(i), right)
                            .stripTrailing())
                    .append('\n');
        }
        return text.toString();
    }

    /** The games that have the same ones, by their names. */
    private static Map<String, String> own(Games all) {
        Map<String, String> own = new LinkedHashMap<>();
        all.list().forEach(game -> {
            String families = few(game.ownRules().families());
            if (!families.isEmpty()) {
                own.merge(families, game.name(), (games, one) -> games + ", " + one);
            }
        });
        return own;
    }

    private static String few(List<Family> families) {
        String named = families.stream().limit(FEW).map(Family::id).collect(Collectors.joining(", "));
        return families.size() <= FEW ? named : named + " and " + (families.size() - FEW) + " more";
    }
}
