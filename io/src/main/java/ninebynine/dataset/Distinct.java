package ninebynine.dataset;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** No orbit twice: which were taken. Copies of one puzzle share theirs. */
final class Distinct {
    private static final int RADIX = 16;

    private final Set<Long> taken = new HashSet<>();
    private final List<Long> ofShard = new ArrayList<>();
    private String last;

    /**
     * @param before what was sealed
     * @param last the name of the last puzzle that was taken, whose copies may still come; empty if there is none
     */
    Distinct(List<SealedShard> before, String last) {
        this.last = last;
        for (SealedShard shard : before) {
            ByteBuffer orbits = ByteBuffer.wrap(Base64.getDecoder().decode(shard.orbits()));
            while (orbits.hasRemaining()) {
                taken.add(orbits.getLong());
            }
        }
    }

    private static long number(String orbit) {
        return Long.parseUnsignedLong(orbit, RADIX);
    }

    /** Whether another puzzle of this orbit was taken. */
    boolean isTaken(String orbit, String puzzle) {
        return !puzzle.equals(last) && taken.contains(number(orbit));
    }

    void take(String orbit, String puzzle) {
        last = puzzle;
        if (taken.add(number(orbit))) {
            ofShard.add(number(orbit));
        }
    }

    /** The orbits that were taken since this was asked last, as the journal keeps them. */
    String sealed() {
        ByteBuffer orbits = ByteBuffer.allocate(Long.BYTES * ofShard.size());
        ofShard.forEach(orbits::putLong);
        ofShard.clear();
        return Base64.getEncoder().encodeToString(orbits.array());
    }
}
