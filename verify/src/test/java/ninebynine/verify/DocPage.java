package ninebynine.verify;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A page of documentation: its fenced blocks and its links.
 *
 * @param name the path from the root, with slashes
 */
record DocPage(String name, List<String> lines) {
    private static final Pattern FENCE = Pattern.compile("(`{3,}) ?([^`]*)");
    private static final Pattern LINK = Pattern.compile("]\\(([^)\\s]+)\\)");

    /**
     * A fenced block.
     *
     * @param line where it begins, from 1
     * @param info what stands after the fence
     */
    record Block(int line, String info, List<String> lines) {
        /** The kind of block. */
        String word() {
            return info.split(" ", 2)[0];
        }

        /** What follows the kind, or nothing. */
        String argument() {
            return info.substring(word().length()).strip();
        }
    }

    /** All pages in order of name. */
    static List<DocPage> all(Path root) throws IOException {
        List<Path> paths = new ArrayList<>();
        for (String top : List.of("README.md", "CONTRIBUTING.md", "CHANGELOG.md")) {
            paths.add(root.resolve(top));
        }
        try (Stream<Path> docs = Files.walk(root.resolve("docs"))) {
            docs.filter(path -> path.toString().endsWith(".md")).sorted().forEach(paths::add);
        }
        List<DocPage> pages = new ArrayList<>();
        for (Path path : paths) {
            String name = root.relativize(path).toString().replace('\\', '/');
            pages.add(new DocPage(name, Files.readAllLines(path)));
        }
        return pages;
    }

    List<Block> blocks() {
        List<Block> blocks = new ArrayList<>();
        for (int i = 0; i < lines.size(); i++) {
            Matcher open = FENCE.matcher(lines.get(i));
            if (open.matches()) {
                int end = end(i, open.group(1));
                blocks.add(new Block(i + 1, open.group(2).strip(), lines.subList(i + 1, end)));
                i = end;
            }
        }
        return blocks;
    }

    private int end(int open, String fence) {
        int end = open + 1;
        while (end < lines.size() && !lines.get(end).strip().equals(fence)) {
            end++;
        }
        if (end == lines.size()) {
            throw new IllegalStateException(name + ":" + (open + 1) + ": this block has no end");
        }
        return end;
    }

    /** The lines outside blocks, without what is quoted in them as code. */
    private List<String> prose() {
        List<String> prose = new ArrayList<>(lines);
        for (Block block : blocks()) {
            for (int i = 0; i < block.lines.size(); i++) {
                prose.set(block.line + i, "");
            }
        }
        return prose.stream().map(line -> line.replaceAll("`[^`]*`", "")).toList();
    }

    /** Links to files that are not there, or to headings that they don't have. */
    List<String> brokenLinks(Path root) throws IOException {
        List<String> broken = new ArrayList<>();
        for (String line : prose()) {
            Matcher link = LINK.matcher(line);
            while (link.find()) {
                String target = link.group(1);
                if (!target.matches("[a-z]+:.*") && !leads(root, target)) {
                    broken.add(target);
                }
            }
        }
        return broken;
    }

    private boolean leads(Path root, String target) throws IOException {
        String[] parts = target.split("#", 2);
        Path here = root.resolve(name);
        Path file = parts[0].isEmpty() ? here : here.resolveSibling(parts[0]).normalize();
        if (parts.length == 1 || !Files.isRegularFile(file)) {
            return Files.exists(file);
        }
        return new DocPage(target, Files.readAllLines(file)).anchors().contains(parts[1]);
    }

    /** The headings as links name them: lower case, dashes for blanks, no other signs. */
    private List<String> anchors() {
        return lines.stream()
                .filter(line -> line.matches("#{1,6} .*"))
                .map(line -> line.replaceFirst("#+ ", "").toLowerCase(Locale.ROOT))
                .map(line -> line.replaceAll("[^\\p{L}\\p{N} _-]", "").replace(' ', '-'))
                .toList();
    }
}
