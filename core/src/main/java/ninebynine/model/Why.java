package ninebynine.model;

import org.jspecify.annotations.Nullable;

/**
 * Why a label is impossible, as a part of a clause: those that differ in their item alone are told together, "row 4 has 1, 2 and 5".
 *
 * @param before what stands before the items
 * @param one what stands after one item
 * @param several what stands after several
 */
public record Why(String before, String item, String one, String several) {
    /** A clause that is whole. */
    public static Why fact(String clause) {
        return new Why("", clause, "", "");
    }

    /** One about the item: "r4c1 is filled", "r4c1 and r4c2 are filled". */
    public static Why of(String item, String one, String several) {
        return new Why("", item, one, several);
    }

    /** Whether it is told together with another. */
    public boolean goesWith(Why other) {
        return before.equals(other.before) && one.equals(other.one);
    }

    /** The same as that of any record, but asked by the million, and items differ first. */
    @Override
    public boolean equals(@Nullable Object other) {
        return this == other
                || other instanceof Why that
                        && item.equals(that.item)
                        && before.equals(that.before)
                        && one.equals(that.one)
                        && several.equals(that.several);
    }

    @Override
    public int hashCode() {
        return 31 * (31 * item.hashCode() + before.hashCode()) + one.hashCode();
    }
}
