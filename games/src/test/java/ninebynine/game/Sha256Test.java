package ninebynine.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.Random;
import org.junit.jupiter.api.Test;

class Sha256Test {
    @Test
    void isWhatTheJdkHas() throws GeneralSecurityException {
        Random random = new Random(256);
        for (int length = 0; length < 300; length++) {
            byte[] message = new byte[length];
            random.nextBytes(message);
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(message);
            assertThat(Sha256.first(message)).isEqualTo(ByteBuffer.wrap(digest).getLong());
        }
    }
}
