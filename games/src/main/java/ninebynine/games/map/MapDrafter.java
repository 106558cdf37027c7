package ninebynine.games.map;

import java.util.Arrays;
import ninebynine.game.Dice;
import ninebynine.game.Draft;
import ninebynine.game.Drafter;
import ninebynine.game.LabelDraft;
import ninebynine.game.Puzzle;
import ninebynine.search.DepthFirst;
import ninebynine.tensor.Bits;
import ninebynine.tensor.Ints;
import org.jspecify.annotations.Nullable;

/** Maps to be: countries that grow on squares, about ten squares each, coloured at random. Their clues are the colours. */
final class MapDrafter implements Drafter {
    private static final int USUAL = 30;
    private static final int MOST = 400;
    private static final int COLOURS = 4;
    private static final int SQUARES = 10;
    private static final int PATIENCE = 20_000;

    private final MapGame game;
    private final int countries;
    private final int colours;
    private final int width;
    private final int height;

    MapDrafter(MapGame game, Setting setting) {
        setting.only("colours");
        this.game = game;
        countries = setting.size().isEmpty() ? USUAL : setting.side(USUAL);
        if (countries < 2 || countries > MOST) {
            throw new IllegalArgumentException(
                    "size " + setting.size() + ": maps are made of 2 to " + MOST + " countries. Maybe 30.");
        }
        colours = (int) setting.number("colours", COLOURS, 2, 20);
        height = Math.max(2, (int) Math.round(Math.sqrt(SQUARES * countries * 0.75)));
        width = (SQUARES * countries + height - 1) / height;
    }

    @Override
    public @Nullable Draft draft(Dice dice) {
        int[] country = grown(dice);
        Atlas atlas = atlas(country);
        int[] colour = new int[countries];
        int[] left = {PATIENCE};
        return coloured(atlas, colour, 0, dice, left) ? new Coloured(atlas, tiles(country), colour) : null;
    }

    /** From one square each, countries take free squares beside them, a random one after the other. They are numbered in reading order. */
    private int[] grown(Dice dice) {
        int squares = width * height;
        int[] country = new int[squares];
        Arrays.fill(country, -1);
        int[] seeds = dice.order(squares);
        int[] taken = new int[squares];
        int count = 0;
        for (int i = 0; i < countries; i++) {
            country[seeds[i]] = i;
            taken[count++] = seeds[i];
        }
        int active = count;
        while (active > 0) {
            int at = dice.below(active);
            int free = freeBeside(country, taken[at], dice);
            if (free < 0) {
                taken[at] = taken[--active];
            } else {
                country[free] = country[taken[at]];
                taken[active++] = free;
            }
        }
        return renumbered(country);
    }

    private int freeBeside(int[] country, int square, Dice dice) {
        int start = dice.below(4);
        for (int i = 0; i < 4; i++) {
            int other = beside(square, (start + i) % 4);
            if (other >= 0 && country[other] < 0) {
                return other;
            }
        }
        return -1;
    }

    private int beside(int square, int side) {
        int r = square / width;
        int c = square % width;
        return switch (side) {
            case 0 -> r > 0 ? square - width : -1;
            case 1 -> c < width - 1 ? square + 1 : -1;
            case 2 -> r < height - 1 ? square + width : -1;
            default -> c > 0 ? square - 1 : -1;
        };
    }

    private int[] renumbered(int[] country) {
        int[] number = new int[countries];
        Arrays.fill(number, -1);
        int next = 0;
        int[] renumbered = new int[country.length];
        for (int square = 0; square < country.length; square++) {
            if (number[country[square]] < 0) {
                number[country[square]] = next++;
            }
            renumbered[square] = number[country[square]];
        }
        return renumbered;
    }

    private Atlas atlas(int[] country) {
        Atlas.Builder builder = new Atlas.Builder(colours, countries);
        for (int square = 0; square < country.length; square++) {
            for (int side = 1; side <= 2; side++) {
                int other = beside(square, side);
                if (other >= 0 && country[other] != country[square]) {
                    builder.border(country[square], country[other]);
                }
            }
        }
        return builder.atlas();
    }

    /** A drawing is written for four colours only. */
    private @Nullable Tiles tiles(int[] country) {
        if (colours != COLOURS) {
            return null;
        }
        int[] firsts = new int[countries];
        for (int square = country.length - 1; square >= 0; square--) {
            firsts[country[square]] = square;
        }
        Ints of = Ints.of(country);
        return new Tiles(width, height, of, Ints.of(firsts), TathamMap.id(width, height, countries, of));
    }

    /** Colours the country with the fewest colours left, and so on; colours from 1. */
    private boolean coloured(Atlas atlas, int[] colour, int done, Dice dice, int[] left) {
        if (done == countries) {
            return true;
        }
        if (--left[0] < 0) {
            return false;
        }
        int best = -1;
        int fewest = Integer.MAX_VALUE;
        for (int country = 0; country < countries; country++) {
            int count = colour[country] > 0 ? Integer.MAX_VALUE : Integer.bitCount(free(atlas, colour, country));
            if (count < fewest) {
                fewest = count;
                best = country;
            }
        }
        int free = free(atlas, colour, best);
        for (int next : dice.order(colours)) {
            if ((free >> next & 1) != 0) {
                colour[best] = next + 1;
                if (coloured(atlas, colour, done + 1, dice, left)) {
                    return true;
                }
                colour[best] = 0;
            }
        }
        return false;
    }

    private int free(Atlas atlas, int[] colour, int country) {
        int free = (1 << colours) - 1;
        Ints near = atlas.neighbours().get(country);
        for (int i = 0; i < near.size(); i++) {
            int of = colour[near.get(i)];
            free &= of > 0 ? ~(1 << of - 1) : -1;
        }
        return free;
    }

    private final class Coloured extends LabelDraft {
        private final Atlas atlas;
        private final @Nullable Tiles tiles;
        private final int[] colour;

        Coloured(Atlas atlas, @Nullable Tiles tiles, int[] colour) {
            super(game.model(atlas), new DepthFirst(game.model(atlas)), labels(colour));
            this.atlas = atlas;
            this.tiles = tiles;
            this.colour = colour;
        }

        @Override
        public Puzzle puzzle(Bits told) {
            int[] givens = new int[countries];
            for (int country = told.first(); country >= 0; country = told.next(country + 1)) {
                givens[country] = colour[country];
            }
            return game.puzzle(atlas, Ints.of(givens), tiles);
        }
    }

    private int[] labels(int[] colour) {
        int[] labels = new int[countries];
        for (int country = 0; country < countries; country++) {
            labels[country] = country * colours + colour[country] - 1;
        }
        return labels;
    }
}
