// What is taken away: the address, text, pictures, a trace, a sheet of paper.

import { byId, el } from './dom.js';
import { text } from './texts.js';

export class Share {
  #texts = new Map();

  constructor({ run, current, rules }) {
    this.run = run;
    this.current = current;
    this.rules = rules;
    this.dialog = byId('share-dialog');
    byId('format').addEventListener('change', () => this.#show());
    byId('copy-link').addEventListener('click', () => this.#copy(location.href, text.linkCopied));
    byId('copy-text').addEventListener('click', () => this.#copy(byId('exported').textContent, text.copied));
    byId('save-text').addEventListener('click', () => save(this.#name('txt'), byId('exported').textContent, 'text/plain'));
    byId('print').addEventListener('click', () => {
      this.dialog.close();
      window.print();
    });
    byId('save-svg').addEventListener('click', async () => {
      const svg = await this.#svg();
      if (svg) save(this.#name('svg'), svg, 'image/svg+xml');
    });
    byId('save-png').addEventListener('click', () => this.#png());
    byId('save-json').addEventListener('click', () => this.#json());
  }

  #name(ending) {
    return this.current().name + '.' + ending;
  }

  async show() {
    byId('address').value = location.href;
    byId('share-said').textContent = '';
    byId('exported').textContent = '';
    this.#texts.clear();
    this.dialog.showModal();
    const sites = (await this.#ask(''))?.elsewhere ?? [];
    byId('format').replaceChildren(...[...this.#texts.keys()].map(name => el('option', {}, name)));
    byId('elsewhere').hidden = sites.length === 0;
    byId('sites').replaceChildren(...sites.map(([site, href]) => el('a', { href, target: '_blank', rel: 'noopener noreferrer' }, site)));
    await this.#show();
  }

  // The engine knows the texts, by name, and the sites that read this puzzle. Nothing goes there unless a link is followed.
  async #ask(format) {
    const answer = await this.run(this.current().ask('export', { rules: this.rules(), format }));
    if (answer) this.#texts = new Map(answer.texts);
    return answer;
  }

  async #show() {
    const format = byId('format').value;
    if (this.#texts.get(format) === '') await this.#ask(format);
    byId('exported').textContent = this.#texts.get(format) ?? '';
  }

  async #copy(content, said) {
    try {
      await navigator.clipboard.writeText(content);
      byId('share-said').textContent = said;
    } catch {
      byId('address').select();
    }
  }

  async #svg() {
    return (await this.run(this.current().ask('export', { picture: true })))?.svg;
  }

  async #png() {
    const svg = await this.#svg();
    if (!svg) return;
    const image = new Image();
    image.src = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
    await image.decode();
    const canvas = el('canvas', { width: 2 * image.width, height: 2 * image.height });
    canvas.getContext('2d').drawImage(image, 0, 0, canvas.width, canvas.height);
    URL.revokeObjectURL(image.src);
    canvas.toBlob(blob => save(this.#name('png'), blob, 'image/png'));
  }

  async #json() {
    const game = this.current();
    const path = await this.run({ call: 'path', puzzle: game.puzzle, game: game.name, rules: this.rules() });
    if (!path) return;
    const steps = path.steps.map(({ notation, sentence, name, level }) => ({ notation, sentence, name, level }));
    save(this.#name('json'), JSON.stringify({ game: game.name, puzzle: game.puzzle, theory: path.theory, outcome: path.outcome, rating: path.rating, steps }) + '\n', 'application/json');
  }
}

function save(name, content, type) {
  const url = URL.createObjectURL(content instanceof Blob ? content : new Blob([content], { type }));
  el('a', { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 10000);
}
