package ninebynine.picture;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.SAXException;

/** An SVG as an XML reader sees it; making one fails if it is not well-formed. */
record Drawing(Element root) {
    private static final List<String> ROLES =
            List.of("target", "placed", "witness", "left-linking", "right-linking", "z", "t", "fin");

    static Drawing of(byte[] svg) {
        try {
            Document document =
                    DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new ByteArrayInputStream(svg));
            return new Drawing(document.getDocumentElement());
        } catch (SAXException | IOException | ParserConfigurationException e) {
            throw new AssertionError("no XML: " + e.getMessage(), e);
        }
    }

    private static List<Element> all(Element in, String tag) {
        List<Element> found = new ArrayList<>();
        NodeList nodes = in.getElementsByTagName(tag);
        for (int i = 0; i < nodes.getLength(); i++) {
            found.add((Element) nodes.item(i));
        }
        return found;
    }

    private List<Element> groups(String kind) {
        return all(root, "g").stream()
                .filter(group -> group.getAttribute("class").equals(kind))
                .toList();
    }

    int count(String kind) {
        return groups(kind).size();
    }

    /** How many candidates have a sign. */
    int highlighted() {
        return ROLES.stream().mapToInt(this::count).sum();
    }

    List<String> texts(String kind) {
        return groups(kind).stream()
                .flatMap(group -> all(group, "text").stream())
                .map(Element::getTextContent)
                .toList();
    }

    private List<Element> paths(String kind) {
        return groups(kind).stream()
                .flatMap(group -> all(group, "path").stream())
                .toList();
    }

    long fills(String kind, Ink ink) {
        return paths(kind).stream()
                .filter(path -> path.getAttribute("fill").equals(ink.hex()))
                .count();
    }

    long strokes(String kind) {
        return paths(kind).stream().filter(path -> path.hasAttribute("stroke")).count();
    }

    long links(boolean solid) {
        return paths("links").stream()
                .filter(path -> path.getAttribute("stroke").equals(Ink.LINK.hex()))
                .filter(path -> path.hasAttribute("stroke-dasharray") != solid)
                .count();
    }

    List<String> titles() {
        return all(root, "title").stream().map(Element::getTextContent).toList();
    }

    String title() {
        return titles().get(0);
    }

    String description() {
        return all(root, "desc").get(0).getTextContent();
    }
}
