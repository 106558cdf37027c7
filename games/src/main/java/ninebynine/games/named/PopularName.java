package ninebynine.games.named;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * The table of names that players know, in the order in which a step asks for them: what each means here, the rule whose steps it is a name of, and what
 * others call the same. {@link PopularNames} says which of them fit a step.
 */
public enum PopularName {
    FULL_HOUSE("Full House", "Single", "a Single in the last empty cell of a row, column or block", "Last Value"),
    NAKED_SINGLE("Naked Single", "Single", "a Single: the cell has one candidate left", "Sole Candidate"),
    HIDDEN_SINGLE(
            "Hidden Single", "Single", "a Single: the row, column or block has one place left", "Unique Candidate"),
    POINTING(
            "Locked Candidates 1",
            "Interaction",
            "a whip[1] on a block: all its places for a digit lie in one line",
            "Pointing",
            "Pointing Pair",
            "Pointing Triple",
            "Locked Candidates Type 1"),
    CLAIMING(
            "Locked Candidates 2",
            "Interaction",
            "a whip[1] on a row or column: all its places for a digit lie in one block",
            "Claiming",
            "Box-Line Reduction",
            "Box/Line Reduction",
            "Locked Candidates Type 2"),
    LOCKED_PAIR("Locked Pair", "NakedSubset", "naked pairs in cells that share a line and a block"),
    LOCKED_TRIPLE("Locked Triple", "NakedSubset", "naked triplets in cells that share a line and a block"),
    NAKED_PAIR("Naked Pair", "NakedSubset", "naked pairs"),
    NAKED_TRIPLE("Naked Triple", "NakedSubset", "naked triplets", "Naked Triplet"),
    NAKED_QUAD("Naked Quad", "NakedSubset", "naked quads", "Naked Quadruple", "Naked Quadruplet"),
    HIDDEN_PAIR("Hidden Pair", "HiddenSubset", "hidden pairs"),
    HIDDEN_TRIPLE("Hidden Triple", "HiddenSubset", "hidden triplets", "Hidden Triplet"),
    HIDDEN_QUAD("Hidden Quad", "HiddenSubset", "hidden quads", "Hidden Quadruple", "Hidden Quadruplet"),
    X_WING("X-Wing", "SuperHiddenSubset", "super-hidden pairs: two lines with a digit in the same two places"),
    SWORDFISH("Swordfish", "SuperHiddenSubset", "super-hidden triplets: three lines with a digit in three places"),
    JELLYFISH("Jellyfish", "SuperHiddenSubset", "super-hidden quads: four lines with a digit in four places"),
    FINNED_X_WING("Finned X-Wing", "FinnedFish", "an X-Wing with further candidates on one line, all in one block"),
    FINNED_SWORDFISH("Finned Swordfish", "FinnedFish", "a Swordfish with fins on one line, all in one block"),
    FINNED_JELLYFISH("Finned Jellyfish", "FinnedFish", "a Jellyfish with fins on one line, all in one block"),
    SASHIMI_X_WING("Sashimi X-Wing", "FinnedFish", "a Finned X-Wing whose finned line has one place without its fins"),
    SASHIMI_SWORDFISH(
            "Sashimi Swordfish", "FinnedFish", "a Finned Swordfish whose finned line has one place without its fins"),
    SASHIMI_JELLYFISH(
            "Sashimi Jellyfish", "FinnedFish", "a Finned Jellyfish whose finned line has one place without its fins"),
    SQUIRMBAG("Squirmbag", "HouseFish", "five rows with a digit in five columns, or the other way round", "Starfish"),
    FINNED_SQUIRMBAG("Finned Squirmbag", "HouseFish", "a Squirmbag with fins"),
    SASHIMI_SQUIRMBAG(
            "Sashimi Squirmbag", "HouseFish", "a Squirmbag with fins, one line of which has at most one place besides"),
    WHALE("Whale", "HouseFish", "six rows with a digit in six columns, or the other way round"),
    FINNED_WHALE("Finned Whale", "HouseFish", "a Whale with fins"),
    SASHIMI_WHALE("Sashimi Whale", "HouseFish", "a Whale with fins, one line of which has at most one place besides"),
    LEVIATHAN("Leviathan", "HouseFish", "seven rows with a digit in seven columns, or the other way round"),
    FINNED_LEVIATHAN("Finned Leviathan", "HouseFish", "a Leviathan with fins"),
    SASHIMI_LEVIATHAN(
            "Sashimi Leviathan", "HouseFish", "a Leviathan with fins, one line of which has at most one place besides"),
    FRANKEN_X_WING("Franken X-Wing", "HouseFish", "an X-Wing with blocks among its houses"),
    FINNED_FRANKEN_X_WING("Finned Franken X-Wing", "HouseFish", "an X-Wing with blocks among its houses, and fins"),
    FRANKEN_SWORDFISH("Franken Swordfish", "HouseFish", "a Swordfish with blocks among its houses"),
    FINNED_FRANKEN_SWORDFISH(
            "Finned Franken Swordfish", "HouseFish", "a Swordfish with blocks among its houses, and fins"),
    FRANKEN_JELLYFISH("Franken Jellyfish", "HouseFish", "a Jellyfish with blocks among its houses"),
    FINNED_FRANKEN_JELLYFISH(
            "Finned Franken Jellyfish", "HouseFish", "a Jellyfish with blocks among its houses, and fins"),
    MUTANT_X_WING("Mutant X-Wing", "HouseFish", "an X-Wing with rows, columns and blocks as they come"),
    FINNED_MUTANT_X_WING(
            "Finned Mutant X-Wing", "HouseFish", "an X-Wing with rows, columns and blocks as they come, and fins"),
    MUTANT_SWORDFISH("Mutant Swordfish", "HouseFish", "a Swordfish with rows, columns and blocks as they come"),
    FINNED_MUTANT_SWORDFISH(
            "Finned Mutant Swordfish", "HouseFish", "a Swordfish with rows, columns and blocks as they come, and fins"),
    MUTANT_JELLYFISH("Mutant Jellyfish", "HouseFish", "a Jellyfish with rows, columns and blocks as they come"),
    FINNED_MUTANT_JELLYFISH(
            "Finned Mutant Jellyfish", "HouseFish", "a Jellyfish with rows, columns and blocks as they come, and fins"),
    FRANKEN_SQUIRMBAG("Franken Squirmbag", "HouseFish", "a Squirmbag with blocks among its houses"),
    FINNED_FRANKEN_SQUIRMBAG(
            "Finned Franken Squirmbag", "HouseFish", "a Squirmbag with blocks among its houses, and fins"),
    FRANKEN_WHALE("Franken Whale", "HouseFish", "a Whale with blocks among its houses"),
    FINNED_FRANKEN_WHALE("Finned Franken Whale", "HouseFish", "a Whale with blocks among its houses, and fins"),
    FRANKEN_LEVIATHAN("Franken Leviathan", "HouseFish", "a Leviathan with blocks among its houses"),
    FINNED_FRANKEN_LEVIATHAN(
            "Finned Franken Leviathan", "HouseFish", "a Leviathan with blocks among its houses, and fins"),
    MUTANT_SQUIRMBAG("Mutant Squirmbag", "HouseFish", "a Squirmbag with rows, columns and blocks as they come"),
    FINNED_MUTANT_SQUIRMBAG(
            "Finned Mutant Squirmbag", "HouseFish", "a Squirmbag with rows, columns and blocks as they come, and fins"),
    MUTANT_WHALE("Mutant Whale", "HouseFish", "a Whale with rows, columns and blocks as they come"),
    FINNED_MUTANT_WHALE(
            "Finned Mutant Whale", "HouseFish", "a Whale with rows, columns and blocks as they come, and fins"),
    MUTANT_LEVIATHAN("Mutant Leviathan", "HouseFish", "a Leviathan with rows, columns and blocks as they come"),
    FINNED_MUTANT_LEVIATHAN(
            "Finned Mutant Leviathan", "HouseFish", "a Leviathan with rows, columns and blocks as they come, and fins"),
    KRAKEN_FISH_1(
            "Kraken Fish Type 1",
            "KrakenFish",
            "a finned fish that takes a place of one of its covers away, as its fins lead there by chains"),
    KRAKEN_FISH_2(
            "Kraken Fish Type 2",
            "KrakenFish",
            "a fish, all of whose fins and places in one of its covers lead to the same by chains"),
    SKYSCRAPER(
            "Skyscraper",
            "BivalueChain",
            "a bivalue-chain of length 2 on one digit, in two rows that share a column, or two columns that share a row"),
    KITE(
            "2-String Kite",
            "BivalueChain",
            "a bivalue-chain of length 2 on one digit, in a row and a column that meet in a block",
            "Two-String Kite"),
    DUAL_KITE(
            "Dual 2-String Kite",
            "BivalueChain",
            "a 2-String Kite whose two places in the block make another one with their other lines"),
    TURBOT_FISH("Turbot Fish", "BivalueChain", "a bivalue-chain of length 2 on one digit"),
    EMPTY_RECTANGLE(
            "Empty Rectangle",
            "GBivalueChain",
            "a g-bivalue-chain or whip of length 2 on one digit: a block with places in one row and one column only, and a"
                    + " line with two"),
    DUAL_EMPTY_RECTANGLE(
            "Dual Empty Rectangle",
            "GBivalueChain",
            "an Empty Rectangle whose block makes another one with another line"),
    SIMPLE_COLORS(
            "Simple Colors",
            "BivalueChain",
            "a bivalue-chain of length 3 or more on one digit, neighbours of which are the only two of a line or block",
            "Simple Colouring",
            "Simple Coloring"),
    SIMPLE_COLORS_TRAP(
            "Simple Colors Trap",
            "Colours",
            "a candidate that sees both colours of a net of houses with two places",
            "Color Trap"),
    SIMPLE_COLORS_WRAP(
            "Simple Colors Wrap",
            "Colours",
            "a net of houses with two places, two of which see each other and have the same colour",
            "Color Wrap"),
    MULTI_COLORS("Multi Colors", "BivalueChain", "as Simple Colors, but for one place in the chain", "Multi-Colouring"),
    MULTI_COLORS_1(
            "Multi Colors 1", "Colours", "two nets: a candidate that sees a colour of each, one of which is true"),
    MULTI_COLORS_2("Multi Colors 2", "Colours", "two nets: a colour of one that sees both colours of the other"),
    X_CHAIN("X-Chain", "BivalueChain", "a bivalue-chain on one digit", "X-Cycle"),
    REMOTE_PAIR("Remote Pair", "BivalueChain", "a bivalue-chain on 4 or more cells, all with the same two digits"),
    XY_WING("XY-Wing", "BivalueChain", "a bivalue-chain of length 3 on cells", "Y-Wing"),
    XY_CHAIN("XY-Chain", "BivalueChain", "a bivalue-chain of length 4 or more on cells", "Y-Chain"),
    W_WING(
            "W-Wing",
            "BivalueChain",
            "a bivalue-chain of length 3: two cells with the same two digits, and a line or block between them"),
    M_WING("M-Wing", "BivalueChain", "a bivalue-chain of length 3 on a cell and two houses, with two digits in all"),
    S_WING(
            "S-Wing",
            "BivalueChain",
            "a bivalue-chain of length 3 on a house, a cell and a house, with two digits in all"),
    XYZ_WING("XYZ-Wing", "ZChain", "a z-chain of length 3 on cells {xyz}, {xz} and {yz}; also the smallest ALS-XZ"),
    WXYZ_WING("WXYZ-Wing", "AlsChain", "four cells with four digits, only one of which can be in two of them"),
    VWXYZ_WING("VWXYZ-Wing", "AlsChain", "five cells with five digits, only one of which can be in two of them"),
    CONTINUOUS_LOOP(
            "Continuous Nice Loop", "BivalueChain", "a bivalue-chain whose ends contradict each other", "Nice Loop"),
    DISCONTINUOUS_LOOP(
            "Discontinuous Nice Loop", "BivalueChain", "a bivalue-chain from the target back to it", "Nice Loop"),
    MEDUSA("3D Medusa", "BivalueChain", "a bivalue-chain on several digits, all links of which are strong"),
    AIC_1("AIC Type 1", "BivalueChain", "a bivalue-chain with the same digit at both ends", "AIC"),
    AIC_2("AIC Type 2", "BivalueChain", "a bivalue-chain with two digits at its ends", "AIC"),
    GROUPED_X_CHAIN("Grouped X-Chain", "GBivalueChain", "a g-bivalue-chain on one digit", "Grouped X-Cycle"),
    GROUPED_CONTINUOUS_LOOP(
            "Grouped Continuous Nice Loop",
            "GBivalueChain",
            "a g-bivalue-chain whose ends contradict each other",
            "Grouped Nice Loop"),
    GROUPED_DISCONTINUOUS_LOOP(
            "Grouped Discontinuous Nice Loop",
            "GBivalueChain",
            "a g-bivalue-chain from the target back to it",
            "Grouped Nice Loop"),
    GROUPED_AIC("Grouped AIC", "GBivalueChain", "a g-bivalue-chain", "Grouped Nice Loop"),
    ALS_XZ(
            "ALS-XZ",
            "AlsChain",
            "two almost locked sets and a digit that only one of them can have",
            "Almost Locked Set XZ-Rule"),
    ALS_XY_WING(
            "ALS-XY-Wing", "AlsChain", "three almost locked sets, joined by two digits", "Almost Locked Set XY-Wing"),
    ALS_CHAIN(
            "ALS Chain",
            "AlsChain",
            "four or more almost locked sets, each joined to the next",
            "ALS XY-Chain",
            "Almost Locked Set Chain"),
    SUE_DE_COQ(
            "Sue de Coq",
            "SueDeCoq",
            "cells of a line and of a block, covered by as many digits of the line and the block as there are cells",
            "Two-Sector Disjoint Subsets"),
    SK_LOOP("SK-Loop", "Belt", "a belt of four crosses", "Domino Loop", "Hidden Pair Loop"),
    JUNIOR_EXOCET(
            "Junior Exocet", "Exocet", "a J-exocet: two base cells and two targets that hold the same", "JExocet"),
    TEMPLATE_SET(
            "Template Set",
            "Templates",
            "all ways to put a digit into the whole grid have the candidate",
            "Pattern Overlay"),
    TEMPLATE_DELETE(
            "Template Delete",
            "Templates",
            "no way to put a digit into the whole grid has the candidate",
            "Pattern Overlay"),
    DEATH_BLOSSOM("Death Blossom", "DeathBlossom", "a cell, and for each of its digits an almost locked set"),
    UNIQUE_RECTANGLE_1(
            "Unique Rectangle Type 1",
            "UniqueRectangle",
            "a unique rectangle of type 1; it assumes one solution",
            "Uniqueness Test 1"),
    UNIQUE_RECTANGLE_2(
            "Unique Rectangle Type 2",
            "UniqueRectangle",
            "a unique rectangle of type 2; it assumes one solution",
            "Uniqueness Test 2"),
    UNIQUE_RECTANGLE_3(
            "Unique Rectangle Type 3",
            "UniqueRectangle",
            "a unique rectangle of type 3; it assumes one solution",
            "Uniqueness Test 3"),
    UNIQUE_RECTANGLE_4(
            "Unique Rectangle Type 4",
            "UniqueRectangle",
            "a unique rectangle of type 4; it assumes one solution",
            "Uniqueness Test 4"),
    UNIQUE_RECTANGLE_5(
            "Unique Rectangle Type 5",
            "UniqueRectangle",
            "a unique rectangle of type 5; it assumes one solution",
            "Uniqueness Test 5"),
    UNIQUE_RECTANGLE_6(
            "Unique Rectangle Type 6",
            "UniqueRectangle",
            "a unique rectangle of type 6; it assumes one solution",
            "Uniqueness Test 6"),
    HIDDEN_RECTANGLE(
            "Hidden Rectangle",
            "UniqueRectangle",
            "a hidden unique rectangle; it assumes one solution",
            "Hidden Unique Rectangle"),
    AVOIDABLE_RECTANGLE_1(
            "Avoidable Rectangle Type 1",
            "UniqueRectangle",
            "an avoidable rectangle of type 1; it assumes one solution"),
    AVOIDABLE_RECTANGLE_2(
            "Avoidable Rectangle Type 2",
            "UniqueRectangle",
            "an avoidable rectangle of type 2; it assumes one solution"),
    AVOIDABLE_RECTANGLE(
            "Avoidable Rectangle", "UniqueRectangle", "another avoidable rectangle; it assumes one solution"),
    BUG_1(
            "BUG+1",
            "OneOf",
            "a grave of two candidates in all cells but one; it assumes one solution",
            "Bivalue Universal Grave + 1"),
    NISHIO("Nishio", "Whip", "a whip or braid on one digit", "Nishio Forcing Chain"),
    FORCING_CHAIN(
            "Forcing Chain",
            "Whip",
            "a chain that leads from the target to a contradiction",
            "Forcing Chain Contradiction"),
    FORCING_NET(
            "Forcing Net",
            "Braid",
            "a braid: branches that lead from the target to a contradiction",
            "Dynamic Contradiction Chain"),
    GROUPED_FORCING_CHAIN("Grouped Forcing Chain", "GWhip", "a g-whip"),
    GROUPED_FORCING_NET("Grouped Forcing Net", "GBraid", "a g-braid"),
    CELL_FORCING(
            "Cell Forcing Chain", "Forcing", "forcing whips from all candidates of a cell", "Forcing Chain Verity"),
    REGION_FORCING(
            "Region Forcing Chain",
            "Forcing",
            "forcing whips from all places of a digit in a house",
            "Unit Forcing Chain",
            "Forcing Chain Verity"),
    BROKEN_WING("Broken Wing", "Oddagon", "an oddagon on one digit", "Guardians"),
    BIVALUE_ODDAGON("Bivalue Oddagon", "Oddagon", "an oddagon on cells with two digits"),
    TRIVALUE_ODDAGON("Trivalue Oddagon", "OneOf", "a tridagon", "Thor's Hammer"),
    BOWMANS_BINGO("Bowman's Bingo", "Trial", "trial and error with Singles"),
    NESTED_FORCING("Nested Forcing Chain", "Trial", "trial and error inside trial and error"),
    BRUTE_FORCE("Brute Force", "Guessing", "a guess");

    private final String title;
    /** Made once: lists of steps ask for tens of thousands of names. */
    private final String plainTitle;

    private final String rule;
    private final String meaning;
    private final List<String> aliases;

    PopularName(String title, String rule, String meaning, String... aliases) {
        this.title = title;
        this.plainTitle = plain(title);
        this.rule = rule;
        this.meaning = meaning;
        this.aliases = List.of(aliases);
    }

    /** As players write it. */
    public String title() {
        return title;
    }

    /** The id of the family whose card explains such steps. */
    public String rule() {
        return rule;
    }

    /** What it is in our words, as in "a bivalue-chain of length 3 on cells". */
    public String meaning() {
        return meaning;
    }

    /** What the same is called elsewhere. */
    public List<String> aliases() {
        return aliases;
    }

    /** The name, what it means, and what others call it, as in "xy-wing: a bivalue-chain of length 3 on cells; also Y-Wing". */
    public String line() {
        return title.toLowerCase(Locale.ROOT) + ": " + meaning
                + (aliases.isEmpty() ? "" : "; also " + String.join(", ", aliases));
    }

    /** Those of that name, whatever the case and the hyphens; aliases may stand for several. */
    public static List<PopularName> named(String asked) {
        String plain = plain(asked);
        List<PopularName> titled = Arrays.stream(values())
                .filter(name -> name.plainTitle.equals(plain))
                .toList();
        return !titled.isEmpty()
                ? titled
                : Arrays.stream(values())
                        .filter(name -> name.aliases.stream()
                                .anyMatch(alias -> plain(alias).equals(plain)))
                        .toList();
    }

    /** The one with this title. */
    public static Optional<PopularName> titled(String title) {
        return Arrays.stream(values()).filter(name -> name.title.equals(title)).findFirst();
    }

    private static String plain(String name) {
        return name.toLowerCase(Locale.ROOT).replaceAll("[-\\s/']+", "");
    }
}
