// The engine, away from the page: WebAssembly where the browser has it, else JavaScript. It answers one question at a time; who wants an
// answer no more ends the worker.
import { text } from './js/texts.js';

const wanted = new URL(self.location.href).searchParams.get('engine');

self.progress = json => self.postMessage({ progress: JSON.parse(json) });

async function wasm() {
  const runtime = await import('./engine/runtime.js');
  const loaded = await runtime.load(new URL('./engine/engine.wasm', self.location.href).href);
  return loaded.exports.call;
}

async function script() {
  return (await import('./engine/engine.js')).call;
}

async function engine() {
  if (wanted !== 'js') {
    try {
      return { kind: 'wasm', call: await wasm() };
    } catch (e) {
      if (wanted === 'wasm') throw e;
    }
  }
  return { kind: 'js', call: await script() };
}

const ready = engine();
ready.then(
  it => self.postMessage({ ready: it.kind }),
  e => self.postMessage({ failed: String(e) }));

self.onmessage = async ({ data }) => {
  try {
    const { call } = await ready;
    self.postMessage({ id: data.id, answer: JSON.parse(call(JSON.stringify(data.ask))) });
  } catch (e) {
    // The stack ran over, or worse: this engine is not to be trusted any more.
    self.postMessage({ id: data.id, answer: { error: e instanceof RangeError ? text.tooDeep : text.failed(e), fault: true }, broken: true });
  }
};
