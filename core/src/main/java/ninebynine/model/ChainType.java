package ninebynine.model;

import ninebynine.tensor.Bits;

/**
 * What a typed chain stays inside of: some variables, under a name. A variable may be in several. Unless a game says otherwise these are its
 * types of variables; in Kakuro they are sectors, and a cell is in two.
 *
 * @param name how typed chains name it
 */
public record ChainType(String name, Bits variables) {
    static ChainType of(VariableType type, int variables) {
        Bits all = new Bits(variables);
        for (int v = type.first(); v < type.first() + type.count(); v++) {
            all.set(v);
        }
        return new ChainType(type.name(), all);
    }

    /** Whether chains of this type may go through the variable. */
    public boolean contains(int variable) {
        return variables.get(variable);
    }
}
