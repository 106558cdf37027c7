// The path: every step of a solution in a list, on the board, and as a plot of how hard it is along the way.

import { byId, el, svg } from './dom.js';
import { told } from './told.js';
import { text } from './texts.js';

export class Path {
  #steps = [];
  #ask = null;
  #at = 0;

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
    byId('steps').replaceChildren();
    this.#list(0, answer.steps);
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
          el('span', { class: 'level', title: 'level' }, String(step.level)),
          el('span', { class: 'n' }, String(step.n)), step.technique || step.name,
          el('span', { class: 'notation' }, step.notation))));
    }
  }

  // A bar for each step, as high as its level.
  #plot() {
    const levels = this.#steps.map(step => Math.min(step.level, 20));
    const highest = Math.max(1, ...levels);
    const drawn = svg('svg', { viewBox: `0 0 ${levels.length} 20`, preserveAspectRatio: 'none', role: 'img', 'aria-label': `Difficulty along the path, up to level ${Math.max(...this.#steps.map(step => step.level), 0)}` });
    levels.forEach((level, i) => {
      const height = 1.5 + 18.5 * level / highest;
      const bar = svg('rect', { x: i + 0.08, y: 20 - height, width: 0.84, height });
      bar.addEventListener('click', () => this.go(i + 1));
      drawn.append(bar);
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
    byId('where').textContent = this.#at === 0 ? `${this.#steps.length} steps` : this.#at > this.#steps.length ? text.end : text.step(this.#at, this.#steps.length);
    byId('back').disabled = byId('first').disabled = this.#at <= 1;
    byId('forward').disabled = byId('last').disabled = this.#at > this.#steps.length;
    byId('unpath').hidden = this.#at === 0;
    [...byId('steps').children].forEach((item, i) => {
      const now = i + 1 === this.#at;
      const button = item.firstChild;
      if (now) {
        button.setAttribute('aria-current', 'step');
        const list = byId('steps');
        if (item.offsetTop < list.scrollTop || item.offsetTop + item.offsetHeight > list.scrollTop + list.clientHeight) list.scrollTop = item.offsetTop - list.offsetTop - list.clientHeight / 3;
      } else {
        button.removeAttribute('aria-current');
      }
      button.tabIndex = now || (this.#at === 0 && i === 0) ? 0 : -1;
    });
    [...(byId('plot').firstChild?.children ?? [])].forEach((bar, i) => bar.classList.toggle('at', i + 1 === this.#at));
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
