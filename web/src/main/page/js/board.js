// The board: drawn from picture data, played by keys, mouse and touch, spoken to screen readers. It knows no game: a spot is text, a colour, a
// line or a tint, and that says how it is played.

import { drawing, el, svg, words, wordsAt } from './dom.js';
import { text } from './texts.js';

const UNIT = 60;
const TONES = ['faint', 'name', 'black'];
const WIDTHS = [1, 1.6, 2.6];
const PAUSE = 1200;
const LONG_TAP = 500;
// So long may drawing hold the page in a frame, in ms; laying it out and painting takes three times as long.
const TURN = 5;
// A board of more spots than this is drawn and named in turns of its own.
const LARGE = 400;

export class Board {
  #game = null;
  #selected = new Set();
  #cursor = null;
  #cells = new Map();
  #pointed = new Map();
  #layers = {};
  #typed = '';
  #typedAt = 0;
  #drag = null;
  #shown = null;
  // A candidate that was chosen to be coloured.
  #candidate = null;
  // What is noted in each spot as it is drawn, and what is still to be drawn.
  #notes = new Map();
  #waiting = [];
  clashes = new Set();
  empty = new Set();
  roles = new Map();
  mode = 'value';
  colour = 1;
  onmove = () => {};
  onselect = () => {};
  onpick = null;

  constructor(holder) {
    this.holder = holder;
    this.svg = svg('svg', { 'aria-hidden': 'true', focusable: 'false' });
    this.grid = el('div', { role: 'grid', class: 'cells' });
    holder.replaceChildren(this.svg, this.grid);
    this.grid.addEventListener('keydown', event => this.#key(event));
    this.grid.addEventListener('pointerdown', event => this.#down(event));
    this.grid.addEventListener('pointermove', event => this.#over(event));
    this.grid.addEventListener('pointerup', event => this.#up(event));
    this.grid.addEventListener('pointercancel', () => { this.#drag = null; });
    this.grid.addEventListener('contextmenu', event => event.preventDefault());
    this.grid.addEventListener('focusin', event => {
      const spot = Number(event.target.dataset.spot);
      if (this.#game?.spots.has(spot)) this.#cursor = spot;
    });
  }

  get selection() {
    return [...this.#selected];
  }

  get cursor() {
    return this.#cursor;
  }

  open(game) {
    this.#game = game;
    this.#selected.clear();
    this.#candidate = null;
    this.#shown = null;
    this.roles.clear();
    this.clashes.clear();
    this.empty.clear();
    const { width, height, board } = game.opened;
    this.svg.setAttribute('viewBox', `0 0 ${width * UNIT} ${height * UNIT}`);
    this.holder.style.setProperty('--ratio', width / height);
    this.holder.style.setProperty('--cells', Math.max(width, height));
    this.middles = new Map(game.opened.spots.map(spot => [spot.id, middle(spot.area)]));
    this.#layers = {};
    this.#notes.clear();
    const layer = name => this.#layers[name] = svg('g', { class: name });
    this.svg.replaceChildren(
      svg('rect', { class: 'fill-paper', width: width * UNIT, height: height * UNIT }),
      layer('ground'), layer('paint'), layer('selection'), layer('lines'), layer('values'), layer('marks'), layer('wrong'), layer('step'), layer('cursor'));
    for (const part of board.filter(part => part.area && part.tone === 0)) {
      this.#layers.ground.append(polygon(part.area, 'fill-ground'));
    }
    for (const part of board.filter(part => part.area && part.tone > 0)) {
      this.#layers.lines.append(polygon(part.area, 'fill-black'));
    }
    for (const part of [...board].sort((a, b) => a.tone - b.tone)) {
      if (part.line) this.#layers.lines.append(line(part.line, 'stroke-' + TONES[part.tone], WIDTHS[part.tone]));
      if (part.text) this.#layers.lines.append(write(part, part.tone === 0 ? 'name' : 'black'));
    }
    this.#overlay();
    this.once = this.#isOnce();
    this.#cursor = game.opened.spots.find(spot => !game.isGiven(spot.id))?.id ?? game.opened.spots[0]?.id ?? null;
    this.draw();
  }

  // Whether every value is there once, so that a drag goes from number to number.
  #isOnce() {
    const cells = this.#game.opened.spots.filter(spot => spot.kind === 'text');
    const values = new Set(cells.flatMap(spot => spot.labels.map(label => label.key)));
    return cells.length > 1 && values.size === cells.length;
  }

  // One gridcell for each spot, in rows from top to bottom, over the drawing.
  #overlay() {
    const { width, height, spots, game, size } = this.#game.opened;
    this.#cells.clear();
    this.#pointed.clear();
    const rows = [];
    for (const spot of [...spots].sort((a, b) => this.middles.get(a.id)[1] - this.middles.get(b.id)[1])) {
      const y = this.middles.get(spot.id)[1];
      const last = rows[rows.length - 1];
      if (last && Math.abs(last.y - y) < 0.2) last.spots.push(spot);
      else rows.push({ y, spots: [spot] });
    }
    this.grid.setAttribute('aria-label', text.board(game, size));
    this.grid.replaceChildren(...rows.map(row => {
      row.spots.sort((a, b) => this.middles.get(a.id)[0] - this.middles.get(b.id)[0]);
      return el('div', { role: 'row' }, ...row.spots.map(spot => {
        const [x, y, right, bottom] = box(spot.area);
        const cell = el('div', { role: 'gridcell', tabindex: '-1', 'aria-selected': 'false', 'data-spot': spot.id });
        cell.style.left = 100 * x / width + '%';
        cell.style.top = 100 * y / height + '%';
        cell.style.width = 100 * (right - x) / width + '%';
        cell.style.height = 100 * (bottom - y) / height + '%';
        this.#cells.set(spot.id, cell);
        return cell;
      }));
    }));
  }

  // A step, or a state of a path, drawn by the engine instead of what was entered; null to play on.
  show(scene) {
    this.#shown = scene;
    this.roles = new Map(Object.entries(scene?.roles ?? {}).map(([label, role]) => [Number(label), role]));
    this.draw();
    // Nothing can be entered now: where there is little room the keys make way, and the step is seen beside its words.
    document.documentElement.classList.toggle('showing', scene !== null);
    if (scene && this.holder.getBoundingClientRect().top < 0) this.holder.scrollIntoView({ block: 'start' });
  }

  // What contradicts what, and where nothing is left; drawn if it is news.
  judge(clashes, empty) {
    const same = (set, list) => set.size === list.length && list.every(each => set.has(each));
    if (same(this.clashes, clashes) && same(this.empty, empty)) return;
    this.clashes = new Set(clashes);
    this.empty = new Set(empty);
    this.draw();
  }

  get showing() {
    return this.#shown !== null;
  }

  draw() {
    if (!this.#game) return;
    const { paint, values, wrong, step, ...kept } = this.#layers;
    for (const layer of [paint, values, wrong, step]) layer.replaceChildren();
    const hidden = this.#shown !== null;
    for (const layer of [kept.lines, kept.ground, kept.marks]) layer.classList.toggle('hidden', hidden);
    if (hidden) step.append(drawing(this.#shown.drawn));
    else this.#play(paint, values, wrong);
    this.#later(() => this.#speak());
    this.#here();
  }

  #later(what) {
    if (this.#game.opened.spots.length > LARGE) setTimeout(what);
    else what();
  }

  // Where the player is: moving about draws no more than that, since a large board takes longer than a key.
  #here() {
    const { selection, cursor } = this.#layers;
    selection.replaceChildren(...[...this.#selected].map(spot => polygon(this.#game.spots.get(spot).area, 'selected')));
    cursor.replaceChildren(...this.#cursor === null ? [] : [polygon(this.#game.spots.get(this.#cursor).area, 'cursor')]);
    for (const [spot, cell] of this.#pointed) {
      if (!this.#selected.has(spot)) cell.setAttribute('aria-selected', 'false');
      if (spot !== this.#cursor) cell.tabIndex = -1;
    }
    this.#pointed = new Map([...this.#selected, ...this.#cursor === null ? [] : [this.#cursor]].map(spot => [spot, this.#cells.get(spot)]));
    for (const spot of this.#selected) this.#cells.get(spot).setAttribute('aria-selected', 'true');
    if (this.#cursor !== null) this.#cells.get(this.#cursor).tabIndex = 0;
  }

  #play(paint, values, wrong) {
    const { now, labels } = this.#game;
    for (const [spot, colour] of Object.entries(now.colours)) {
      paint.append(polygon(this.#game.spots.get(Number(spot)).area, 'colour-' + colour));
      const [x, y, right] = box(this.#game.spots.get(Number(spot)).area);
      paint.append(words((right - 0.1) * UNIT, (y + 0.12) * UNIT, 0.16 * UNIT, String(colour), { ink: 'name' }));
    }
    for (const spot of this.#game.opened.spots) {
      const id = this.#game.value(spot.id);
      if (id !== undefined) this.#value(labels.get(id), this.#game.isGiven(spot.id), spot, paint, values);
    }
    for (const spot of this.empty) {
      const area = this.#game.spots.get(spot)?.area;
      if (area) wrong.append(polygon(area, 'empty'));
    }
    this.#later(() => this.#note());
  }

  // Finds the spots where something else is noted than is drawn.
  #note() {
    const { now, labels, opened } = this.#game;
    const marks = bySpot(now.marks.filter(id => labels.get(id).mark.text), labels);
    const corners = bySpot(now.corner, labels);
    this.#waiting = [];
    for (const spot of opened.spots) {
      const isOpen = this.#game.value(spot.id) === undefined;
      const noted = isOpen ? marks.get(spot.id) ?? [] : [];
      const corner = isOpen ? corners.get(spot.id) ?? [] : [];
      const state = [isOpen && spot.kind === 'stroke', corner, ...noted.map(id => [id, now.tints[id], id === this.#candidate])].join(' ');
      if (this.#notes.get(spot.id)?.state !== state) this.#waiting.push({ spot, state, isOpen, noted, corner });
    }
    const waiting = this.#waiting;
    this.#later(() => this.#write(waiting));
  }

  // Draws them, some at a time: all candidates of 25x25 cells are more than a page may be held for.
  #write(waiting) {
    const end = performance.now() + TURN;
    while (waiting.length > 0 && waiting === this.#waiting && performance.now() < end) {
      const { spot, state, isOpen, noted, corner } = waiting.shift();
      const group = svg('g', {});
      if (isOpen && spot.kind === 'stroke') this.#open(spot, group);
      const plain = noted.map(id => this.#game.labels.get(id)).filter(label => !this.#mark(label, this.#place(label, corner.length > 0), group));
      if (plain.length > 0) group.append(wordsAt(plain.map(label => [label.mark.text, this.#place(label, corner.length > 0)]), 'mark'));
      this.#corners(spot.id, corner, group);
      this.#notes.get(spot.id)?.group.remove();
      this.#notes.set(spot.id, { state, group });
      this.#layers.marks.append(group);
    }
    if (waiting.length > 0 && waiting === this.#waiting) requestAnimationFrame(() => setTimeout(() => this.#write(waiting)));
  }

  #value(label, given, spot, paint, values) {
    const { value } = label;
    const clash = this.clashes.has(label.id);
    const ink = clash ? 'red' : given ? 'black' : 'found';
    if (value.paint) paint.append(polygon(value.paint, 'hue-' + Math.min(value.hue, 7)));
    if (value.wash) paint.append(polygon(value.wash, value.deep ? 'fill-pale-blue' : 'fill-shade'));
    if (value.line) values.append(line(value.line, 'stroke-' + ink, 5.2));
    if (value.text) values.append(write(value, value.paint ? 'black' : ink, given || Boolean(value.paint)));
    if (clash && !value.line && !value.wash) {
      const [x, y, right, bottom] = box(spot.area);
      values.append(line([x + 0.14, bottom - 0.1, right - 0.14, bottom - 0.1], 'stroke-red', 3));
    }
  }

  #open(spot, marks) {
    for (const label of spot.labels) {
      if (label.mark.line) marks.append(line(label.mark.line, 'stroke-faint', 1.6));
    }
  }

  // Candidates stand where the picture has them; nearer to the middle if there are corner marks too.
  #place(label, shrunk) {
    const [cx, cy] = this.middles.get(label.spot);
    const share = shrunk ? 0.55 : 1;
    const [x, y] = label.mark.at;
    return { x: (cx + share * (x - cx)) * UNIT, y: (cy + share * (y - cy)) * UNIT, size: share * label.mark.size * UNIT };
  }

  // A colour of its own is a disc or a square in turn, so that neighbours on the palette differ in more than colour. False if it has none.
  #mark(label, { x, y, size }, marks) {
    const colour = this.#game.now.tints[label.id];
    if (colour === undefined && label.id !== this.#candidate) return false;
    const half = 0.62 * size;
    const shape = style => colour % 2 === 1 || colour === undefined
      ? svg('circle', { cx: x, cy: y, r: half, class: style })
      : svg('rect', { x: x - 0.9 * half, y: y - 0.9 * half, width: 1.8 * half, height: 1.8 * half, class: style });
    if (colour !== undefined) marks.append(shape('tinted colour-' + colour));
    marks.append(words(x, y, size, label.mark.text, { ink: colour === undefined ? 'mark' : 'black', bold: colour !== undefined }));
    if (label.id === this.#candidate) marks.append(shape('chosen'));
    return true;
  }

  // The noted candidate at a point.
  #noted(spot, [x, y]) {
    const { now, labels } = this.#game;
    const shrunk = now.corner.some(id => labels.get(id).spot === spot);
    return this.#game.value(spot) !== undefined ? undefined : now.marks.map(id => labels.get(id)).find(label => {
      if (label.spot !== spot || !label.mark.text) return false;
      const place = this.#place(label, shrunk);
      return Math.hypot(place.x - x * UNIT, place.y - y * UNIT) < 0.8 * place.size;
    });
  }

  // Of a candidate if one was chosen, else of the cells.
  paint(colour) {
    this.colour = colour;
    const chosen = this.#candidate;
    this.change(game => chosen === null ? game.paint(this.target, colour) : game.tint([chosen], colour));
  }

  #corners(spot, ids, marks) {
    const [x, y, right, bottom] = box(this.#game.spots.get(spot).area);
    const size = 0.22;
    const places = [[x + 0.16, y + 0.17], [right - 0.16, y + 0.17], [x + 0.16, bottom - 0.17], [right - 0.16, bottom - 0.17],
      [(x + right) / 2, y + 0.17], [(x + right) / 2, bottom - 0.17], [x + 0.16, (y + bottom) / 2], [right - 0.16, (y + bottom) / 2], [(x + right) / 2, (y + bottom) / 2]];
    ids.forEach((id, i) => {
      const at = places[i % places.length];
      marks.append(words(at[0] * UNIT, at[1] * UNIT, size * UNIT, this.#game.labels.get(id).key, { ink: 'blue', bold: true }));
    });
  }

  // The names of the cells.
  #speak() {
    const { now, labels } = this.#game;
    const byValue = this.#shown ? new Set(this.#shown.values) : null;
    const open = new Set(this.#shown ? this.#shown.candidates : now.marks);
    const corners = new Set(now.corner);
    for (const spot of this.#game.opened.spots) {
      const cell = this.#cells.get(spot.id);
      const value = byValue ? spot.labels.find(label => byValue.has(label.id))?.id : this.#game.value(spot.id);
      const noted = spot.labels.filter(label => open.has(label.id));
      const corner = spot.labels.filter(label => corners.has(label.id));
      const name = text.cell({
        place: spot.say,
        beside: spot.beside ?? [],
        value: value === undefined ? null : labels.get(value).say,
        given: this.#game.isGiven(spot.id),
        noted: noted.map(label => label.say),
        tinted: this.#shown ? [] : noted.filter(label => now.tints[label.id]).map(label => [label.say, now.tints[label.id]]),
        corner: this.#shown ? [] : corner.map(label => label.say),
        colour: this.#shown ? null : now.colours[spot.id],
        clash: !this.#shown && value !== undefined && this.clashes.has(value),
        empty: !this.#shown && this.empty.has(spot.id),
        roles: spot.labels.filter(label => this.roles.has(label.id)).map(label => [label.say, this.roles.get(label.id)]),
      });
      if (cell.getAttribute('aria-label') !== name) cell.setAttribute('aria-label', name);
    }
  }

  focus() {
    this.#cells.get(this.#cursor)?.focus({ preventScroll: true });
  }

  select(spots, cursor = spots[spots.length - 1]) {
    this.#selected = new Set(spots);
    if (cursor !== undefined && cursor !== null) this.#cursor = cursor;
    this.#typed = '';
    this.#leave();
    this.onselect();
  }

  // To another place: a candidate that was chosen is so no more.
  #leave() {
    const chosen = this.#candidate !== null;
    this.#candidate = null;
    if (chosen) this.draw();
    else this.#here();
  }

  // What is worked on: the selection, or where the cursor is.
  get target() {
    return this.#selected.size > 0 ? [...this.#selected] : this.#cursor === null ? [] : [this.#cursor];
  }

  #go(direction, event) {
    const [x, y] = this.middles.get(this.#cursor);
    let best = null;
    let least = Infinity;
    for (const [id, [ox, oy]] of this.middles) {
      const along = direction[0] * (ox - x) + direction[1] * (oy - y);
      const aside = Math.abs(direction[1] * (ox - x)) + Math.abs(direction[0] * (oy - y));
      const cost = along + 3 * aside;
      if (along > 0.05 && aside <= along + 0.05 && cost < least) {
        least = cost;
        best = id;
      }
    }
    if (best === null) return;
    this.#cursor = best;
    if (event.shiftKey) this.#selected.add(best);
    else if (event.ctrlKey || event.metaKey) this.#selected.add(best);
    else this.#selected = new Set([best]);
    this.#typed = '';
    this.#leave();
    this.focus();
    this.onselect();
  }

  #end(last) {
    const row = [...this.middles].filter(([, at]) => Math.abs(at[1] - this.middles.get(this.#cursor)[1]) < 0.2).sort((a, b) => a[1][0] - b[1][0]);
    this.select([(last ? row[row.length - 1] : row[0])[0]]);
    this.focus();
  }

  #key(event) {
    const moves = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
    if (moves[event.key] && !event.altKey) {
      event.preventDefault();
      this.#go(moves[event.key], event);
    } else if (event.key === 'Home' || event.key === 'End') {
      event.preventDefault();
      this.#end(event.key === 'End');
    } else if (event.key === 'Backspace' || event.key === 'Delete') {
      event.preventDefault();
      this.erase();
    } else if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault();
      if (event.key === 'Enter' && this.onenter?.()) return;
      this.press();
    } else if (event.key === 'Escape') {
      this.select([]);
    } else if (!event.altKey && this.#digit(event)) {
      event.preventDefault();
      event.stopPropagation();
    }
  }

  // A digit, whatever shift makes of its key.
  #digit(event) {
    const key = /^(Digit|Numpad)\d$/.test(event.code) ? event.code.slice(-1) : event.key;
    const control = event.ctrlKey || event.metaKey;
    const mode = event.shiftKey && /^\d$/.test(key) ? 'corner' : control ? this.mode === 'colour' ? 'choose' : 'marks' : this.mode;
    if (control && !/^\d$/.test(key)) return false;
    if (mode === 'colour' && /^[0-8]$/.test(key)) {
      this.paint(Number(key));
      return true;
    }
    return key.length === 1 && this.type(key, mode);
  }

  // A character: a value, or a part of a number.
  type(key, mode = this.mode) {
    const spots = this.target;
    const spot = this.#game.spots.get(spots[0]);
    if (!spot || this.#shown) return false;
    const now = Date.now();
    const typed = now - this.#typedAt < PAUSE ? this.#typed + key : key;
    const found = [typed, key].map(word => [word, this.#labelled(spot, word)]).find(([, label]) => label);
    // "1" may be no value here and yet begin "12"
    const begun = [typed, key].find(word => spot.labels.some(label => label.key.startsWith(word)));
    this.#typed = found?.[0] ?? begun ?? '';
    this.#typedAt = now;
    if (!found) return begun !== undefined;
    const wanted = found[1].key;
    const labels = spots.map(id => this.#game.spots.get(id).labels.find(label => label.key === wanted)).filter(Boolean);
    return this.put(labels.map(label => label.id), mode), true;
  }

  #labelled(spot, typed) {
    const word = typed.toLowerCase();
    const letter = /^[a-z]$/.test(word) ? String(word.charCodeAt(0) - 87) : null;
    return spot.labels.find(label => label.key.toLowerCase() === word)
      ?? spot.labels.find(label => letter !== null && label.key === letter)
      ?? (spot.kind === 'text' ? undefined : spot.labels.find(label => label.say.toLowerCase().startsWith(word))
        ?? spot.labels[/^[1-9]$/.test(word) ? Number(word) - 1 : -1]);
  }

  // Labels, one for each spot: as values, or noted.
  put(labels, mode = this.mode) {
    if (this.onpick) {
      this.onpick(labels);
      return;
    }
    if (mode === 'choose') {
      this.#candidate = labels.find(id => this.#game.now.marks.includes(id)) ?? null;
      this.draw();
      return;
    }
    if (mode === 'marks' || mode === 'corner') {
      this.change(game => game.note(mode, labels));
      return;
    }
    const { labels: all } = this.#game;
    const there = labels.every(id => this.#game.now.entries[all.get(id).spot] === id);
    this.change(game => game.enter(labels.map(id => [all.get(id).spot, there ? null : id])));
  }

  erase() {
    this.#typed = '';
    this.change(game => game.clear(this.target));
  }

  // Space: a line, then a cross, then nothing; the same for tints and colours.
  press(spots = this.target, backwards = false) {
    const spot = this.#game.spots.get(spots[0]);
    if (!spot || this.#shown || spot.kind === 'text') return;
    if (this.mode === 'colour') {
      this.paint(this.colour);
      return;
    }
    const order = [...spot.labels].sort((a, b) => Boolean(b.value.line) - Boolean(a.value.line)).map(label => label.key);
    const now = this.#game.now.entries[spot.id];
    const at = now === undefined ? -1 : order.indexOf(this.#game.labels.get(now).key);
    const next = backwards ? order[order.length - 1] : order[at + 1];
    const key = backwards && at === order.length - 1 ? undefined : next;
    this.change(game => game.enter(spots.map(id => [id, game.spots.get(id).labels.find(label => label.key === key)?.id ?? null])));
  }

  change(move) {
    if (!this.#game || this.#shown) return;
    if (move(this.#game)) this.onmove();
    this.draw();
  }

  // --- pointers

  #at(event) {
    const rect = this.grid.getBoundingClientRect();
    const { width, height } = this.#game.opened;
    return [(event.clientX - rect.left) / rect.width * width, (event.clientY - rect.top) / rect.height * height];
  }

  // The spot at a point: an edge if it is near one, else the area that holds it.
  #spot([x, y]) {
    let best = null;
    let least = 0.26;
    for (const spot of this.#game.opened.spots) {
      if (spot.kind !== 'stroke') continue;
      const distance = fromLine(spot.labels.find(label => label.value.line).value.line, x, y);
      if (distance < least) {
        least = distance;
        best = spot.id;
      }
    }
    if (best !== null) return best;
    return this.#game.opened.spots.find(spot => spot.kind !== 'stroke' && inside(spot.area, x, y))?.id ?? null;
  }

  // The candidate of a spot that is nearest to a point.
  #label(spot, [x, y]) {
    const of = this.#game.spots.get(spot);
    return of.labels.reduce((best, label) => {
      const [mx, my] = label.mark.at ?? this.middles.get(spot);
      const distance = Math.hypot(mx - x, my - y);
      return !best || distance < best.distance ? { distance, id: label.id } : best;
    }, null).id;
  }

  #down(event) {
    if (!this.#game) return;
    const at = this.#at(event);
    const spot = this.#spot(at);
    if (spot === null) {
      this.select([]);
      return;
    }
    event.preventDefault();
    const { kind } = this.#game.spots.get(spot);
    if (this.onpick) {
      this.#cursor = spot;
      this.onpick([this.#label(spot, at)]);
      return;
    }
    const noted = this.mode === 'colour' && !this.#shown ? this.#noted(spot, at) : undefined;
    if (noted) {
      this.select([spot]);
      this.#candidate = noted.id;
      this.draw();
      this.focus();
      return;
    }
    this.grid.setPointerCapture(event.pointerId);
    this.#drag = { spot, kind, from: at, moved: false, point: this.#point(at), button: event.button, erasing: null, held: false };
    if (event.pointerType === 'touch') {
      const drag = this.#drag;
      drag.timer = setTimeout(() => {
        if (!drag.moved && this.#drag === drag) {
          drag.held = true;
          this.onhold?.(spot);
        }
      }, LONG_TAP);
    }
    if (kind === 'stroke' || kind === 'wash') {
      this.#cursor = spot;
      this.#selected.clear();
    } else if (event.shiftKey || event.ctrlKey || event.metaKey) {
      this.select([...this.#selected, spot], spot);
    } else {
      this.select([spot]);
    }
    this.focus();
  }

  #over(event) {
    const drag = this.#drag;
    if (!drag) return;
    const at = this.#at(event);
    if (Math.hypot(at[0] - drag.from[0], at[1] - drag.from[1]) > 0.3) drag.moved = true;
    if (drag.kind === 'stroke' || drag.kind === 'wash') {
      this.#draws(drag, at);
      return;
    }
    const spot = this.#spot(at);
    if (spot === null || spot === drag.spot || this.#game.spots.get(spot).kind !== drag.kind) return;
    const [mx, my] = this.middles.get(spot);
    if (Math.hypot(at[0] - mx, at[1] - my) > 0.42 && drag.kind === 'text') return;
    drag.moved = true;
    if (this.once && this.mode === 'value') this.#walks(drag, spot);
    else this.select([...new Set([...this.#selected, spot])], spot);
    drag.spot = spot;
  }

  // From point to point of a lattice: the line between them.
  #draws(drag, at) {
    const point = this.#point(at);
    if (!point) return;
    if (drag.point && key(point) !== key(drag.point)) {
      const spot = this.#between(drag.point, point);
      if (spot !== undefined) {
        const label = this.#game.spots.get(spot).labels.find(each => each.value.line).id;
        const there = this.#game.value(spot) === label;
        drag.erasing ??= there;
        drag.moved = true;
        if (there === drag.erasing) this.change(game => game.enter([[spot, drag.erasing ? null : label]]));
        this.#cursor = spot;
      }
    }
    drag.point = point;
  }

  // The end of some line that is near.
  #point([x, y]) {
    for (const spot of this.#game.opened.spots) {
      for (const label of spot.labels) {
        if (!label.value.line) continue;
        const [ax, ay, bx, by] = label.value.line;
        if (Math.hypot(ax - x, ay - y) < 0.36) return [ax, ay];
        if (Math.hypot(bx - x, by - y) < 0.36) return [bx, by];
      }
    }
    return null;
  }

  #between(a, b) {
    return this.#game.opened.spots.find(spot => spot.labels.some(({ value: { line: it } }) => it
      && ((near(it, 0, a) && near(it, 2, b)) || (near(it, 0, b) && near(it, 2, a)))))?.id;
  }

  // From number to number: the next one goes into the next square.
  #walks(drag, spot) {
    const from = this.#game.value(drag.spot);
    if (from === undefined) return;
    drag.step ??= 1;
    const number = Number(this.#game.labels.get(from).key);
    const there = this.#game.value(spot);
    if (there !== undefined) {
      const other = Number(this.#game.labels.get(there).key);
      if (Math.abs(other - number) === 1) drag.step = other - number;
    } else {
      const label = this.#game.spots.get(spot).labels.find(each => each.key === String(number + drag.step));
      if (label) this.change(game => game.enter([[spot, label.id]]));
    }
    this.select([spot]);
  }

  #up(event) {
    const drag = this.#drag;
    this.#drag = null;
    if (!drag) return;
    clearTimeout(drag.timer);
    if (drag.moved || drag.held) return;
    if (drag.kind === 'stroke' || drag.kind === 'wash') {
      const cross = drag.button === 2;
      this.press([drag.spot], cross);
      this.draw();
    }
  }
}

function bySpot(ids, labels) {
  const spots = new Map();
  for (const id of ids) {
    const { spot } = labels.get(id);
    if (spots.has(spot)) spots.get(spot).push(id);
    else spots.set(spot, [id]);
  }
  return spots;
}

const key = point => point[0].toFixed(2) + ',' + point[1].toFixed(2);
const near = (line, i, point) => Math.hypot(line[i] - point[0], line[i + 1] - point[1]) < 0.01;

function box(area) {
  const xs = area.filter((_, i) => i % 2 === 0);
  const ys = area.filter((_, i) => i % 2 === 1);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

function middle(area) {
  const [x, y, right, bottom] = box(area);
  return [(x + right) / 2, (y + bottom) / 2];
}

function inside(area, x, y) {
  let isIn = false;
  for (let i = 0, j = area.length - 2; i < area.length; j = i, i += 2) {
    if ((area[i + 1] > y) !== (area[j + 1] > y) && x < (area[j] - area[i]) * (y - area[i + 1]) / (area[j + 1] - area[i + 1]) + area[i]) isIn = !isIn;
  }
  return isIn;
}

function fromLine([ax, ay, bx, by], x, y) {
  const along = Math.max(0.12, Math.min(0.88, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2)));
  return Math.hypot(ax + along * (bx - ax) - x, ay + along * (by - ay) - y);
}

function polygon(area, style) {
  let points = '';
  for (let i = 0; i < area.length; i += 2) points += `${area[i] * UNIT},${area[i + 1] * UNIT} `;
  return svg('polygon', { points: points.trim(), class: style });
}

function line([ax, ay, bx, by], style, width) {
  return svg('line', { x1: ax * UNIT, y1: ay * UNIT, x2: bx * UNIT, y2: by * UNIT, class: style, 'stroke-width': width });
}

function write(part, ink, bold = false) {
  return words(part.at[0] * UNIT, part.at[1] * UNIT, part.size * UNIT, part.text, { ink, bold });
}
