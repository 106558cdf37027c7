package ninebynine.chain;

/** Which variables, in a field's numbering, a typed chain may use. */
@FunctionalInterface
interface Typed {
    boolean allows(int variable);
}
