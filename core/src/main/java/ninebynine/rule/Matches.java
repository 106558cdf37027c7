package ninebynine.rule;

/** Where a rule puts what it finds. */
@FunctionalInterface
public interface Matches {
    /** Takes a match; answers whether more are wanted. */
    boolean add(Match match);
}
