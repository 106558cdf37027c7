package ninebynine.games.map;

import ninebynine.game.ClipsCall;
import ninebynine.game.Drafter;
import ninebynine.game.Game;
import ninebynine.game.Models;
import ninebynine.model.Model;
import ninebynine.tensor.Ints;
import org.jspecify.annotations.Nullable;

/** Give each country a colour so that neighbours differ. */
public final class MapGame implements Game {
    static final String NAME = "map";

    private final Models<Atlas> models = new Models<>(MapModel::of);

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public String summary() {
        return "map colouring, with any number of colours";
    }

    @Override
    public String rules() {
        return "A map has countries X1, X2 and so on, and so many colours. Give each country one of the colours so that neighbours"
                + " have different ones. Some countries have their colour from the start. The colours are, in this order, B, Y, R, G, O,"
                + " V and I, for blue, yellow, red, green, orange, violet and indigo, and then 8, 9 and so on. 4 3 \"R..\" 1 2 3 : 2 3"
                + " is a map of 4 colours and 3 countries, where X1 is red, X2 and X3 are its neighbours, and X3 is one of X2.";
    }

    @Override
    public String plural() {
        return "maps";
    }

    @Override
    public boolean hasGroups() {
        return false;
    }

    @Override
    public boolean isNamedBy(String line) {
        return MapText.isWhole(line) && !ClipsCall.isOne(line) || Dimacs.isProblem(line);
    }

    @Override
    public String noun() {
        return "map";
    }

    @Override
    public MapPuzzle parse(String text) {
        MapText read = MapText.read(text);
        read.atlas().distinct(read.givens());
        return puzzle(read);
    }

    @Override
    public MapPuzzle parseFilled(String text) {
        return puzzle(MapText.read(text));
    }

    @Override
    public boolean isWhole(String line) {
        return MapText.isWhole(line);
    }

    @Override
    public Drafter drafter(Drafter.Setting setting) {
        return new MapDrafter(this, setting);
    }

    Model model(Atlas atlas) {
        return models.of(atlas);
    }

    MapPuzzle puzzle(Atlas atlas, Ints givens, @Nullable Tiles tiles) {
        return new MapPuzzle(atlas, models.late(atlas), givens, tiles);
    }

    private MapPuzzle puzzle(MapText read) {
        return new MapPuzzle(read.atlas(), models.late(read.atlas()), read.givens(), read.tiles());
    }
}
