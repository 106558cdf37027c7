// Questions to the worker. A question may be stopped, by the player or by its limit: then the worker ends and another begins.

import { text } from './texts.js';

export class Stopped extends Error {}

export class Client {
  #worker = null;
  #open = new Map();
  #queue = [];
  #next = 1;
  #engine;
  kind = '';

  constructor(engine = '') {
    this.#engine = engine;
    this.#begin();
  }

  #make() {
    return new Worker('worker.js' + (this.#engine ? '?engine=' + this.#engine : ''), { type: 'module' });
  }

  #begin() {
    const worker = this.#make();
    worker.onmessage = ({ data }) => {
      if (data.ready) this.kind = data.ready;
      else if (data.failed) this.#fail(data.failed);
      else if (data.progress) this.#current?.progress?.(data.progress);
      else this.#answered(data.id, data.answer, data.broken);
    };
    worker.onerror = event => this.#fail(event.message || text.noWorker);
    this.#worker = worker;
  }

  #fail(message) {
    const failed = this.#current;
    this.#current = null;
    failed?.reject(new Error(message));
    for (const each of this.#queue.splice(0)) each.reject(new Error(message));
  }

  #current = null;

  #answered(id, answer, broken) {
    const asked = this.#current;
    if (!asked || asked.id !== id) return;
    clearTimeout(asked.timer);
    this.#current = null;
    asked.resolve(answer);
    if (broken) {
      this.#worker.terminate();
      this.#begin();
    }
    this.#go();
  }

  #go() {
    if (this.#current || this.#queue.length === 0) return;
    const asked = this.#queue.shift();
    this.#current = asked;
    asked.timer = setTimeout(() => this.stop('limit'), asked.limit);
    this.#worker.postMessage({ id: asked.id, ask: asked.ask });
  }

  // Asks; the promise is kept with an object that has `error` if something was wrong, or broken with Stopped.
  ask(ask, { limit = 60000, progress = null } = {}) {
    return new Promise((resolve, reject) => {
      this.#queue.push({ id: this.#next++, ask, limit, progress, resolve, reject });
      this.#go();
    });
  }

  get busy() {
    return this.#current !== null;
  }

  // Ends what is going on, at once; what waits goes on in another worker.
  stop(why = 'player') {
    const asked = this.#current;
    if (!asked) return;
    clearTimeout(asked.timer);
    this.#worker.terminate();
    this.#current = null;
    this.#begin();
    asked.reject(new Stopped(why));
    this.#go();
  }
}
