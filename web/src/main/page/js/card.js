// A rule's card: a little Markdown, made into elements.

import { el } from './dom.js';

function inline(line) {
  return line.split(/(`[^`]+`|\*\*[^*]+\*\*|\[[^\]]+\]\([^)]*\))/).map(part => {
    if (part.startsWith('`')) return el('code', {}, part.slice(1, -1));
    if (part.startsWith('**')) return el('strong', {}, part.slice(2, -2));
    if (part.startsWith('[')) return part.slice(1, part.indexOf(']'));
    return part;
  });
}

export function card(markdown) {
  const root = el('div', { class: 'card' });
  let block = null;
  const lines = markdown.split('\n');
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i];
    if (line.startsWith('```')) {
      const code = [];
      while (++i < lines.length && !lines[i].startsWith('```')) code.push(lines[i]);
      root.append(el('pre', { tabindex: '0' }, code.join('\n')));
      block = null;
    } else if (line.startsWith('#')) {
      const level = line.match(/^#+/)[0].length;
      root.append(el(level === 1 ? 'h3' : 'h4', {}, ...inline(line.replace(/^#+ /, ''))));
      block = null;
    } else if (/^[-*] /.test(line)) {
      if (block?.tagName !== 'UL') root.append(block = el('ul'));
      block.append(el('li', {}, ...inline(line.slice(2))));
    } else if (line.startsWith('|')) {
      if (/^\|[-| ]+\|$/.test(line)) continue;
      if (block?.tagName !== 'TABLE') root.append(block = el('table'));
      block.append(el('tr', {}, ...line.slice(1, -1).split('|').map(cell => el('td', {}, ...inline(cell.trim())))));
    } else if (line.trim() === '') {
      block = null;
    } else if (block?.tagName === 'P') {
      block.append(' ', ...inline(line));
    } else if (block?.tagName === 'UL') {
      block.lastChild.append(' ', ...inline(line.trim()));
    } else {
      root.append(block = el('p', {}, ...inline(line)));
    }
  }
  return root;
}
