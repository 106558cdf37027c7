package ninebynine.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Makes the pictures of docs/web.md: every game with a step on its board, as it looks on a desk and on a phone, light and dark. */
@EnabledIfSystemProperty(
        named = "docs.update",
        matches = "true",
        disabledReason = "pictures are made with -Ddocs.update=true")
class PicturesIT extends InBrowser {
    private static final Path FOLDER = ROOT.resolve("docs/web");
    private static final int LARGEST = 110_000;

    /** A sheet of pictures side by side, which the browser itself draws and packs. */
    private static final String SHEET = """
            async ([shots, columns, scale, quality]) => {
              const images = await Promise.all(shots.map(async shot => {
                const image = new Image();
                image.src = 'data:image/png;base64,' + shot;
                await image.decode();
                return image;
              }));
              const gap = 10;
              const width = Math.round(images[0].width * scale);
              const height = Math.round(images[0].height * scale);
              const canvas = document.createElement('canvas');
              canvas.width = columns * (width + gap) + gap;
              canvas.height = Math.ceil(images.length / columns) * (height + gap) + gap;
              const sheet = canvas.getContext('2d');
              sheet.imageSmoothingQuality = 'high';
              sheet.fillStyle = '#8a929c';
              sheet.fillRect(0, 0, canvas.width, canvas.height);
              images.forEach((image, i) => sheet.drawImage(image, gap + i % columns * (width + gap), gap + Math.floor(i / columns) * (height + gap), width, height));
              return canvas.toDataURL('image/webp', quality).split(',')[1];
            }""";

    @ParameterizedTest
    @CsvSource({"desk,LIGHT", "desk,DARK", "phone,LIGHT", "phone,DARK"})
    void everyGame(String device, String scheme) throws IOException {
        boolean phone = device.equals("phone");
        Page page = open("", ColorScheme.valueOf(scheme), phone ? 390 : 1180);
        page.setViewportSize(phone ? 390 : 1180, phone ? 844 : 800);
        List<String> shots = new ArrayList<>();
        for (String game : games().filter(name -> !name.endsWith("-strict")).toList()) {
            take(page, example(page, game, 2), game);
            step(page);
            shots.add(Base64.getEncoder().encodeToString(page.screenshot()));
        }
        String name = device + "-" + scheme.toLowerCase(Locale.ROOT);
        save(page, name, shots, phone ? 5 : 3, phone ? 0.6 : 0.42);
        if (name.equals("desk-light")) {
            take(page, ViewsIT.PUZZLE, "sudoku");
            page.locator("#tab-path").click();
            page.locator("#solve").click();
            page.waitForSelector("#steps li:nth-child(38)");
            page.locator("#steps li button:has-text('pair')").first().click();
            page.waitForFunction("() => nineByNine.board.showing");
            save(page, "path", List.of(Base64.getEncoder().encodeToString(page.screenshot())), 1, 0.8);
        }
    }

    private static void step(Page page) {
        for (String next : List.of("Which rule?", "Show the step", "Hint")) {
            page.locator("#hint").click();
            page.waitForFunction("name => document.getElementById('hint').textContent === name", next);
        }
        page.waitForFunction("() => nineByNine.board.showing");
        page.evaluate("() => { document.activeElement.blur(); scrollTo(0, 0); }");
    }

    private static void save(Page page, String name, List<String> shots, int columns, double scale) throws IOException {
        String picture = (String) page.evaluate(SHEET, List.of(shots, columns, scale, 0.4));
        byte[] bytes = Base64.getDecoder().decode(picture);
        assertThat(bytes).hasSizeLessThan(LARGEST);
        Files.createDirectories(FOLDER);
        Files.write(FOLDER.resolve(name + ".webp"), bytes);
    }
}
