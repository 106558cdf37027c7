// What a player has made of a puzzle. A moment never changes; a move makes another, and undo goes back.
//
//   entries  spot -> label        marks  labels, the candidates that were noted      corner  labels, noted in the corners
//   colours  spot -> 1 to 8       tints  label -> 1 to 8, the colours of candidates

const EMPTY = { entries: {}, marks: [], corner: [], colours: {}, tints: {} };

export class Game {
  #past = [EMPTY];
  #at = 0;
  #saved = [];

  constructor(opened, moment = EMPTY) {
    this.opened = opened;
    this.puzzle = opened.text;
    this.name = opened.game;
    this.spots = new Map(opened.spots.map(spot => [spot.id, spot]));
    this.labels = new Map();
    for (const spot of opened.spots) {
      for (const label of spot.labels) this.labels.set(label.id, { ...label, spot: spot.id });
    }
    this.given = new Map();
    for (const id of opened.given) {
      const label = this.labels.get(id);
      if (label) this.given.set(label.spot, id);
    }
    this.#past = [moment];
  }

  get now() {
    return this.#past[this.#at];
  }

  get moments() {
    return this.#past.slice(0, this.#at + 1);
  }

  get canUndo() {
    return this.#at > 0;
  }

  get canRedo() {
    return this.#at < this.#past.length - 1;
  }

  #move(changes) {
    const next = { ...this.now, ...changes };
    if (same(next, this.now)) return false;
    this.#past.splice(this.#at + 1);
    this.#past.push(next);
    this.#at++;
    return true;
  }

  undo() {
    return this.canUndo ? (this.#at--, true) : false;
  }

  redo() {
    return this.canRedo ? (this.#at++, true) : false;
  }

  goTo(index) {
    this.#at = Math.max(0, Math.min(index, this.#past.length - 1));
  }

  save() {
    this.#saved.push(this.now);
  }

  // Back to the last savepoint: a move like any other, so that it can be undone.
  restore() {
    const saved = this.#saved.pop();
    return saved ? this.#move(saved) : false;
  }

  get savepoints() {
    return this.#saved.length;
  }

  // The label at a spot: given or entered.
  value(spot) {
    return this.given.get(spot) ?? this.now.entries[spot];
  }

  isGiven(spot) {
    return this.given.has(spot);
  }

  free(spots) {
    return spots.filter(spot => !this.isGiven(spot));
  }

  // Enters labels, one for each spot; `null` clears.
  enter(pairs) {
    const entries = { ...this.now.entries };
    for (const [spot, label] of pairs) {
      if (this.isGiven(spot)) continue;
      if (label === null || label === undefined) delete entries[spot];
      else entries[spot] = label;
    }
    return this.#move({ entries });
  }

  // Notes labels, or takes the notes back if all have them.
  note(kind, labels) {
    const noted = new Set(this.now[kind]);
    const open = labels.filter(id => {
      const spot = this.labels.get(id).spot;
      return this.value(spot) === undefined;
    });
    const all = open.every(id => noted.has(id));
    for (const id of open) all ? noted.delete(id) : noted.add(id);
    return this.#move({ [kind]: sorted(noted) });
  }

  setMarks(labels) {
    return this.#move({ marks: sorted(labels) });
  }

  paint(spots, colour) {
    return this.#move({ colours: painted(this.now.colours, spots, colour) });
  }

  // Candidates have colours of their own, for chains.
  tint(labels, colour) {
    return this.#move({ tints: painted(this.now.tints, labels, colour) });
  }

  // Of each spot its value, then its marks, then its colour: the first that any has goes.
  clear(spots) {
    const own = this.free(spots);
    if (own.some(spot => this.now.entries[spot] !== undefined)) return this.enter(own.map(spot => [spot, null]));
    const here = new Set(own);
    const outside = id => !here.has(this.labels.get(id).spot);
    if (this.now.marks.some(id => !outside(id)) || this.now.corner.some(id => !outside(id))) {
      return this.#move({ marks: this.now.marks.filter(outside), corner: this.now.corner.filter(outside) });
    }
    const tinted = Object.keys(this.now.tints).map(Number).filter(id => !outside(id));
    return this.#move({ colours: painted(this.now.colours, spots, 0), tints: painted(this.now.tints, tinted, 0) });
  }

  // Does what a step says: values are entered, and where there are notes the targets go; else the candidates that are left are noted.
  take(step, candidates) {
    const entries = { ...this.now.entries };
    let marks = new Set(this.now.marks);
    for (const id of step.values) {
      const label = this.labels.get(id);
      if (label && !this.isGiven(label.spot)) entries[label.spot] = id;
    }
    for (const id of step.targets) {
      const label = this.labels.get(id);
      if (!label) continue;
      const spot = this.spots.get(label.spot);
      if (spot.labels.length === 2 && step.values.length > 0) continue;
      const own = spot.labels.map(each => each.id);
      if (!own.some(each => marks.has(each))) own.filter(each => candidates.includes(each)).forEach(each => marks.add(each));
      marks.delete(id);
    }
    return this.#move({ entries, marks: sorted(marks) });
  }

  ask(call, more = {}) {
    return { call, puzzle: this.puzzle, game: this.name, ...this.sent(this.now), ...more };
  }

  // What the engine is told of a moment: of a spot that has a value no marks.
  sent(moment) {
    const entries = Object.values(moment.entries);
    const open = id => {
      const spot = this.labels.get(id).spot;
      return moment.entries[spot] === undefined && !this.given.has(spot);
    };
    return { entries, marks: moment.marks.filter(open) };
  }
}

// What has this colour already, all of it, loses it.
function painted(colours, ids, colour) {
  const next = { ...colours };
  const all = ids.every(id => next[id] === colour);
  for (const id of ids) {
    if (all || colour === 0) delete next[id];
    else next[id] = colour;
  }
  return next;
}

function sorted(labels) {
  return [...new Set(labels)].sort((a, b) => a - b);
}

function same(one, other) {
  return JSON.stringify(key(one)) === JSON.stringify(key(other));
}

function key(moment) {
  const pairs = map => Object.entries(map).sort((a, b) => a[0] - b[0]);
  return [pairs(moment.entries), moment.marks, moment.corner, pairs(moment.colours), pairs(moment.tints)];
}
