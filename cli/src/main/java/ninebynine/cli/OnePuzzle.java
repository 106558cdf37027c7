package ninebynine.cli;

import java.util.function.Consumer;
import java.util.function.Function;
import ninebynine.data.OneOfMany;
import ninebynine.game.Puzzle;
import ninebynine.limit.TimeLimit;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ParameterException;

/**
 * One puzzle of many: read, worked on within its limits, and never the end of the others.
 *
 * @param unfinished what is printed of a puzzle that was given up
 * @param now where its text goes while the work goes on; null if others may print too, so that it waits for its turn
 */
record OnePuzzle(
        Function<String, Puzzle> reader,
        PuzzleLoop.Unfinished unfinished,
        TimeLimit limit,
        @Nullable Consumer<String> now) {

    PuzzleLoop.Result result(Turns.Turn turn) {
        Reading reading = new Reading();
        PuzzleLoop.Result result = result(turn, reading);
        return new PuzzleLoop.Result(reading.waiting + result.text(), result.code(), result.said());
    }

    private PuzzleLoop.Result result(Turns.Turn turn, Reading reading) {
        PuzzleSources.Item item = turn.item();
        return OneOfMany.run(
                limit,
                () -> {
                    PuzzleLoop.Result done = turn.work().on(reading.of(turn), item, reading::print);
                    return done.said().isEmpty() ? done : said(item, done.text(), done.code(), done.said());
                },
                failure -> failed(item, reading, failure));
    }

    private static PuzzleLoop.Result failed(PuzzleSources.Item item, Reading reading, OneOfMany.Failure failure) {
        if (failure.cause() instanceof ParameterException wrong) {
            throw wrong; // the call is wrong, and so for every puzzle
        }
        if (failure.cause() instanceof OutputLost lost) {
            throw lost; // nobody reads us
        }
        return switch (failure.kind()) {
            case UNREAD -> new PuzzleLoop.Result("", Nbn.BAD, item.where() + failure.why());
            case STOPPED -> stopped(item, reading, failure.why());
            case NO_ROOM -> given(item, reading, failure.why(), Nbn.UNSOLVED);
            case FAULT -> given(item, reading, failure.why(), Nbn.BAD);
        };
    }

    /** The time limit is what was asked for: what is printed says so. */
    private static PuzzleLoop.Result stopped(PuzzleSources.Item item, Reading reading, String why) {
        return reading.puzzle == null
                ? given(item, reading, why + ", and the puzzle is not even read", Nbn.UNSOLVED)
                : new PuzzleLoop.Result(reading.unfinished(why), Nbn.UNSOLVED);
    }

    private static PuzzleLoop.Result given(PuzzleSources.Item item, Reading reading, String why, int code) {
        return said(item, reading.unfinished(why), code, why);
    }

    private static PuzzleLoop.Result said(PuzzleSources.Item item, String text, int code, String why) {
        return new PuzzleLoop.Result(text, code, item.where() + why + ".");
    }

    /** Keeps the puzzle, so that it can be named when the work on it fails, and what is printed of it before it is its turn. */
    private final class Reading {
        private final StringBuilder waiting = new StringBuilder();
        private @Nullable Puzzle puzzle;
        private boolean begun;

        void print(String text) {
            begun = true;
            if (now != null) {
                now.accept(text);
            } else {
                waiting.append(text);
            }
        }

        /** What is printed of a puzzle that was given up. Where it could not even be read there is nothing to print of it. */
        String unfinished(String why) {
            return puzzle == null ? "" : begun ? why + ".\n\n" : unfinished.text(puzzle, why);
        }

        Puzzle of(Turns.Turn turn) {
            Puzzle before = turn.read();
            Puzzle read =
                    before != null ? before : reader.apply(turn.item().entry().text());
            puzzle = read;
            return read;
        }
    }
}
