package ninebynine.games.slitherlink;

import java.util.List;
import java.util.stream.Stream;
import ninebynine.tensor.Ints;

/** All patterns of clues, in the order in which they are tried, each drawn once. {@link Stencil} says what the signs mean. */
final class CluePatterns {
    private CluePatterns() {}

    static final List<CluePattern> ZEROS = List.of(pattern("0", "w[0]-0-in-$1", "$1 is 0", """
            +×+
            ×0×
            +×+"""));

    private static final List<CluePattern> NEIGHBOURS = List.of(
            pattern("adjacent-3-0", "w[0]-adjacent-3-0-in-[1 2]", "$1 is 3 and has no line towards the 0 in $2", """
                    + + + +
                      × ┃
                    +×+━+ +
                      ┃3 0
                    +×+━+ +
                      × ┃
                    + + + +"""),
            pattern(
                    "adjacent-3-nolines",
                    "w[0]-adjacent-3-in-$1-nolines-<east>",
                    "$1 is 3, and there are no lines on three borders of the cell on its <east> side",
                    """
                    + + + +
                      × ┃
                    +×+━+x+
                      ┃3x
                    +×+━+x+
                      × ┃
                    + + + +"""));

    private static final List<CluePattern> GRID_CORNERS = List.of(
            pattern(
                    "1-in-corner",
                    "w[1]-1-in-<nw>-corner",
                    "a line around the <nw> corner of the grid would be two lines of the 1 in $1",
                    """
                    + + +
                       ~
                    + +×+
                     ~×1
                    + + +"""),
            pattern(
                    "3-in-corner",
                    "w[1]-3-in-<nw>-corner",
                    "the 3 in $1 has a line at the <nw> corner of the grid, where the loop must turn",
                    """
                    + + +
                       ~
                    + +━+
                     ~┃3
                    + + +"""),
            pattern(
                    "2-in-corner",
                    "w[1]-2-in-<nw>-corner",
                    "the 2 in $1 has both its lines at the <nw> corner of the grid or both at the opposite one, and either way they go on along the frame",
                    """
                    + + + +
                       ~
                    + + +━+
                     ~ 2
                    + + + +
                      ┃
                    + + + +"""));

    private static final List<CluePattern> CELL_CORNERS = List.of(
            pattern("closed-corner", "w[1]-$1-closed-<nw>-corner", "the loop turns at the <nw> corner of $1", """
                    + + +
                      ×
                    +×+-+
                      |*
                    + + +"""),
            pattern(
                    "2-open-corner",
                    "w[1]-2-in-$1-open-<nw>-corner",
                    "$1 is 2 and has no lines at its <nw> corner",
                    """
                    +x+ +
                    x2┃
                    +━+×+
                      ×
                    + + +"""),
            pattern(
                    "2-non-closed-corner",
                    "w[1]-2-in-$1-non-closed-<nw>-corner",
                    "$1 is 2 and can't have both its lines at its <nw> corner, so that one is at its <se> corner",
                    """
                    +x+
                     2
                    + K"""),
            pattern(
                    "2-symmetric-corner",
                    "w[1]-2-in-$1-symmetric-<nw>-corner",
                    "$1 is 2 and has both its lines at its <nw> corner or none",
                    """
                    s Z
                     2
                    Z S"""),
            pattern(
                    "2-asymmetric-corner",
                    "w[1]-2-in-$1-asymmetric-<nw>-corner",
                    "$1 is 2 and has one line at its <nw> corner, so that the other is at its <se> corner",
                    """
                    a +
                     2
                    + A"""));

    private static final List<CluePattern> DIAGONALS = List.of(
            pattern(
                    "diagonal-3-0",
                    "w[1]-diagonal-3-0-in-{$1...$2}",
                    "the 0 in $2 leaves the point between it and the 3 in $1 no line but those of the 3",
                    """
                    + + +
                     3┃
                    +━+ +
                       0
                    + + +"""),
            pattern(
                    "diagonal-3-2s-3",
                    0,
                    "w[1]-diagonal-(3s|3-2-3|3-2s-3)-in-{$1...$2}",
                    "the 3 in $1 and the 3 in $2 each have one line at the corner that looks to the other(|, as the 2 between them has one at either of its corners|"
                            + ", as the 2s between them have one at either of their corners), and two at the outer one",
                    """
                    + + + + + +
                      ×
                    +×+━+ + + +
                      ┃3
                    + + + + + +
                         ↘
                    + + + + + +
                           3┃
                    + + + +━+×+
                            ×
                    + + + + + +"""),
            pattern(
                    "diagonal-3-2s+0",
                    1,
                    "w[1]-diagonal-3%+0-in-{$1...$l+$2}",
                    "the 2 in $l has no line towards the 0 in $2, so that a line goes from there to the 3 in $1(| through the 2s)",
                    """
                    + + + + +
                      ×
                    +×+━+ + +
                      ┃3
                    + + + + +
                         ↘ 0
                    + + +━+ +
                          ┃
                    + + + + +"""),
            pattern(
                    "diagonal-3-2s-non-closed-end",
                    1,
                    "w[1]-diagonal-3-(2|2s)-in-{$1...$l}-non-closed-<se>-(corner|end)",
                    "the 2 in $l can't have both its lines at its <se> corner, so that a line goes from there to the 3 in $1(| through the 2s)",
                    """
                    + + + + +
                      ×
                    +×+━+ + +
                      ┃3
                    + + + + +
                         ↘x
                    + + +━+ +"""));

    private static final List<CluePattern> THREE_BESIDE_TWOS = List.of(
            pattern(
                    "3+diagonal-2s-0",
                    1,
                    "w[1]-3+diagonal-(2|2s)-0-in-{$1+$f...(|$l )$2}",
                    "the 2 in $l has both its lines at the corner that looks to the 0 in $2 or none there(|, and so on to the 2 in $f), and the 3 in $1 is beside $f",
                    """
                    + + + + +
                      ┃3 ↘
                    +×+━+ + +
                      × ×  0
                    + + + + +"""),
            pattern(
                    "3+diagonal-2s-isolated-end",
                    1,
                    "w[1]-3+diagonal-(2|2s)-isolated-end-in-{$1+$f...(|$l...)<se>}",
                    "no line comes to the <se> corner of the 2 in $l from outside, so that it has both its lines there or none(|, and so on to the 2 in $f"
                            + "), and the 3 in $1 is beside $f",
                    """
                    + + + + +
                      ┃3 ↘
                    +×+━+ +x+
                      × × x
                    + + + + +"""),
            pattern(
                    "3+diagonal-2s-symmetric-end",
                    1,
                    "w[1]-3+diagonal-(2-symmetric-corner|2s-symmetric-end)-in-{$1+$f...(|$l...)<se>}",
                    "the 2 in $l has both its lines at its <se> corner or none(|, and so on to the 2 in $f), and the 3 in $1 is beside $f",
                    """
                    + + + +
                      ┃3 ↘
                    +×+━+ s
                      × ×
                    + + + +"""));

    private static final CluePattern THREE_HIT = pattern(
            "3-hit",
            "w[1]-3-in-$1-hit-by-<horiz|verti>-line-at-<nw>",
            "a line comes to the <nw> corner of the 3 in $1 and goes on along it",
            """
                    + + +
                      ×
                    +-+ +
                       3┃
                    + +━+""");

    private static final List<CluePattern> BETWEEN_ONES = List.of(
            pattern(
                    "diagonal-1-1-inner",
                    "w[1]-diagonal-1-1-in-{$1...$2}-with-no-<se>-inner-sides",
                    "the 1 in $1 has no line at the point between it and the 1 in $2, which can't have two there",
                    """
                    + + +
                     1x
                    +x+×+
                      ×1
                    + + +"""),
            pattern(
                    "diagonal-1-1-outer",
                    "w[1]-diagonal-1-1-in-{$1...$2}-with-no-<nw>-outer-sides",
                    "the 1 in $1 has its line at the point between it and the 1 in $2, and the line goes on along that one",
                    """
                    +x+ +
                    x1
                    + + +
                       1×
                    + +×+"""),
            pattern(
                    "1+3+1",
                    "w[1]-1+3+1-in-$1+$3+$2",
                    "the line of the 3 in $3 passes the point between the 1s in $1 and $2 and takes one line of each",
                    """
                    + +×+
                       1×
                    + + +
                    ×1 3
                    +×+ +"""),
            pattern(
                    "1+diagonal-2s-3+1",
                    1,
                    "w[1]-1+diagonal-2s-3+1-in-$1+$f+$2...$3",
                    "a line goes from the 3 in $3 through the 2s to the point between the 1s in $1 and $2 and takes one line of each",
                    """
                    + +×+ +
                       1×
                    + + + +
                    ×1 ↘
                    +×+ + +
                         3
                    + + + +"""),
            pattern(
                    "adjacent-1-1-on-edge",
                    "w[1]-adjacent-1-1-on-edge-in-[1 2]",
                    "a line between the 1s in $1 and $2 would go on along the frame, as a second line of one of them",
                    """
                    + + +
                     ~ ~
                    + + +
                     1×1
                    + + +"""),
            pattern(
                    "adjacent-1-1-on-pseudo-edge",
                    "w[1]-adjacent-1-1-on-pseudo-edge-in-[1 2]",
                    "a line between the 1s in $1 and $2 can't go straight on, so it would be a second line of one of them",
                    """
                    + + +
                      x
                    + + +
                     1×1
                    + + +"""),
            pattern(
                    "adjacent-1-3-on-edge",
                    "w[1]-adjacent-1-3-on-edge-in-[1,2]",
                    "the line of the 3 in $2 at the point between it and the 1 in $1 at the frame is a line of the 1 too, or goes on as one",
                    """
                    + + +
                     ~ ~
                    + +━+
                    ×1 3
                    +×+ +"""),
            pattern(
                    "adjacent-1-3-on-pseudo-edge",
                    "w[1]-adjacent-1-3-on-pseudo-edge-in-[1,2]",
                    "the line of the 3 in $2 at the point between it and the 1 in $1 can't go straight on, so it is a line of the 1 too, or goes on as one",
                    """
                    + + +
                      x
                    + +━+
                    ×1 3
                    +×+ +"""),
            pattern(
                    "adjacent-1-2-on-edge-fwd-diag-2s-3",
                    1,
                    "w[1]-adjacent-1-2-on-edge-in-[1,f]-fwd-diag-2s-3...$2",
                    "a line comes from the 3 in $2 through the 2s to the frame between $1 and $f, and it is the line of the 1 in $1 too",
                    """
                    + + + +
                     ~ ~
                    + +━+ +
                    ×1 ↘
                    +×+ + +
                         3
                    + + + +"""),
            pattern(
                    "adjacent-1-2-on-pseudo-edge-fwd-diag-2s-3",
                    1,
                    "w[1]-adjacent-1-2-on-pseudo-edge-in-[1,f]-fwd-diag-2s-3...$2",
                    "a line comes from the 3 in $2 through the 2s to the point between $1 and $f where none goes straight on, and it is the line of the 1 in"
                            + " $1 too",
                    """
                    + + + +
                      x
                    + +━+ +
                    ×1 ↘
                    +×+ + +
                         3
                    + + + +"""),
            pattern(
                    "adjacent-1-2-on-edge-bkwd-diag-2s-3",
                    0,
                    "w[1]-adjacent-1-2-on-edge-in-[2,1]-bkwd-diag-2s-3...$3",
                    "the 2 in $1 and the 1 in $2 at the frame leave one line at the other point between them, and it goes on to the 3 in $3",
                    """
                    + + + + +
                       ~ ~
                    +━+ + + +
                       2 1
                    + + + + +
                         ↘
                    + + + + +
                           3┃
                    + + + +━+"""),
            pattern(
                    "adjacent-1-2-on-pseudo-edge-bkwd-diag-2s-3",
                    0,
                    "w[1]-adjacent-1-2-on-pseudo-edge-in-[2,1]-bkwd-diag-2s-3...$3",
                    "no line goes straight on between the 2 in $1 and the 1 in $2, which leaves one line at the other point between them, and it goes on to the"
                            + " 3 in $3",
                    """
                    + + + + +
                        x
                    + + + + +
                       2 1
                    + + + + +
                         ↘
                    + + + + +
                           3┃
                    + + + +━+"""));

    private static final List<CluePattern> THREE_CORNERS = List.of(
            pattern(
                    "3-closed-corner",
                    "w[1]-3-in-$1-closed-<nw>-corner",
                    "$1 is 3 and has two lines at its <nw> corner, so that it has one at its <se> corner",
                    """
                    +-+
                    |3
                    + A"""),
            pattern(
                    "3-isolated-corner",
                    "w[1]-3-in-$1-isolated-at-<nw>-corner",
                    "the 3 in $1 has a line at its <nw> corner, where no line comes from outside",
                    """
                    + + +
                      x
                    +x+━+
                      ┃3
                    + + +"""),
            pattern(
                    "3-symmetric-corner",
                    "w[1]-3-in-$1-symmetric-<nw>-corner",
                    "$1 is 3 and has both its lines at its <nw> corner or none, and none is too few",
                    """
                    s━+
                    ┃3
                    + A"""),
            pattern(
                    "3-asymmetric-corner",
                    "w[1]-3-in-$1-asymmetric-<se>-corner",
                    "$1 is 3 and has one line at its <se> corner, so that the others are at its <nw> corner",
                    """
                    + + +
                      ×
                    +×+━+
                      ┃3
                    + + a"""));

    private static final List<CluePattern> STRONG_IN_CORNERS = List.of(
            pattern(
                    "diagonal-1-1-in-corner",
                    "w[3]-diagonal-1-1-in-<nw>-corner",
                    "the 1s in $1 and $2 would let a line between them and the <nw> corner of the grid go nowhere but around the corner cell",
                    """
                    + + + +
                       ~ ~
                    + + + +
                     ~ ?×1
                    + +×+ +
                     ~ 1
                    + + + +"""),
            pattern(
                            "diagonal-1-3-in-corner",
                            "diagonal-<1-3|3-1>-in-<nw>-corner",
                            "the 3 in $1 and the 1 in $2 leave one way around the <nw> corner of the grid",
                            """
                    + + + +
                       ~ ~
                    + + + +
                     ~ ?┃3
                    + +×+ +
                     ~ 1
                    + + + +""")
                    .unless(Ints.of(0, 2)),
            pattern(
                    "diagonal-2-3-in-corner",
                    "w[5]-diagonal-<2-3|3-2>-in-<nw>-corner",
                    "without that line the 3 in $1 and the 2 in $2 would close a loop in the <nw> corner of the grid",
                    """
                    + + + +
                       ~ ~
                    + + + +
                     ~ ? 3┃
                    + + + +
                     ~ 2
                    + + + +"""),
            pattern(
                    "diagonal-of-three-2s-in-corner",
                    "diagonal-of-three-2s-in-<nw>-corner",
                    "the 2s in $1, $2 and $3 let nothing come out of the <nw> corner of the grid but along the frame",
                    """
                    + + + + + +
                       ~ ~ ~
                    + + + + +━+
                     ~ ? ? 2
                    + + + + + +
                     ~ ? 2
                    + + + + + +
                     ~ 2
                    + + + + + +
                      ┃
                    + + + + + +"""),
            pattern(
                    "diagonal-of-five-2s-in-corner",
                    "diagonal-of-five-2s-in-<nw>-corner",
                    "the 2s from $1 to $5 let nothing come out of the <nw> corner of the grid but along the frame",
                    """
                    + + + + + + + +
                       ~ ~ ~ ~ ~
                    + + + + + + +━+
                     ~ ? ? ? ? 2
                    + + + + + + + +
                     ~ ? ? ? 2
                    + + + + + + + +
                     ~ ? ? 2
                    + + + + + + + +
                     ~ ? 2
                    + + + + + + + +
                     ~ 2
                    + + + + + + + +
                      ┃
                    + + + + + + + +"""),
            pattern(
                    "diagonal-2-3+1-in-corner",
                    "diagonal-<2-3|3-2>+1-in-<nw>-corner",
                    "the 3 in $1, the 2 in $2 and the 1 in $3 leave few ways around the <nw> corner of the grid",
                    """
                    + + + +
                       ~ ~
                    + + + +
                     ~ ?┃3┃
                    + + + +
                     ~ 2 1
                    + + + +"""),
            pattern(
                            "diagonal-2-2+3-in-corner",
                            "diagonal-2-2+3-in-<nw>-corner",
                            "the 2s in $1 and $2 and the 3 in $3 leave few ways around the <nw> corner of the grid",
                            """
                    + + + + +
                       ~ ~
                    + +━+ +━+
                     ~┃? 2
                    + + + + +
                     ~ 2 3
                    + + + + +
                      ┃
                    + + + + +""")
                    .unless(Ints.of(0, 2, 3), Ints.of(1, 2, 3)));

    private static final List<CluePattern> STRONG_ANYWHERE = List.of(
            pattern(
                            "adjacent-3s",
                            "adjacent-3s-in-[1 2]",
                            "a loop around the 3s in $1 and $2 alone is not the solution, so that the line passes between them",
                            """
                    + + +
                      ×
                    + + +
                    ┃3┃3┃
                    + + +
                      ×
                    + + +""")
                    .unless(Ints.of(0, 1)),
            pattern(
                    "adjacent-3-2-0",
                    "w[3]-adjacent-3-2-0-in-[1 2 3]",
                    "the 2 in $2 has no line towards the 0 in $3, and could not be 2 if the line went around the 3 in $1 on that side",
                    """
                    + + + +
                      ×
                    + + + +
                    ┃3 2 0
                    + + + +
                      ×
                    + + + +"""),
            pattern(
                    "adjacent-3-2-noline",
                    "w[3]-adjacent-3-2-in-[1,2]-noline-<east>",
                    "the 2 in $2 has no line on its <east> side, and could not be 2 if the line went around the 3 in $1 on that side",
                    """
                    + + +
                      ×
                    + + +
                    ┃3 2x
                    + + +
                      ×
                    + + +"""),
            pattern(
                            "square-of-2s",
                            "square-of-2s-<se>-of-$1",
                            "a loop around the square of 2s alone is not the solution",
                            """
                    + + +
                     2 2
                    + N +
                     2 2
                    + + +""")
                    .unless(Ints.of(0, 1, 2, 3)));

    private static final List<CluePattern> THREE_AND_ONE = List.of(
            pattern(
                    "diagonal-3-1+0s",
                    "w[1]-diagonal-3-1-in-{$1...$2}+0s",
                    "the 0s leave the 1 in $2 its line at the point between it and the 3 in $1, and the line goes on along the 3",
                    """
                    +━+ + +
                    ┃3
                    + + + +
                       1 0
                    + + + +
                       0
                    + + + +"""),
            pattern(
                    "diagonal-3-1-open-end",
                    "w[1]-diagonal-3-1-in-{$1...$2}-open-end",
                    "the 1 in $2 has its line at the point between it and the 3 in $1, and the line goes on along the 3",
                    """
                    +━+ +
                    ┃3
                    + + +
                       1x
                    + +x+"""),
            pattern(
                    "diagonal-closed-3-1",
                    "w[1]-diagonal-closed-3-1-in-{$1...$2}",
                    "the 3 in $1 has one line at the point between it and the 1 in $2, and the line goes on along the 1",
                    """
                    +-+ +
                    |3
                    + + +
                       1×
                    + +×+"""));

    private static final List<CluePattern> STRONG_AROUND_ONES = List.of(
            pattern(
                    "3+1+1+3",
                    "w[3]-3+1+1+3-in-$1+[2<3]+$4",
                    "the 3s in $1 and $4 each bring a line to one of the two points between the 1s in $2 and $3, which have room for one line each",
                    """
                    + + +
                     3┃
                    + + +
                    ×1 1×
                    + + +
                      ┃3
                    + + +"""),
            pattern(
                    "3+1+1+3",
                    "w[3]-3+1+1+3-in-$1+[2<3]+$4",
                    "the 3s in $1 and $4 each bring a line to one of the two points between the 1s in $2 and $3, which have room for one line each",
                    """
                    + + +
                     3┃
                    + + +
                    ×1 1×
                    + + +
                     3┃
                    + + +"""),
            pattern(
                    "diag-3-2s+1+1+diag-2s-3",
                    0,
                    "w[3]-diag-3-2s-in-$1~f+1+1-in-[2<3]+diag-2s-3-in-$4~g",
                    "lines come from the 3s in $1 and $4 to the two points between the 1s in $2 and $3, which have room for one line each",
                    """
                    + + + + +
                     3
                    + + + + +
                       ↖┃
                    + + + + +
                      ×1 1×
                    + + + + +
                        ┃↘
                    + + + + +
                           3
                    + + + + +"""),
            pattern(
                    "diag-3-2s+1+1+diag-2s-3",
                    0,
                    "w[3]-diag-3-2s-in-$1~f+1+1-in-[2<3]+diag-2s-3-in-$4~g",
                    "lines come from the 3s in $1 and $4 to the two points between the 1s in $2 and $3, which have room for one line each",
                    """
                    + + + + +
                     3
                    + + + + +
                       ↖┃
                    + + + + +
                      ×1 1×
                    + + + + +
                       ↙┃
                    + + + + +
                     3
                    + + + + +"""),
            pattern(
                            "3-no-U-turn",
                            "3-in-$1-no-U-turn-from-<east>",
                            "a line on the <east> side of the 3 in $1 could only turn back and close a loop around it, which is not the solution",
                            """
                    + + + +
                        x
                    + +×+x+
                     3 ?×
                    + +×+x+
                        x
                    + + + +""")
                    .unless(Ints.of(0, 1)));

    static final List<CluePattern> ONES = List.of(
            pattern(
                    "1-symmetric-corner",
                    "w[1]-1-in-$1-symmetric-<nw>-corner",
                    "the 1 in $1 can't have one line at its <nw> corner, so that it has one at its <se> corner",
                    """
                    s +
                     1
                    + A"""),
            pattern(
                    "1-asymmetric-corner",
                    "w[1]-1-in-$1-asymmetric-<nw>-corner",
                    "the 1 in $1 has its line at its <nw> corner, so that it has none at its <se> corner",
                    """
                    a +
                     1
                    + S"""));

    /** What whips[1] see too, if with more words. */
    static final List<CluePattern> WEAK = Stream.of(
                    NEIGHBOURS,
                    GRID_CORNERS,
                    CELL_CORNERS,
                    DIAGONALS,
                    THREE_BESIDE_TWOS,
                    List.of(THREE_HIT),
                    BETWEEN_ONES,
                    THREE_CORNERS,
                    THREE_AND_ONE)
            .flatMap(List::stream)
            .toList();

    /** What needs longer whips, or that the loop is one. */
    static final List<CluePattern> STRONG = Stream.of(STRONG_IN_CORNERS, STRONG_ANYWHERE, STRONG_AROUND_ONES)
            .flatMap(List::stream)
            .toList();

    static final List<CluePattern> ALL =
            Stream.of(ZEROS, WEAK, STRONG, ONES).flatMap(List::stream).toList();

    private static CluePattern pattern(String name, String written, String said, String picture) {
        return pattern(name, 0, written, said, picture);
    }

    private static CluePattern pattern(String name, int shortest, String written, String said, String picture) {
        return CluePattern.of(name, shortest, written, said, picture);
    }
}
