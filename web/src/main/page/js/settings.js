// What is kept in the browser: the player's settings and the last state, and nothing else. Where storage is off, nothing is.

const NAME = 'nine-by-nine';
const USUAL = { conflicts: true, timer: false, theme: '', rules: 'any', limit: 60, last: '' };

function stored() {
  try {
    const read = JSON.parse(localStorage.getItem(NAME) ?? '{}');
    const kept = {};
    for (const name of Object.keys(USUAL)) if (typeof read[name] === typeof USUAL[name]) kept[name] = read[name];
    return kept;
  } catch {
    return {};
  }
}

export const settings = { ...USUAL, ...stored() };

export function keep(changes) {
  Object.assign(settings, changes);
  try {
    localStorage.setItem(NAME, JSON.stringify(settings));
  } catch { /* full, or forbidden */ }
}
