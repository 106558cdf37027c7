// The page: who is told what, and what every button does.

import { Board } from './board.js';
import { Bring } from './bring.js';
import { card } from './card.js';
import { Claim } from './claim.js';
import { Client, Stopped } from './client.js';
import { byId, el } from './dom.js';
import { Game } from './game.js';
import * as link from './link.js';
import { Path } from './path.js';
import { keep, settings } from './settings.js';
import { Share } from './share.js';
import { text } from './texts.js';
import { told } from './told.js';

const params = new URLSearchParams(location.search);
const client = new Client(params.get('engine') ?? '');
const board = new Board(byId('board'));
let game = null;
let hinted = null;
let strength = 0;
let started = Date.now();
let judged = 0;

// What happened, for everybody; what stands below anyway is only spoken.
function say(message, spoken = false) {
  byId('status').textContent = message;
  byId('status').classList.toggle('spoken', spoken);
}

// Where the work shows and can be stopped: in front, wherever that is.
function showWorking() {
  (document.querySelector('dialog[open] .body') ?? byId('side')).prepend(byId('working'));
  byId('worked').textContent = text.busy;
  byId('working').hidden = false;
}

// Asks the engine; what is wrong is said, and null is the answer.
async function run(ask, { progress = null, quiet = false, error = message => say(message), tooLong = text.tooLong } = {}) {
  const waiting = setTimeout(showWorking, quiet ? 1500 : 250);
  try {
    const answer = await client.ask(ask, { progress, limit: 1000 * settings.limit });
    byId('kind').textContent = client.kind === 'wasm' ? 'WebAssembly' : 'JavaScript';
    if (answer.error === undefined) return answer;
    error(answer.error);
  } catch (e) {
    error(!(e instanceof Stopped) ? text.noEngine + ' ' + e.message : e.message === 'limit' ? tooLong : text.stopped);
  } finally {
    clearTimeout(waiting);
    if (!client.busy) byId('working').hidden = true;
  }
  return null;
}

function open(opened, moment) {
  game = new Game(opened, moment);
  window.nineByNine = { game, board, client, path };
  byId('title').textContent = text.opened(opened.game, opened.size, opened.clues);
  document.title = text.title(opened.game, opened.size);
  started = Date.now();
  byId('howto').textContent = text.short(opened.rules);
  say(text.welcome);
  path.forget();
  claim.clear();
  leaveHint();
  board.open(game);
  performance.mark('board');
  pad();
  moved(false);
  board.focus();
}

// After every move: the address, the buttons, the judgement.
function moved(byPlayer = true) {
  const last = link.written(game);
  history.replaceState(null, '', last);
  keep({ last });
  byId('undo').disabled = !game.canUndo;
  byId('redo').disabled = !game.canRedo;
  if (byPlayer) {
    leaveHint();
    announce();
  }
  pad();
  judge();
}

async function judge() {
  const mine = ++judged;
  const of = game;
  const answer = await run(game.ask('state'), { quiet: true });
  if (!answer || mine !== judged || of !== game) return;
  game.candidates = answer.candidates;
  board.judge(settings.conflicts ? answer.clashes : [], settings.conflicts ? answer.empty : []);
  if (answer.solved) say(text.solved + (settings.timer ? ' ' + elapsed() : ''));
  else if (settings.conflicts && answer.clashes.length > 0) say(text.clash(answer.clashes.length));
  document.documentElement.dataset.solved = String(answer.solved);
}

function announce() {
  const spot = game.spots.get(board.cursor);
  if (!spot) return;
  const value = game.value(spot.id);
  say(value === undefined ? '' : text.entered(spot.say, game.labels.get(value).say));
}

// --- the pad: what can be entered where the cursor is

function pad() {
  const spot = game?.spots.get(board.cursor) ?? game?.opened.spots[0];
  if (!spot) return;
  const written = spot.kind === 'text' || spot.kind === 'paint';
  const modes = text.modes.filter(([mode]) => written || mode === 'value' || mode === 'colour');
  if (!modes.some(([mode]) => mode === board.mode)) board.mode = 'value';
  fillOnce(byId('modes'), modes.map(each => each[0]).join() + board.mode, () => modes.map(([mode, name, key]) => el('button', {
    type: 'button', 'aria-pressed': String(board.mode === mode), title: `${name} (${key})`, onclick: () => setMode(mode),
  }, name)));
  if (board.mode === 'colour') {
    fillOnce(byId('pad'), 'colours', () => [1, 2, 3, 4, 5, 6, 7, 8].map(colour => el('button', {
      type: 'button', 'aria-label': text.colour(colour),
      onclick: () => board.paint(colour),
    }, el('span', { class: 'swatch colour-' + colour }), String(colour))));
    byId('pad').classList.remove('words');
    return;
  }
  const digits = spot.kind === 'text' && spot.labels.length > 25;
  byId('auto').hidden = !game.opened.spots.some(each => each.labels.some(label => label.mark.text));
  const labels = digits ? [...'1234567890'].map(key => ({ key, say: key })) : [...spot.labels].sort((a, b) => Boolean(b.value.line) - Boolean(a.value.line));
  const full = digits ? '' : fullValues(spot);
  byId('pad').classList.toggle('words', spot.kind !== 'text');
  fillOnce(byId('pad'), game.puzzle + spot.kind + (digits ? 'digits' : labels.map(label => label.key).join()) + full, () => labels.map(label => el('button', {
    type: 'button', 'aria-label': label.say, 'data-key': label.key, class: full.includes('|' + label.key + '|') ? 'done' : null,
    onclick: () => {
      if (digits) board.type(label.key);
      else board.put(board.target.map(id => game.spots.get(id).labels.find(each => each.key === label.key)?.id).filter(id => id !== undefined));
    },
  }, spot.kind === 'paint' ? el('span', { class: 'swatch hue-' + Math.min(label.value.hue, 7) }) : '', spot.kind === 'text' ? label.key : label.say)));
}

// Values that stand as often as there are rows: nobody needs their keys any more.
function fullValues(spot) {
  const counts = new Map();
  for (const id of game.spots.keys()) {
    const value = game.value(id);
    if (value !== undefined) counts.set(game.labels.get(value).key, (counts.get(game.labels.get(value).key) ?? 0) + 1);
  }
  const n = spot.labels.length;
  return spot.kind === 'text' && game.spots.size === n * n ? [...counts].filter(([, count]) => count >= n).map(([key]) => '|' + key + '|').join('') : '';
}

function fillOnce(node, key, make) {
  if (node.dataset.made === key) return;
  node.dataset.made = key;
  const focused = node.contains(document.activeElement) ? [...node.children].indexOf(document.activeElement) : -1;
  node.replaceChildren(...make());
  if (focused >= 0) node.children[Math.min(focused, node.children.length - 1)]?.focus();
}

function setMode(mode) {
  board.mode = mode;
  pad();
}

// --- hints

// One after the other: who presses three times at once wants the third.
let hinting = Promise.resolve();

function hint() {
  hinting = hinting.then(strongerHint);
  return hinting;
}

async function strongerHint() {
  if (board.showing && !hinted) path.leave();
  const now = Math.min(3, strength + 1);
  const answer = await run(game.ask('hint', { rules: settings.rules, strength: now }));
  if (!answer) return;
  strength = now;
  showTab('hint');
  byId('available').hidden = true;
  if (answer.step) {
    hinted = { step: answer.step, candidates: answer.candidates };
    board.show(answer);
    byId('hinted').replaceChildren(...told(answer.step, answer.key, showCard));
    byId('do').hidden = byId('leave').hidden = false;
    say(answer.step.sentence, true);
  } else {
    byId('hinted').replaceChildren(el('p', {}, answer.text));
    say(answer.text, true);
  }
  byId('hint').textContent = text.hints[answer.kind === 'STEP' ? strength % 3 : 0];
  if (answer.kind !== 'STEP') strength = Math.min(strength, 2);
}

function leaveHint() {
  strength = 0;
  hinted = null;
  byId('hint').textContent = text.hints[0];
  byId('do').hidden = byId('leave').hidden = true;
  byId('hinted').replaceChildren();
  byId('available').hidden = true;
  if (board.showing) board.show(null);
}

function doHint() {
  if (!hinted) return false;
  const { step, candidates } = hinted;
  leaveHint();
  if (game.take(step, candidates)) moved();
  board.draw();
  board.focus();
  return true;
}

async function mistake() {
  const moments = game.moments;
  const answer = await run({ call: 'mistake', puzzle: game.puzzle, game: game.name, moments: moments.map(moment => game.sent(moment)) });
  if (!answer) return;
  const back = moments.length - 1 - answer.last;
  if (back === 0) {
    say(text.noMistake);
    return;
  }
  game.goTo(answer.last);
  moved(false);
  board.draw();
  say(text.undone(back));
}

async function allSteps() {
  const answer = await run(game.ask('all', { rules: settings.rules }));
  if (!answer) return;
  leaveHint();
  say(text.allSteps(answer.steps.length));
  const list = byId('available');
  list.hidden = false;
  list.replaceChildren(...answer.steps.map(step => el('li', {}, el('button', { type: 'button', onclick: () => showStep(step) },
    el('span', { class: 'level' }, String(step.level)), step.technique || step.name, el('span', { class: 'notation' }, step.notation)))));
}

// A step of the list: checked and drawn.
async function showStep(step) {
  const answer = await run(game.ask('check', { notation: step.notation }));
  if (!answer) return;
  hinted = { step, candidates: answer.candidates ?? game.candidates };
  if (answer.drawn) board.show(answer);
  byId('hinted').replaceChildren(...told(step, answer.key, showCard));
  byId('do').hidden = byId('leave').hidden = false;
}

// --- cards, traces

async function showCard(name) {
  const response = await fetch('cards/' + encodeURIComponent(name) + '.md');
  if (!response.ok) return;
  byId('card').replaceChildren(card(await response.text()));
  byId('card-dialog').showModal();
}

async function verified(checked) {
  const opened = await run({ call: 'open', text: checked.puzzle, game: checked.game });
  if (!opened) return;
  open(opened);
  showTab('hint');
  if (checked.wrong) {
    board.show(checked);
    byId('leave').hidden = false;
    byId('hinted').replaceChildren(el('p', { class: 'error' }, text.traceWrong(checked.wrong, checked.reason)), el('p', { class: 'notation' }, checked.line));
    say(text.traceWrong(checked.wrong, checked.reason));
  } else {
    say(text.traceRight(checked.steps, checked.filled, checked.finished));
  }
}

// --- tabs, keys, dialogs

const TABS = ['hint', 'path', 'check'];

function showTab(name) {
  if (byId('panel-' + name).hidden) say('');
  for (const each of TABS) {
    const chosen = each === name;
    byId('tab-' + each).setAttribute('aria-selected', String(chosen));
    byId('tab-' + each).tabIndex = chosen ? 0 : -1;
    byId('panel-' + each).hidden = !chosen;
  }
}

for (const name of TABS) {
  byId('tab-' + name).addEventListener('click', () => showTab(name));
  byId('tab-' + name).addEventListener('keydown', event => {
    const move = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!move) return;
    const next = TABS[(TABS.indexOf(name) + move + TABS.length) % TABS.length];
    showTab(next);
    byId('tab-' + next).focus();
  });
}

function undo(back) {
  if (board.showing) leaveHint();
  if (back ? game.undo() : game.redo()) {
    moved(false);
    board.draw();
  }
}

function help() {
  byId('help-game').textContent = game.name;
  byId('help-rules').textContent = game.opened.rules;
  byId('help-dialog').showModal();
}

const KEYS = {
  '?': help, h: hint, n: () => walk(1), p: () => walk(-1), m: auto, z: () => setMode('value'), x: () => setMode('corner'), c: () => setMode('marks'), v: () => setMode('colour'),
  s: () => { game.save(); say(text.saved(game.savepoints)); },
  S: () => { if (game.restore()) { moved(); board.draw(); say(text.restored); } },
};

async function walk(by) {
  showTab('path');
  if (!path.isOpen) await solve();
  await path.next(by);
}

function solve() {
  leaveHint();
  return path.find({ call: 'path', puzzle: game.puzzle, game: game.name, rules: byId('rules').value });
}

function auto() {
  if (!game.candidates) return;
  const open = game.candidates.filter(id => {
    const label = game.labels.get(id);
    return label && label.mark.text && game.value(label.spot) === undefined;
  });
  if (game.setMarks(open)) moved(false);
  board.draw();
  say(text.marked);
}

document.addEventListener('keydown', event => {
  if (!game || event.defaultPrevented || document.querySelector('dialog[open]') || /^(INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName)) return;
  const control = event.ctrlKey || event.metaKey;
  const letter = event.key.toLowerCase();
  if (control && (letter === 'z' || letter === 'y')) {
    event.preventDefault();
    undo(letter === 'z' && !event.shiftKey);
  } else if (event.key === 'Escape') {
    if (board.showing) hinted ? leaveHint() : path.leave();
  } else if (!control && !event.altKey) {
    const act = KEYS[event.key] ?? (event.shiftKey ? null : KEYS[letter]);
    if (act) {
      event.preventDefault();
      act();
    }
  }
});

const path = new Path({ board, run, say, showCard });
const claim = new Claim({ board, run, current: () => game, showCard });
const share = new Share({ run, current: () => game, rules: () => byId('rules').value });
board.onmove = () => moved();
board.onselect = pad;
board.onenter = doHint;
board.onhold = () => setMode(board.mode === 'marks' ? 'value' : 'marks');

const click = (id, act) => byId(id).addEventListener('click', act);
click('undo', () => undo(true));
click('redo', () => undo(false));
click('erase', () => board.erase());
click('auto', auto);
click('hint', hint);
click('do', doHint);
click('leave', () => { leaveHint(); board.focus(); });
click('mistake', mistake);
click('all', allSteps);
click('solve', solve);
click('stop', () => client.stop());
click('share', () => share.show());
click('help', help);
click('settings', () => byId('settings-dialog').showModal());
click('count', async () => {
  const answer = await run(game.ask('count'));
  if (answer) say(text.count(answer.solutions, answer.complete));
});
click('why', async () => {
  const answer = await run(game.ask('why', { rules: settings.rules }));
  if (!answer) return;
  byId('whytext').textContent = answer.text;
  byId('whytext').hidden = false;
});
for (const dialog of document.querySelectorAll('dialog')) {
  dialog.addEventListener('click', event => { if (event.target === dialog) dialog.close(); });
}

// --- settings

function applyTheme() {
  if (settings.theme) document.documentElement.dataset.theme = settings.theme;
  else delete document.documentElement.dataset.theme;
}

function options(select, chosen) {
  select.replaceChildren(...text.theories.map(([value, name]) => el('option', { value, selected: value === chosen }, `${value}: ${name}`)));
}

function elapsed() {
  const seconds = Math.floor((Date.now() - started) / 1000);
  return Math.floor(seconds / 60) + ':' + String(seconds % 60).padStart(2, '0');
}

byId('set-conflicts').checked = settings.conflicts;
byId('set-conflicts').addEventListener('change', event => { keep({ conflicts: event.target.checked }); judge(); });
byId('set-timer').checked = settings.timer;
byId('set-timer').addEventListener('change', event => { keep({ timer: event.target.checked }); byId('timer').hidden = !settings.timer; });
byId('timer').hidden = !settings.timer;
setInterval(() => { if (settings.timer && document.documentElement.dataset.solved !== 'true') byId('timer').textContent = elapsed(); }, 1000);
byId('set-theme').value = settings.theme;
byId('set-theme').addEventListener('change', event => { keep({ theme: event.target.value }); applyTheme(); });
options(byId('set-rules'), settings.rules);
byId('set-rules').addEventListener('change', event => keep({ rules: event.target.value }));
options(byId('rules'), 'any');
byId('rules').addEventListener('change', () => { if (path.isOpen) solve(); });
byId('set-limit').value = String(settings.limit);
byId('set-limit').addEventListener('change', event => keep({ limit: Number(event.target.value) }));
byId('keys').replaceChildren(...text.keys.map(([keys, what]) => el('tr', {}, el('th', { scope: 'row' }, keys), el('td', {}, what))));
byId('gestures').textContent = text.gestures;
applyTheme();

// --- the beginning

async function openAddress(hash) {
  try {
    const named = link.read(hash);
    if (!named) return false;
    const opened = await run({ call: 'open', text: named.text, game: named.game });
    if (!opened) return false;
    open(opened, named.moment(opened));
    return true;
  } catch (e) {
    say(e.message);
    return false;
  }
}

async function begin() {
  const fetched = fetch('examples.json').then(response => response.json());
  const first = run({ call: 'games' });
  const shown = await openAddress(location.hash) || (!location.hash && await openAddress(settings.last));
  const [examples, games] = await Promise.all([fetched, first]);
  if (!games) return;
  const bring = new Bring({ run, say, open, verify: verified, rules: () => settings.rules, games: games.games, examples });
  click('new', () => bring.show());
  if (!shown) {
    const said = byId('status').textContent;
    const [usual] = games.games;
    await bring.take(examples[usual.name][1], usual.name);
    if (said && location.hash) say(said);
  }
  document.documentElement.dataset.ready = 'true';
  if ('serviceWorker' in navigator && params.get('offline') !== 'no') navigator.serviceWorker.register('sw.js').catch(() => {});
}

window.addEventListener('hashchange', () => openAddress(location.hash));
begin();
