package ninebynine.trial;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import ninebynine.model.Frame;
import ninebynine.model.Model;
import ninebynine.rule.Match;
import ninebynine.rule.Pattern;
import ninebynine.tensor.Ints;

/** What a pattern has to read: the variables whose missing candidates are part of the reason. */
public final class Read {
    private final Model model;
    private final Set<Integer> variables = new LinkedHashSet<>();

    private Read(Model model) {
        this.model = model;
    }

    /** In the order in which the pattern names them; all of the model's if it does not say. */
    public static Set<Integer> variables(Match match, Model model) {
        Read read = new Read(model);
        read.pattern(match.pattern());
        return read.variables;
    }

    private void pattern(Pattern pattern) {
        if (pattern instanceof Pattern.Lone lone) {
            variables.add(lone.variable());
        } else if (pattern instanceof Pattern.Emptied emptied) {
            variables.add(emptied.variable());
        } else if (pattern instanceof Pattern.Conflict conflict) {
            conflict.values().stream().forEach(x -> variables.add(model.variables(x)[0]));
        } else if (pattern instanceof Pattern.Propagated propagated) {
            variables.add(propagated.variable());
        } else if (pattern instanceof Pattern.Chain chain) {
            cells(chain.cells());
        } else if (pattern instanceof Pattern.Forcing forcing) {
            forcing.branches().forEach(branch -> cells(branch.cells()));
            branches(Ints.of(
                    forcing.branches().stream().mapToInt(Pattern.Branch::start).toArray()));
        } else if (pattern instanceof Pattern.Subset subset) {
            lines(subset.frame(), subset.lines());
        } else if (pattern instanceof Pattern.Finned fish) {
            lines(fish.frame(), fish.lines());
        } else if (pattern instanceof Pattern.Trial trial) {
            trial.steps().forEach(step -> pattern(step.pattern()));
        } else if (pattern instanceof Pattern.Own own) {
            own.variables().stream().forEach(variables::add);
        } else {
            all();
        }
    }

    private void cells(List<Pattern.Cell> cells) {
        cells.forEach(cell -> variables.add(cell.variable()));
    }

    /** The variables that the starts of all branches share. */
    private void branches(Ints starts) {
        for (int v : model.variables(starts.get(0))) {
            Ints labels = Ints.of(model.labels(v));
            if (starts.stream().allMatch(labels::contains)) {
                variables.add(v);
            }
        }
    }

    private void lines(Frame frame, Ints lines) {
        lines.stream().forEach(line -> variables.add(frame.variable(line)));
    }

    /** A pattern that does not say: everything. */
    private void all() {
        for (int v = 0; v < model.variableCount(); v++) {
            variables.add(v);
        }
    }
}
