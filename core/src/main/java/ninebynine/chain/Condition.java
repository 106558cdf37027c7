package ninebynine.chain;

import java.util.List;
import ninebynine.rule.ChainName;

/**
 * What makes a chain of variables V₁ … Vₙ on a target Z, each with a left-linking candidate Lₖ and a right-linking node Rₖ:
 *
 * <pre>
 *   from       Lₖ is linked to …                                            {@link From}
 *   leaning    what Vₖ has besides Lₖ and Rₖ is linked to some of …         {@link Leaning}
 *   nodes      Rₖ is a candidate, or also …                                 {@link Nodes}
 * </pre>
 *
 * @param code what stands before the length in a rule's code
 * @param name what its chains are called
 * @param typed whether all variables are of one type
 * @param types if not empty, the only types that a typed one may stay inside of
 * @param form anything else that tells two families apart
 */
public record Condition(
        String code,
        ChainName name,
        From from,
        Leaning leaning,
        Nodes nodes,
        boolean typed,
        List<String> types,
        Form form,
        Block block) {

    /** Where a chain goes on. */
    public enum From {
        /** From Rₖ₋₁. */
        LAST,
        /** From Z or any of R₁ … Rₖ₋₁. */
        ANY
    }

    /** What may rule out the further candidates of a variable. */
    public enum Leaning {
        /** Nothing: there are none. */
        NOTHING,
        /** Z. */
        TARGET,
        /** The node before, Rₖ₋₁; Z in the first variable. */
        BEFORE,
        /** R₁ … Rₖ₋₁; Z in the first variable. */
        NODES,
        /** Z, R₁ … Rₖ₋₁. */
        TARGET_AND_NODES
    }

    /** The ways of reading a condition. */
    public enum Form {
        /** As CSP-Rules does. */
        PLAIN,
        /** A left-linking candidate may come again. */
        LOOPING,
        /** As in the book, where that differs from what CSP-Rules does. */
        BOOK
    }

    static Condition of(String code, ChainName name, From from, Leaning leaning) {
        return new Condition(code, name, from, leaning, Nodes.CANDIDATES, false, List.of(), Form.PLAIN, Block.NONE);
    }

    Condition over(Nodes others) {
        return new Condition(code, name, from, leaning, others, typed, types, form, block);
    }

    /** The same with all variables of one type. */
    Condition ofOneType() {
        return new Condition("Ty" + code, name, from, leaning, nodes, true, types, form, block);
    }

    Condition inside(List<String> chosen) {
        return new Condition(code, name, from, leaning, nodes, typed, chosen, form, block);
    }

    Condition as(Form other, String otherCode) {
        return new Condition(otherCode, name, from, leaning, nodes, typed, types, other, block);
    }

    /** What the same cells refute besides the target goes with it. */
    Condition blocked(Block by) {
        return new Condition(code, name, from, leaning, nodes, typed, types, form, by);
    }

    /** What the chains stay inside of. */
    List<Scope> scopes(Field field) {
        return typed ? field.byType(types) : List.of(field.all());
    }

    /** The search for these chains. */
    Chains.OnTarget search(Field field) {
        return switch (leaning) {
            case NOTHING -> new PathSearch(field, true)::find;
            case TARGET -> new PathSearch(field, false)::find;
            case BEFORE -> new GPathSearch(field)::find;
            case NODES -> new TWhipSearch(field, form == Form.BOOK)::find;
            case TARGET_AND_NODES ->
                from == From.ANY
                        ? field.braids()::find
                        : form == Form.LOOPING ? new WhipSearch(field, true) : field.whips();
        };
    }
}
