// The path: every step of a solution in a list, on the board, and as a plot of how hard it is along the way.

import { byId, el, svg } from './dom.js';
import { told } from './told.js';
import { text } from './texts.js';

// What is harder is drawn no higher.
const HIGHEST = 20;
const height = (level, highest) => 1.5 + 18.5 * level / highest;

export class Path {
  #steps = [];
  #ask = null;
  #at = 0;
  // The step of the list that can be reached by Tab.
  #marked = 0;

  constructor({ board, run, say, showCard }) {
    this.board = board;
    this.say = say;
    this.run = run;
    this.showCard = showCard;
    byId('first').addEventListener('click', () => this.go(1));
    byId('back').addEventListener('click', () => this.go(this.#at - 1));
    byId('forward').addEventListener('click', () => this.go(this.#at + 1));
    byId('last').addEventListener('click', () => this.go(this.#steps.length + 1));
    byId('unpath').addEventListener('click', () => this.leave());
    byId('print-path').addEventListener('click', () => this.#print());
    window.addEventListener('afterprint', () => byId('sheet').replaceChildren());
    byId('steps').addEventListener('keydown', event => {
      const move = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (!move) return;
      event.preventDefault();
      this.go(this.#at + move);
      byId('steps').children[this.#at - 1]?.firstChild.focus();
    });
  }

  get isOpen() {
    return this.#steps.length > 0;
  }

  get steps() {
    return this.#steps;
  }

  forget() {
    this.#steps = [];
    this.#at = 0;
    for (const id of ['steps', 'stepped', 'plot']) byId(id).replaceChildren();
    byId('rating').textContent = '';
    byId('walk').hidden = true;
    byId('plot').hidden = true;
  }

  async find(ask) {
    this.forget();
    const found = [];
    const answer = await this.run(ask, {
      progress: ({ step }) => {
        found.push(step);
        byId('worked').textContent = text.busySteps(found.length);
        this.#list(found.length - 1, found);
      },
    });
    if (!answer) return null;
    this.#ask = ask;
    this.#steps = answer.steps;
    if (found.length < answer.steps.length) this.#list(found.length, answer.steps);
    byId('rating').textContent = answer.solved
      ? text.rating(answer.rating, answer.difficulty, answer.hardest, answer.steps.length)
      : text.unsolved(answer.outcome, answer.left, answer.theory);
    byId('walk').hidden = false;
    this.#plot();
    this.#where();
    return answer;
  }

  #list(from, steps) {
    for (const step of steps.slice(from)) {
      byId('steps').append(el('li', {},
        el('button', { type: 'button', tabindex: step.n === 1 ? '0' : '-1', onclick: () => this.go(step.n) },
          el('span', { class: 'level', title: text.level }, String(step.level)),
          el('span', { class: 'n' }, String(step.n)), step.technique || step.name,
          el('span', { class: 'notation' }, step.notation))));
    }
  }

  // A bar for each step, as high as its level.
  #plot() {
    const levels = this.#steps.map(step => Math.min(step.level, HIGHEST));
    const highest = Math.max(1, ...levels);
    // One drawing for all, since a long path has thousands.
    let bars = '';
    levels.forEach((level, i) => { bars += `M${i + 0.08} 20v${-height(level, highest)}h.84V20z`; });
    const drawn = svg('svg', { viewBox: `0 0 ${levels.length} 20`, preserveAspectRatio: 'none', role: 'img', 'aria-label': text.plot(Math.max(...this.#steps.map(step => step.level), 0)) });
    drawn.append(svg('path', { d: bars }), svg('rect', { class: 'at', width: 0.84 }));
    drawn.addEventListener('click', event => {
      const { left, width } = drawn.getBoundingClientRect();
      this.go(1 + Math.floor((event.clientX - left) / width * levels.length));
    });
    byId('plot').replaceChildren(drawn);
    byId('plot').hidden = levels.length === 0;
  }

  async go(n) {
    if (!this.#ask || this.#steps.length === 0) return;
    const at = Math.max(1, Math.min(n, this.#steps.length + 1));
    const scene = await this.run({ ...this.#ask, call: 'scene', step: at }, { quiet: true });
    if (!scene) return;
    this.#at = at;
    this.board.show(scene);
    const step = this.#steps[at - 1];
    this.say(step ? step.sentence : text.end, true);
    byId('stepped').replaceChildren(...told(step ?? scene.said, scene.key, this.showCard));
    this.#where();
  }

  #where() {
    byId('where').textContent = this.#at === 0 ? text.steps(this.#steps.length) : this.#at > this.#steps.length ? text.end : text.step(this.#at, this.#steps.length);
    byId('back').disabled = byId('first').disabled = this.#at <= 1;
    byId('forward').disabled = byId('last').disabled = this.#at > this.#steps.length;
    byId('unpath').hidden = this.#at === 0;
    const list = byId('steps');
    const before = list.children[this.#marked]?.firstChild;
    before?.removeAttribute('aria-current');
    if (before) before.tabIndex = -1;
    this.#marked = Math.min(Math.max(this.#at - 1, 0), list.children.length - 1);
    const item = list.children[this.#marked];
    if (item) item.firstChild.tabIndex = 0;
    const step = this.#steps[this.#at - 1];
    if (item && step) {
      item.firstChild.setAttribute('aria-current', 'step');
      if (item.offsetTop < list.scrollTop || item.offsetTop + item.offsetHeight > list.scrollTop + list.clientHeight) list.scrollTop = item.offsetTop - list.offsetTop - list.clientHeight / 3;
    }
    const bar = byId('plot').querySelector('.at');
    bar?.toggleAttribute('hidden', !step);
    if (bar && step) {
      const high = height(Math.min(step.level, HIGHEST), Math.max(1, ...this.#steps.map(each => Math.min(each.level, HIGHEST))));
      for (const [name, value] of Object.entries({ x: this.#at - 0.92, y: 20 - high, height: high })) bar.setAttribute(name, value);
    }
  }

  // The board as it is to be played, and every step in words.
  #print() {
    if (this.#at > 0) this.leave();
    byId('sheet').replaceChildren(...this.#steps.map(step => el('li', {},
      el('strong', {}, (step.technique || step.name) + '.'), ' ', step.sentence, el('span', { class: 'notation' }, step.notation))));
    window.print();
  }

  next(by) {
    return this.go(this.#at + by);
  }

  leave() {
    this.#at = 0;
    this.board.show(null);
    byId('stepped').replaceChildren();
    this.#where();
    this.board.focus();
  }
}
