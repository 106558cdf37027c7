// New puzzles: examples, paste, files, generated ones.

import { byId, el } from './dom.js';
import { text } from './texts.js';

const LARGEST = 2000000;
const SHOWN = 500;
const RATED = 25;

export class Bring {
  #browsed = { puzzles: [], game: '' };

  constructor({ run, say, open, verify, rules, games, examples }) {
    this.run = run;
    this.rules = rules;
    this.say = say;
    this.open = open;
    this.verify = verify;
    this.dialog = byId('open-dialog');
    const names = games.map(game => game.name);
    byId('paste-game').replaceChildren(el('option', { value: '' }, text.recognise), ...names.map(name => el('option', { value: name }, name)));
    byId('generate-game').replaceChildren(...names.map(name => el('option', { value: name }, name)));
    byId('generate').addEventListener('submit', event => {
      event.preventDefault();
      this.make();
    });
    byId('levels-help').textContent = text.levelsHelp;
    byId('games').replaceChildren(...names.filter(name => examples[name]).map(name => el('div', { role: 'group', 'aria-label': name },
      el('span', { class: 'name' }, name),
      el('div', { class: 'levels' }, ...examples[name].map((puzzle, i) => el('button', {
        type: 'button', title: `${name}, ${text.levels[i]}`, 'aria-label': `${name}, ${text.levels[i]}`, onclick: () => this.take(puzzle, name),
      }, String(i + 1)))))));
    byId('read').addEventListener('click', () => this.read(byId('paste').value));
    byId('file').addEventListener('change', event => this.#file(event.target.files[0]));
    byId('rate-all').addEventListener('click', () => this.#rate());
    this.dialog.addEventListener('dragover', event => event.preventDefault());
    this.dialog.addEventListener('drop', event => {
      event.preventDefault();
      this.#file(event.dataTransfer.files[0]);
    });
    document.addEventListener('dragover', event => event.preventDefault());
    document.addEventListener('drop', event => {
      event.preventDefault();
      const file = event.dataTransfer?.files?.[0];
      if (file && !this.dialog.open) {
        this.show();
        this.#file(file);
      }
    });
  }

  show() {
    byId('paste-error').textContent = '';
    if (!this.dialog.open) this.dialog.showModal();
  }

  // A new puzzle: the same attempts as those of the command, which is told afterwards.
  async make() {
    byId('paste-error').textContent = '';
    const [least, most] = ['generate-least', 'generate-most'].map(id => byId(id).value.trim());
    const seed = String(crypto.getRandomValues(new Uint32Array(1))[0]);
    const made = await this.run(
      { call: 'generate', game: byId('generate-game').value, size: byId('generate-size').value, rating: least || most ? `${least}..${most}` : '', seed },
      { error: this.#wrong, progress: ({ attempts }) => { byId('worked').textContent = text.making(attempts); }, tooLong: text.makingTooLong });
    if (!made) return;
    await this.take(made.text, made.game);
    this.say(text.made(made.rating, made.attempts, made.command));
  }

  async #file(file) {
    if (!file) return;
    if (file.size > LARGEST) {
      byId('paste-error').textContent = text.tooLarge;
      return;
    }
    const content = await file.text();
    byId('paste').value = content.length < 20000 ? content : content.slice(0, 20000);
    await this.read(content);
  }

  async read(content) {
    byId('paste-error').textContent = '';
    byId('browse').hidden = true;
    const game = byId('paste-game').value;
    if (content.includes('==>') || content.trimStart().startsWith('{')) {
      const checked = await this.run({ call: 'verify', text: content, game }, { error: this.#wrong });
      if (checked) {
        this.dialog.close();
        await this.verify(checked);
      }
      return;
    }
    const many = await this.run({ call: 'many', text: content, game }, { error: this.#wrong });
    if (!many) return;
    if (many.puzzles.length === 1) await this.take(many.puzzles[0].text, many.game);
    else this.#browse(many);
  }

  #wrong = message => { byId('paste-error').textContent = message; };

  #browse({ puzzles, game, more }) {
    byId('browse-count').textContent = more ? text.manyMore(puzzles.length) : text.many(puzzles.length);
    byId('browsed').replaceChildren(...puzzles.slice(0, SHOWN).map((puzzle, i) => el('li', {},
      el('button', { type: 'button', onclick: () => this.take(puzzle.text, game) },
        el('span', { class: 'level' }), el('span', { class: 'n' }, String(i + 1)), el('span', { class: 'notation' }, puzzle.text.slice(0, 120))))));
    byId('browse').hidden = false;
    this.#browsed = { puzzles: puzzles.slice(0, SHOWN).map(puzzle => puzzle.text), game };
  }

  // How hard each is, some at a time, so that the list fills and can be stopped.
  async #rate() {
    const { puzzles, game } = this.#browsed;
    const list = byId('browsed').children;
    for (let from = 0; from < puzzles.length; from += RATED) {
      const answer = await this.run({ call: 'rate', puzzles: puzzles.slice(from, from + RATED), game, rules: this.rules() }, { error: this.#wrong });
      if (!answer || list[from]?.isConnected !== true) return;
      answer.ratings.forEach((rating, i) => { list[from + i].querySelector('.level').textContent = text.rated(rating); });
    }
  }

  async take(puzzle, game) {
    const opened = await this.run({ call: 'open', text: puzzle, game }, { error: this.#wrong });
    if (!opened) return;
    this.dialog.close();
    this.open(opened);
  }
}
