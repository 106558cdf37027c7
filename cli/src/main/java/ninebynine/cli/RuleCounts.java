package ninebynine.cli;

import java.util.List;
import ninebynine.rule.Rule;
import ninebynine.trace.Step;
import ninebynine.trace.Trace;

/** How often a path uses each rule. */
final class RuleCounts {
    private RuleCounts() {}

    /** A line for each rule that takes part, in the order in which they are tried: how many steps, and how many candidates they eliminate themselves. */
    static String lines(String start, Trace trace, List<Rule> rules) {
        StringBuilder lines = new StringBuilder();
        for (String code : rules.stream().map(Rule::code).distinct().toList()) {
            List<Step> steps = trace.steps().stream()
                    .filter(step -> step.rule().code().equals(code))
                    .toList();
            int eliminated = steps.stream()
                    .mapToInt(step -> step.match().targets().size())
                    .sum();
            if (!steps.isEmpty()) {
                lines.append(String.join(
                                "\t", start, code, Integer.toString(steps.size()), Integer.toString(eliminated)))
                        .append('\n');
            }
        }
        return lines.toString();
    }
}
