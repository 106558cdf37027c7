package ninebynine.model;

import ninebynine.tensor.Bits;

/**
 * ∀z∈targets ∀x∈V∖rest linked(z, x) — if V has nothing left in {@code rest}, then every target contradicts all that V has.
 *
 * @param rest labels of V
 * @param places the same as places in V: bit i is the i-th label of V
 */
public record Cover(int[] rest, Bits places, int[] targets) {}
