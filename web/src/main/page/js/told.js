// A step in words, with its key and its card one click away.

import { drawing, el, svg } from './dom.js';
import { text } from './texts.js';

export function told(step, key = [], showCard = null) {
  if (!step) return [];
  const parts = [];
  if (step.technique || step.name) {
    parts.push(el('p', { class: 'technique' }, step.technique || step.name, ' ',
      showCard && step.card ? el('button', { type: 'button', onclick: () => showCard(step.card) }, text.card) : null));
  }
  parts.push(el('p', {}, step.sentence), el('p', { class: 'notation' }, step.notation));
  if (key.length > 0) {
    parts.push(el('ul', { class: 'legend' }, ...key.map(each => el('li', {},
      svg('svg', { viewBox: '0 0 24 24', 'aria-hidden': 'true' }, drawing(each.drawn)), each.meaning))));
  }
  return parts;
}
