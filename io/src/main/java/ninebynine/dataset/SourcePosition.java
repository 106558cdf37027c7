package ninebynine.dataset;

import java.util.ArrayList;
import java.util.List;

/**
 * How far the sources were read.
 *
 * @param places of each source; at the start of those that are not named
 * @param last which source the last puzzle is of
 * @param copies how many copies of that were taken
 */
record SourcePosition(List<Source.Place> places, int last, int copies) {
    static final SourcePosition START = new SourcePosition(List.of(), 0, 0);

    SourcePosition {
        places = List.copyOf(places);
    }

    Source.Place of(int source) {
        return source < places.size() ? places.get(source) : Source.Place.START;
    }

    /** How many puzzles in all. */
    long count() {
        return places.stream().mapToLong(Source.Place::puzzles).sum();
    }

    /** After a puzzle of a source. */
    SourcePosition with(int source, Source.Place place) {
        List<Source.Place> more = new ArrayList<>(places);
        while (more.size() <= source) {
            more.add(Source.Place.START);
        }
        more.set(source, place);
        return new SourcePosition(more, source, 0);
    }

    /** After another copy of the same puzzle. */
    SourcePosition copied(int copy) {
        return new SourcePosition(places, last, copy);
    }
}
