package ninebynine.picture;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32;
import java.util.zip.Deflater;

/**
 * Pixels as a PNG file: with a palette where 256 colours are enough, and they nearly always are. The file's bytes are up to the JDK's
 * zlib; the pixels are not.
 */
final class Png {
    private static final byte[] SIGNATURE = {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n'};
    private static final int RGB = 2;
    private static final int PALETTE = 3;
    /** Nearly as small as the best, in a third of the time. */
    private static final int LEVEL = 3;

    private final int[] pixels;
    private final int width;
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();

    private Png(Raster raster) {
        this.pixels = raster.pixels();
        this.width = raster.width();
    }

    static byte[] of(Raster raster) {
        return new Png(raster).write(raster.height());
    }

    private byte[] write(int height) {
        Palette palette = new Palette();
        byte[] rows = indexed(palette);
        out.writeBytes(SIGNATURE);
        chunk(
                "IHDR",
                ByteBuffer.allocate(13)
                        .putInt(width)
                        .putInt(height)
                        .put((byte) 8)
                        .put((byte) (palette.isFull() ? RGB : PALETTE))
                        .array());
        if (!palette.isFull()) {
            ByteBuffer colours = ByteBuffer.allocate(3 * palette.size());
            for (int i = 0; i < palette.size(); i++) {
                put(colours, palette.colour(i));
            }
            chunk("PLTE", colours.array());
        }
        chunk("IDAT", deflated(palette.isFull() ? plain() : rows));
        chunk("IEND", new byte[0]);
        return out.toByteArray();
    }

    /** A byte a pixel. Each row begins with a zero: no filter. */
    private byte[] indexed(Palette palette) {
        byte[] rows = new byte[pixels.length + pixels.length / width];
        int at = 0;
        int last = -1;
        byte index = 0;
        for (int i = 0; i < pixels.length && !palette.isFull(); i++) {
            if (i % width == 0) {
                at++;
            }
            if (pixels[i] != last) {
                last = pixels[i];
                index = (byte) palette.index(last);
            }
            rows[at++] = index;
        }
        return rows;
    }

    /** Three bytes a pixel. */
    private byte[] plain() {
        ByteBuffer rows = ByteBuffer.allocate(3 * pixels.length + pixels.length / width);
        for (int i = 0; i < pixels.length; i++) {
            if (i % width == 0) {
                rows.put((byte) 0);
            }
            put(rows, pixels[i]);
        }
        return rows.array();
    }

    private static void put(ByteBuffer into, int rgb) {
        into.put((byte) (rgb >> 16)).put((byte) (rgb >> 8)).put((byte) rgb);
    }

    private static byte[] deflated(byte[] rows) {
        Deflater deflater = new Deflater(LEVEL);
        try {
            deflater.setInput(rows);
            deflater.finish();
            ByteArrayOutputStream packed = new ByteArrayOutputStream();
            byte[] buffer = new byte[1 << 14];
            while (!deflater.finished()) {
                packed.write(buffer, 0, deflater.deflate(buffer));
            }
            return packed.toByteArray();
        } finally {
            deflater.end();
        }
    }

    private void chunk(String type, byte[] data) {
        byte[] named = ByteBuffer.allocate(4 + data.length)
                .put(type.getBytes(StandardCharsets.US_ASCII))
                .put(data)
                .array();
        CRC32 crc = new CRC32();
        crc.update(named);
        out.writeBytes(ByteBuffer.allocate(4).putInt(data.length).array());
        out.writeBytes(named);
        out.writeBytes(ByteBuffer.allocate(4).putInt((int) crc.getValue()).array());
    }
}
