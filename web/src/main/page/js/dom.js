// Elements are made, never written: text from outside can only become text.

const SVG = 'http://www.w3.org/2000/svg';

export function el(name, attributes = {}, ...children) {
  return fill(document.createElement(name), attributes, children);
}

export function svg(name, attributes = {}, ...children) {
  return fill(document.createElementNS(SVG, name), attributes, children);
}

function fill(node, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith('on')) node.addEventListener(name.slice(2), value);
    else node.setAttribute(name, value === true ? '' : value);
  }
  node.append(...children.filter(child => child !== null && child !== undefined));
  return node;
}

export const byId = id => document.getElementById(id);

// What the engine says is drawn: letters for fills, strokes, words and groups (Told.java).
export function drawing(all) {
  const root = svg('g');
  const open = [root];
  for (const each of all) {
    const into = open[open.length - 1];
    switch (each[0]) {
      case 'f':
        into.append(svg('path', { class: 'fill-' + each[1], d: each[2] }));
        break;
      case 's':
        into.append(svg('path', {
          class: 'stroke-' + each[1], d: each[2], 'stroke-width': each[3],
          'stroke-dasharray': each[4] ? `${2.5 * each[3]} ${2.5 * each[3]}` : null,
        }));
        break;
      case 't':
        for (const [x, y, text] of each[5]) into.append(words(x, y, each[2], text, { ink: each[1], bold: each[3], centred: each[4] }));
        break;
      case 'b': {
        const group = svg('g', { class: each[1] });
        into.append(group);
        open.push(group);
        break;
      }
      default:
        open.pop();
    }
  }
  return root;
}

const CAPITAL = 0.72;

export function words(x, y, size, text, { ink = 'black', bold = false, centred = true, style = '' } = {}) {
  const node = svg('text', {
    x, y: y + CAPITAL / 2 * size, 'font-size': size, class: 'fill-' + ink + (style ? ' ' + style : ''),
    'font-weight': bold ? 'bold' : null, 'text-anchor': centred ? 'middle' : null,
  });
  node.textContent = text;
  return node;
}

// Words of one size here and there, as one element: a browser lays out few of these faster than many.
export function wordsAt(places, ink) {
  const node = svg('text', { 'font-size': places[0][1].size, class: 'fill-' + ink, 'text-anchor': 'middle' });
  for (const [text, { x, y, size }] of places) {
    const part = svg('tspan', { x, y: y + CAPITAL / 2 * size });
    part.textContent = text;
    node.append(part);
  }
  return node;
}
