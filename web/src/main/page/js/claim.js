// "Check my step": the player says which candidates go and draws why; the checker answers.

import { byId } from './dom.js';
import { text } from './texts.js';
import { told } from './told.js';

export class Claim {
  #targets = [];
  #chain = [];
  #picking = null;

  constructor({ board, run, current, showCard }) {
    this.board = board;
    this.run = run;
    this.current = current;
    this.showCard = showCard;
    byId('pick-targets').addEventListener('click', () => this.#pick('targets'));
    byId('pick-chain').addEventListener('click', () => this.#pick('chain'));
    byId('claim').addEventListener('click', () => this.check());
    byId('unclaim').addEventListener('click', () => this.clear());
    byId('notation').addEventListener('keydown', event => { if (event.key === 'Enter') this.check(); });
  }

  clear() {
    this.#targets = [];
    this.#chain = [];
    byId('judged').replaceChildren();
    byId('notation').value = '';
    this.#pick(null);
    if (this.board.showing) this.board.show(null);
  }

  #pick(what) {
    this.#picking = this.#picking === what ? null : what;
    byId('pick-targets').setAttribute('aria-pressed', String(this.#picking === 'targets'));
    byId('pick-chain').setAttribute('aria-pressed', String(this.#picking === 'chain'));
    this.board.onpick = this.#picking ? labels => this.#picked(labels[0]) : null;
    this.#say();
    if (this.#picking) this.board.focus();
  }

  #picked(label) {
    const list = this.#picking === 'targets' ? this.#targets : this.#chain;
    const at = list.indexOf(label);
    if (at >= 0 && (this.#picking === 'targets' || at === list.length - 1)) list.splice(at, 1);
    else list.push(label);
    this.board.draw();
    this.#say();
  }

  #say() {
    const game = this.current();
    const name = id => {
      const label = game.labels.get(id);
      return `${game.spots.get(label.spot).say.replace(/row (\d+) column (\d+)/, 'r$1c$2')} ${label.say}`;
    };
    const parts = [];
    if (this.#targets.length > 0) parts.push(text.goes(this.#targets.map(name)));
    if (this.#chain.length > 0) parts.push(text.because(this.#chain.map(name)));
    if (this.#picking) parts.push(this.#picking === 'targets' ? text.pickTargets : text.pickChain);
    byId('claimed').textContent = parts.join(' ');
  }

  async check() {
    const notation = byId('notation').value.trim();
    const game = this.current();
    const answer = await this.run(
      game.ask('check', notation ? { notation } : { targets: this.#targets, chain: this.#chain }),
      { error: message => this.#judged(text.wrongStep(message)) });
    if (!answer) return;
    this.#picking = null;
    this.#pick(null);
    this.#judged(answer.right ? text.rightStep : text.wrongStep(answer.reason));
    if (answer.right && answer.drawn) {
      this.board.show(answer);
      byId('judged').append(...told(answer.step, answer.key, this.showCard));
    }
  }

  #judged(message) {
    const line = document.createElement('p');
    line.className = 'technique';
    line.setAttribute('role', 'status');
    line.textContent = message;
    byId('judged').replaceChildren(line);
  }
}
