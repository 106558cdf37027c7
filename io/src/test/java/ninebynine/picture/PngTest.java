package ninebynine.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import javax.imageio.ImageIO;
import ninebynine.game.Picture.Point;
import ninebynine.picture.Canvas.Pen;
import org.junit.jupiter.api.Test;

/** What another reader sees is what was drawn. */
class PngTest {
    private static void survives(Raster raster) throws IOException {
        BufferedImage image = ImageIO.read(new ByteArrayInputStream(Png.of(raster)));
        assertThat(image.getWidth()).isEqualTo(raster.width());
        assertThat(image.getHeight()).isEqualTo(raster.height());
        int[] seen = image.getRGB(0, 0, raster.width(), raster.height(), null, 0, raster.width());
        for (int i = 0; i < seen.length; i++) {
            assertThat(seen[i] & 0xFFFFFF).isEqualTo(raster.pixels()[i]);
        }
    }

    @Test
    void fewColoursHaveAPalette() throws IOException {
        Raster raster = new Raster(40, 30, 80);
        raster.fill(Curve.circle(new Point(20, 15), 9), Ink.BLUE);
        raster.stroke(Curve.square(new Point(20, 15), 12), new Pen(Ink.RED, 1, true));
        assertThat(Png.of(raster)[25]).as("colour type").isEqualTo((byte) 3);
        survives(raster);
    }

    @Test
    void manyColoursDoWithoutOne() throws IOException {
        Raster raster = new Raster(30, 20, 30);
        for (int i = 0; i < raster.pixels().length; i++) {
            raster.pixels()[i] = 0x10305 * i & 0xFFFFFF;
        }
        assertThat(Png.of(raster)[25]).as("colour type").isEqualTo((byte) 2);
        survives(raster);
    }

    @Test
    void exactlyAsManyColoursAsAPaletteHolds() throws IOException {
        Raster raster = new Raster(16, 16, 16);
        for (int i = 0; i < raster.pixels().length; i++) {
            raster.pixels()[i] = 0x20000 + i;
        }
        assertThat(Png.of(raster)[25]).as("colour type").isEqualTo((byte) 3);
        survives(raster);
    }
}
