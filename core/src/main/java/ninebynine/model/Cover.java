package ninebynine.model;

/**
 * ∀z∈targets ∀x∈V∖rest linked(z, x) — if V has nothing left in {@code rest}, then every target contradicts all that V has.
 */
public record Cover(int[] rest, int[] targets) {}
