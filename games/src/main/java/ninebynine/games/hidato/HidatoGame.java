package ninebynine.games.hidato;

import java.util.Locale;
import ninebynine.game.Drafter;
import ninebynine.game.Game;
import ninebynine.game.Puzzle;

/** Number the squares so that each number touches the next: at a side in Numbrix, at a side or corner in Hidato. */
public final class HidatoGame implements Game {
    private final Walk walk;

    /** The game of this walk. */
    public HidatoGame(Walk walk) {
        this.walk = walk;
    }

    static String name(Walk walk) {
        return walk.title().toLowerCase(Locale.ROOT);
    }

    @Override
    public String name() {
        return name(walk);
    }

    @Override
    public String summary() {
        String steps = walk == Walk.HIDATO ? "at sides or corners" : "at sides";
        return walk.title() + " up to 30x30, with or without holes: each number touches the next " + steps;
    }

    @Override
    public String rules() {
        String touch = walk == Walk.HIDATO ? "at a side or at a corner" : "at a side";
        return "A " + walk.title()
                + " is a grid of squares, some of which may be holes. Put the numbers from 1 up into the"
                + " other squares, one number in each, so that every number touches the next " + touch
                + ". Some numbers"
                + " are given; a dot is an empty square and B is a hole. r2c3 is the square in row 2 and column 3. Rows are"
                + " counted from the top and columns from the left.";
    }

    @Override
    public String plural() {
        return walk.title() + " puzzles";
    }

    @Override
    public boolean hasGroups() {
        return false;
    }

    @Override
    public boolean isNamedBy(String line) {
        return HidatoText.isNamedBy(line, walk);
    }

    @Override
    public HidatoPuzzle parse(String text) {
        HidatoPuzzle puzzle = parseFilled(text);
        GivenFaults.check(puzzle);
        return puzzle;
    }

    @Override
    public HidatoPuzzle parseFilled(String text) {
        HidatoPuzzle puzzle = new HidatoText(walk, text).read();
        HidatoLabels.check(puzzle);
        return puzzle;
    }

    @Override
    public Puzzle parseFilled(String text, Puzzle original) {
        return HidatoEntries.of((HidatoPuzzle) original, parseFilled(text));
    }

    @Override
    public Drafter drafter(Drafter.Setting setting) {
        return new HidatoDrafter(walk, setting);
    }

    @Override
    public boolean isWhole(String line) {
        return HidatoText.isWhole(line);
    }
}
