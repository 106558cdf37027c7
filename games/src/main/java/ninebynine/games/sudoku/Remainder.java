package ninebynine.games.sudoku;

import java.util.Arrays;

/**
 * What an image leaves to come, as text: what is open about its columns, and its other rows in an order of their own.
 *
 * <p>Where two images that begin alike have the same text, there is a symmetry between them, and one of them will do. The other way round it
 * need not be so: where columns are tied any order is taken, so two images may be the same and have different texts.
 */
final class Remainder {
    private Remainder() {}

    static String of(Boxes boxes, Image image, int[] smallest) {
        int n = boxes.size();
        int[] order = image.slots().order();
        char[] names = names(n, image, order, smallest);
        StringBuilder text = new StringBuilder();
        for (int column : order) {
            text.append((char) image.slots().ofColumn(column));
        }
        int height = boxes.height();
        String[] bands = new String[n / height];
        for (int band = 0; band < bands.length; band++) {
            String[] rows = new String[height];
            for (int i = 0; i < height; i++) {
                rows[i] = image.has(band * height + i) ? "" : row(n, image, band * height + i, order, names);
            }
            Arrays.sort(rows);
            bands[band] = String.join("", rows);
        }
        Arrays.sort(bands); // the band under way is the only one with some of its rows, so its length tells it
        return text.append(String.join("/", bands)).toString();
    }

    private static char[] names(int n, Image image, int[] order, int[] smallest) {
        char[] names = new char[n + 1];
        int[] slot = new int[n];
        for (int i = 0; i < n; i++) {
            slot[order[i]] = i;
        }
        int named = 0;
        for (int digit = 1; digit <= n; digit++) {
            int home = image.homes()[digit];
            if (home != Image.NOWHERE) {
                names[digit] = (char) smallest[home - home % n + slot[home % n]];
                named++;
            }
        }
        for (int digit = 1; digit <= n; digit++) {
            names[digit] = names[digit] == 0 ? (char) ++named : names[digit];
        }
        return names;
    }

    private static String row(int n, Image image, int row, int[] order, char[] names) {
        char[] text = new char[n];
        for (int i = 0; i < n; i++) {
            text[i] = names[image.grid()[row * n + order[i]]];
        }
        return new String(text);
    }
}
