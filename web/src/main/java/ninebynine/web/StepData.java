package ninebynine.web;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import ninebynine.explain.Highlights;
import ninebynine.explain.Notation;
import ninebynine.explain.Prose;
import ninebynine.explain.Wording;
import ninebynine.game.Puzzle;
import ninebynine.model.Model;
import ninebynine.picture.PictureItem;
import ninebynine.picture.Pictures;
import ninebynine.rule.Match;
import ninebynine.rule.Rule;
import ninebynine.state.View;
import org.jspecify.annotations.Nullable;

/** Steps and states as data: what is said of them, and what is drawn. */
final class StepData {
    private final Puzzle puzzle;
    private final Model model;
    private final Notation notation;
    private final Prose prose;
    private final Pictures pictures = new Pictures(0, Pictures.Below.NOTHING);

    StepData(Puzzle puzzle) {
        this.puzzle = puzzle;
        this.model = puzzle.model();
        this.notation = new Notation(model, Notation.Style.UNICODE);
        this.prose = new Prose(model);
    }

    /** A step in a line: all that a list shows of it. */
    Map<String, Object> line(int number, Rule rule, Match match, View before) {
        Map<String, Object> data = said(match, before);
        data.put("n", number);
        data.put("level", rule.level());
        data.put("code", rule.code());
        data.put("card", rule.card());
        return data;
    }

    /** The words, and what follows. */
    Map<String, Object> said(Match match, View before) {
        String named = prose.named(match, before);
        Map<String, Object> data = new LinkedHashMap<>();
        data.put("name", notation.name(match));
        data.put("notation", notation.line(match));
        data.put("sentence", prose.told(match, before, Wording.FULL));
        data.put("technique", named.substring(0, Math.max(0, named.indexOf(": "))));
        data.put("values", match.values().toArray());
        data.put("targets", match.targets().toArray());
        return data;
    }

    /** What is drawn: a state, maybe with a step on it. */
    Map<String, Object> scene(View before, @Nullable Match match) {
        Map<String, Object> data = new LinkedHashMap<>();
        data.put("drawn", drawn(pictures.drawn(puzzle, before, match)));
        data.put("values", before.values().toInts().toArray());
        data.put("candidates", before.candidates().toInts().toArray());
        if (match != null) {
            data.put(
                    "key",
                    pictures.key(puzzle, before, match).stream()
                            .map(StepData::key)
                            .toList());
            Map<String, Object> roles = new LinkedHashMap<>();
            Highlights.of(match, before).forEach((label, role) -> roles.put(Integer.toString(label), role.word()));
            data.put("roles", roles);
        }
        return data;
    }

    private static Map<String, Object> key(PictureItem.Key key) {
        Map<String, Object> data = new LinkedHashMap<>();
        data.put("meaning", key.meaning());
        data.put("drawn", drawn(key.sign()));
        return data;
    }

    private static List<Object> drawn(List<PictureItem> all) {
        List<Object> data = new ArrayList<>();
        for (PictureItem each : all) {
            data.add(drawn(each));
        }
        return data;
    }

    /** A letter for what it is, then its parts. */
    private static List<Object> drawn(PictureItem each) {
        if (each instanceof PictureItem.Filled filled) {
            return List.of("f", filled.ink(), filled.path());
        }
        if (each instanceof PictureItem.Stroked stroked) {
            return List.of("s", stroked.ink(), stroked.path(), stroked.width(), stroked.dashed());
        }
        if (each instanceof PictureItem.Written written) {
            List<Object> words = new ArrayList<>();
            written.words()
                    .forEach(word -> words.add(List.of(word.at().x(), word.at().y(), word.text())));
            return List.of("t", written.ink(), written.size(), written.bold(), written.centred(), words);
        }
        return each instanceof PictureItem.Begin begin ? List.of("b", begin.kind(), begin.title()) : List.of("e");
    }
}
