package ninebynine.games.map;

import java.util.List;
import ninebynine.game.Elsewhere;
import ninebynine.game.LateModel;
import ninebynine.game.Picture;
import ninebynine.game.Puzzle;
import ninebynine.model.Model;
import ninebynine.state.State;
import ninebynine.state.View;
import ninebynine.tensor.Choice;
import ninebynine.tensor.Ints;
import org.jspecify.annotations.Nullable;

/** A map and the colours given: 0 for a country without one, else 1 to k. Where it came with a drawing, that is kept. */
public final class MapPuzzle implements Puzzle {
    private final Atlas atlas;
    private final LateModel model;
    private final Ints givens;
    private final @Nullable Tiles tiles;

    MapPuzzle(Atlas atlas, LateModel model, Ints givens, @Nullable Tiles tiles) {
        this.atlas = atlas;
        this.model = model;
        this.givens = givens;
        this.tiles = tiles;
    }

    @Override
    public String game() {
        return MapGame.NAME;
    }

    @Override
    public String size() {
        return atlas.countries()
                + (atlas.countries() == 1 ? " country, " : " countries, ")
                + atlas.colours()
                + (atlas.colours() == 1 ? " colour" : " colours");
    }

    @Override
    public int clues() {
        return (int) givens.stream().filter(given -> given > 0).count();
    }

    @Override
    public Model model() {
        return model.get();
    }

    /** The colours given, from 1; 0 for none. */
    public Ints givens() {
        return givens;
    }

    /** The neighbours of a country, all from 0. */
    public Ints neighbours(int country) {
        return atlas.neighbours().get(country);
    }

    @Override
    public State start() {
        State state = State.full(model());
        for (int country = 0; country < givens.size(); country++) {
            if (givens.get(country) > 0) {
                state.assertValue(country * atlas.colours() + givens.get(country) - 1);
            }
        }
        return state;
    }

    @Override
    public String text() {
        return text(givens);
    }

    @Override
    public String text(View state) {
        return text(MapBoard.values(atlas, state));
    }

    @Override
    public String canonical() {
        return new MapOrbit(atlas, givens).canonical();
    }

    /** Countries and colours with other names; in a drawing, which names its countries, colours alone. */
    @Override
    public String image(Choice choice) {
        int[] colours = choice.order(atlas.colours());
        Ints renamed = givens.map(given -> given == 0 ? 0 : colours[given - 1] + 1);
        return tiles == null
                ? new MapOrbit(atlas, renamed).image(Ints.of(choice.order(atlas.countries())))
                : text(renamed);
    }

    private String text(Ints colours) {
        return tiles == null ? BorderList.write(atlas, colours) : TathamMap.write(tiles, colours);
    }

    @Override
    public List<Elsewhere> elsewhere() {
        return tiles == null ? List.of() : List.of(Elsewhere.tatham("map", text()));
    }

    @Override
    public String draw(View state) {
        String list = MapBoard.list(atlas, state);
        return tiles == null ? list : MapBoard.tiles(tiles, MapBoard.values(atlas, state)) + "\n" + list;
    }

    /** The colours that are given, a dot for the others. */
    @Override
    public String drawn() {
        String list = MapBoard.list(atlas, givens);
        return tiles == null ? list : MapBoard.tiles(tiles, givens) + "\n" + list;
    }

    /** Kept with the model if the borders are all there is; maps with the same borders may have different squares. */
    @Override
    public Picture picture() {
        return tiles == null
                ? model().derived(Picture.class, m -> MapPicture.of(atlas, null))
                : MapPicture.of(atlas, tiles);
    }

    /** A drawing changes nothing. */
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof MapPuzzle that && atlas.equals(that.atlas) && givens.equals(that.givens);
    }

    @Override
    public int hashCode() {
        return 31 * atlas.hashCode() + givens.hashCode();
    }

    @Override
    public String toString() {
        return text();
    }
}
