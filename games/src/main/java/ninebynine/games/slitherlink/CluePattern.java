package ninebynine.games.slitherlink;

import java.util.List;
import ninebynine.tensor.Ints;

/**
 * Something that follows from numbers: a picture, and how it is written and said. {@link ClueWords} says what stands for what in both texts.
 *
 * @param name what it is called, wherever it is
 * @param shortest how long its runs of 2s are at least
 * @param written as in notation, with its place
 * @param said the reason in English
 * @param loops closed loops that the proof leaves out, each as the numbers of the cells inside it, from 0: it holds only if none of them is the solution
 */
record CluePattern(String name, int shortest, String written, String said, Stencil stencil, List<Ints> loops) {
    /** Whether it uses that the loop is one. */
    boolean isAboutLoops() {
        return !loops.isEmpty();
    }

    /** The same, but for these loops; the cells are those with numbers, in the order of the picture, then the others that the proof needs. */
    CluePattern unless(Ints... inside) {
        return new CluePattern(name, shortest, written, said, stencil, List.of(inside));
    }
}
