package ninebynine.games.slitherlink;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import ninebynine.games.Game;
import ninebynine.model.Model;
import ninebynine.strategy.OwnRules;

/** Draw one loop along the edges of a grid, so that every number counts the lines around its cell. */
public final class SlitherlinkGame implements Game {
    static final String NAME = "slitherlink";

    private final Map<List<Integer>, Model> models = new ConcurrentHashMap<>();

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public String summary() {
        return "Slitherlink: one loop along the edges of a grid; numbers count the lines around their cells";
    }

    @Override
    public String rules() {
        return "A Slitherlink is a grid of cells, some of which hold a number from 0 to 3. Draw lines along the edges of cells so that they make one"
                + " single closed loop, which never touches or crosses itself. A number says how many of the four edges around its cell are lines;"
                + " around a cell without a number there may be any. r2c3 is the cell in row 2 and column 3. Rows are counted from the top and"
                + " columns from the left.";
    }

    @Override
    public String plural() {
        return "Slitherlinks";
    }

    @Override
    public OwnRules ownRules() {
        return SlitherlinkModel.RULES;
    }

    @Override
    public SlitherlinkPuzzle parse(String text) {
        SlitherlinkText.Read read = SlitherlinkText.read(text);
        Model model = models.computeIfAbsent(
                List.of(read.rows(), read.columns()), size -> SlitherlinkModel.of(size.get(0), size.get(1)));
        return new SlitherlinkPuzzle(model, read.clues());
    }

    @Override
    public boolean isWhole(String line) {
        return line.contains("/");
    }
}
