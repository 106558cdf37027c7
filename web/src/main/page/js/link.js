// The address holds the puzzle and what was made of it: nothing is sent anywhere, since what stands after # never leaves the browser.
//
//   #g=sudoku&p=4..1..2.....1...&e=5.17.33&m=100.4.16&c=12&k=4x1.9x2&l=2sx1
//
// Numbers are labels and spots in base 36, in order, each as its distance from the one before.

import { text } from './texts.js';

const LONGEST = 200000;

export function written(game) {
  const { entries, marks, corner, colours, tints } = game.now;
  const parts = ['g=' + encodeURIComponent(game.name), 'p=' + encodeURIComponent(game.puzzle)];
  const add = (name, text) => text && parts.push(name + '=' + text);
  add('e', packed(Object.values(entries)));
  add('m', packed(marks));
  add('c', packed(corner));
  add('k', painted(colours));
  add('l', painted(tints));
  return '#' + parts.join('&');
}

const painted = colours => Object.entries(colours).map(([id, colour]) => Number(id).toString(36) + 'x' + colour).join('.');

function unpainted(text, known) {
  const colours = {};
  for (const pair of text.split('.')) {
    // The last x divides: one before it may be a digit.
    const [, id, colour] = /^([0-9a-z]{1,6})x([1-8])$/.exec(pair) ?? [];
    const n = parseInt(id, 36);
    if (known(n)) colours[n] = Number(colour);
  }
  return colours;
}

function packed(numbers) {
  let last = 0;
  const gaps = [...numbers].sort((a, b) => a - b).map(n => {
    const gap = n - last;
    last = n;
    return gap.toString(36);
  });
  return gaps.join('.');
}

function unpacked(text) {
  let last = 0;
  return text === '' ? [] : text.split('.').map(gap => {
    if (!/^[0-9a-z]{1,6}$/.test(gap)) throw new Error(text.damaged);
    return last += parseInt(gap, 36);
  });
}

// What an address says: the puzzle, and a function that makes the moment once the puzzle is open; null if it says nothing.
export function read(hash) {
  if (hash.length > LONGEST) throw new Error(text.longAddress);
  const parts = new Map();
  for (const part of hash.replace(/^#/, '').split('&')) {
    const at = part.indexOf('=');
    if (at > 0) parts.set(part.slice(0, at), part.slice(at + 1));
  }
  if (!parts.has('p')) return null;
  const text = decode(parts.get('p'));
  const game = decode(parts.get('g') ?? '');
  return {
    text,
    game,
    moment(opened) {
      const labels = new Map();
      const given = new Set();
      for (const spot of opened.spots) {
        for (const label of spot.labels) {
          labels.set(label.id, spot.id);
          if (label.given) given.add(spot.id);
        }
      }
      const known = id => labels.has(id);
      const entries = {};
      for (const id of unpacked(parts.get('e') ?? '').filter(known)) {
        if (!given.has(labels.get(id))) entries[labels.get(id)] = id;
      }
      return {
        entries,
        marks: unpacked(parts.get('m') ?? '').filter(known),
        corner: unpacked(parts.get('c') ?? '').filter(known),
        colours: unpainted(parts.get('k') ?? '', n => opened.spots.some(each => each.id === n)),
        tints: unpainted(parts.get('l') ?? '', known),
      };
    },
  };
}

function decode(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new Error(text.damaged);
  }
}
