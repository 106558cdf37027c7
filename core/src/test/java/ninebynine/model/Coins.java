package ninebynine.model;

import java.util.List;
import java.util.function.IntConsumer;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import ninebynine.tensor.Ints;
import ninebynine.tensor.Shape;

/** Coins in a row, label 2v for tails and 2v + 1 for heads, with an even number of heads: the smallest model with a constraint that is no link. */
public final class Coins implements Constraint {
    private final int coins;

    private Coins(int coins) {
        this.coins = coins;
    }

    public static ModelBuilder builder(int coins) {
        ModelBuilder builder = new ModelBuilder(new PlainNames());
        builder.bank("P", Shape.of(List.of("v", "x"), coins, 2));
        builder.type(
                "v",
                "single",
                "S",
                IntStream.range(0, coins)
                        .mapToObj(v -> new int[] {2 * v, 2 * v + 1})
                        .toList());
        return builder.part(Constraint.class, new Coins(coins));
    }

    private Ints known(IntPredicate isTrue) {
        return Ints.of(IntStream.range(0, 2 * coins).filter(isTrue).toArray());
    }

    private static boolean isOdd(Ints labels) {
        return labels.stream().filter(x -> x % 2 == 1).count() % 2 == 1;
    }

    @Override
    public Ints conflict(IntPredicate isTrue) {
        Ints known = known(isTrue);
        return known.size() == coins && isOdd(known) ? known : Ints.of();
    }

    @Override
    public void exclude(IntPredicate isTrue, IntPredicate isOpen, IntConsumer action) {
        Ints known = known(isTrue);
        for (int v = 0; v < coins && known.size() == coins - 1; v++) {
            int wrong = isOdd(known) ? 2 * v : 2 * v + 1;
            if (isOpen.test(wrong) && !known.contains(2 * v) && !known.contains(2 * v + 1)) {
                action.accept(wrong);
            }
        }
    }

    @Override
    public String spoken(Ints conflict) {
        return "the number of heads would be odd";
    }
}
