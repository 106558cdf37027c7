// Every English text of the page besides index.html, so that another language is two other files. What the engine says comes from the engine.

const list = items => items.length < 2 ? items.join('') : items.slice(0, -1).join(', ') + ' and ' + items[items.length - 1];

export const text = {
  board: (game, size) => `${game}, ${size}. Arrow keys move, typing enters, question mark for help.`,
  cell({ place, beside, value, given, noted, tinted, corner, colour, clash, empty, roles }) {
    const parts = [place];
    if (value !== null) parts.push(given ? value + ', given' : value);
    else if (noted.length > 0) parts.push('empty', (noted.length === 1 ? 'candidate ' : 'candidates ') + list(noted));
    else parts.push('empty');
    for (const [name, of] of tinted) parts.push(`the ${name} in colour ${of}`);
    if (corner.length > 0) parts.push('corner marks ' + list(corner));
    if (colour) parts.push('colour ' + colour);
    if (clash) parts.push('contradicts another entry');
    if (empty) parts.push('nothing is left for it');
    for (const [name, role] of roles) parts.push(`the ${name} is ${role}`);
    if (beside.length > 0) parts.push('beside ' + list(beside));
    return parts.join(', ');
  },
  title: (game, size) => `${game} ${size} – Nine by Nine`,
  modes: [['value', 'Value', 'Z'], ['corner', 'Corner', 'X'], ['marks', 'Candidate', 'C'], ['colour', 'Colour', 'V']],
  colour: n => `colour ${n}`,
  theories: [['any', 'everything, simplest first'], ['human', 'what people use'], ['BRT', 'singles'], ['W1', 'singles and interactions'], ['S4', 'subsets'],
    ['SFin', 'subsets and finned fish'], ['SFin+BC', 'and bivalue-chains'], ['SFin+Z', 'and z-chains'], ['W', 'whips'], ['SFin+W', 'subsets and whips'],
    ['B', 'braids'], ['TE1', 'trial and error']],
  hints: ['Hint', 'Which rule?', 'Show the step'],
  entered: (place, value) => `${place}: ${value}`,
  welcome: 'H gives a hint, ? shows all keys.',
  solved: 'Solved. Well done!',
  clash: n => n === 1 ? 'One entry contradicts another.' : `${n} entries contradict each other.`,
  damaged: 'The address is damaged. Maybe a part of it was cut off.',
  longAddress: 'The address is too long for a puzzle.',
  noWorker: 'The worker could not start.',
  noEngine: 'The engine could not be loaded.',
  tooDeep: 'This goes too deep for a page. Maybe the command nbn can do it.',
  failed: e => `The engine failed: ${e}. Maybe tell us, with the puzzle.`,
  busy: 'Thinking …',
  busySteps: n => `Thinking … ${n} steps so far.`,
  tooLong: 'This took too long and was stopped. Maybe fewer rules, or a longer limit in the settings.',
  stopped: 'Stopped.',
  levelsHelp: 'Examples of every game, from 1, very easy, to 5, very hard:',
  making: n => `Looking … ${n} ${n === 1 ? 'attempt' : 'attempts'} so far.`,
  makingTooLong: 'No such puzzle was found in time. Maybe another rating, a smaller size, or a longer limit in the settings.',
  made: (rating, attempts, command) => `${rating < 0 ? 'Not rated' : 'Rating ' + rating}, found in ${attempts === 1 ? 'one attempt' : attempts + ' attempts'}. Again: ${command}`,
  // What a player must know; how puzzles are written comes after it, and stands in the help.
  short: rules => rules.split(/(?<=\w\.) (?=\w)/).slice(0, 3).join(' '),
  opened: (game, size, clues) => `${game} ${size}, ${clues} given`,
  recognise: 'recognise',
  rated: rating => typeof rating === 'string' ? '?' : rating < 0 ? 'beyond' : String(rating),
  many: n => `${n} puzzles. Choose one:`,
  manyMore: n => `The first ${n} puzzles. Choose one:`,
  copied: 'Copied.',
  linkCopied: 'The address is copied: it holds the puzzle and what you have made of it.',
  rating: (rating, word, hardest, steps) => `Rating ${rating} (${word}), ${steps} steps, hardest rule ${hardest || 'none'}.`,
  unsolved: (outcome, left, theory) => outcome === 'contradiction'
    ? 'No solution: the last step shows a contradiction.'
    : outcome === 'limit' ? 'A limit was reached.' : `These rules (${theory}) go no further: ${left} candidates are left. Maybe choose more rules.`,
  plot: level => `Difficulty along the path, up to level ${level}`,
  level: 'level',
  steps: n => `${n} steps`,
  card: 'What is this?',
  step: (n, all) => `Step ${n} of ${all}`,
  end: 'The end',
  noMistake: 'Nothing is wrong so far.',
  undone: n => n === 1 ? 'One move was taken back: it was wrong.' : `${n} moves were taken back, to before the mistake.`,
  allSteps: n => n === 0 ? 'These rules find nothing here.' : n === 1 ? 'One step is available.' : `${n} steps are available.`,
  rightStep: 'Right: the step holds.',
  wrongStep: reason => 'Not so: ' + reason,
  goes: names => `These go: ${names.join(', ')}.`,
  because: names => `Because: ${names.map((name, i) => (i % 2 === 0 ? 'not ' : 'so ') + name).join(', ')}.`,
  pickTargets: 'Click the candidates that go; then press “Because …”.',
  pickChain: 'Click the candidates of the chain in order: one that would be false, one that would then be true, and so on. Then press “Check”.',
  traceRight: (steps, filled, done) => `All ${steps} steps hold${filled ? `; ${filled} that were left out were filled in` : ''}. ${done ? 'The puzzle is solved.' : 'The path ends before the solution.'}`,
  traceWrong: (n, reason) => `Step ${n} is wrong: ${reason}`,
  count: (n, complete) => n === 0 ? 'No solution.' : n === 1 && complete ? 'Exactly one solution.' : complete ? `${n} solutions.` : `More than ${n} solutions.`,
  saved: n => `Savepoint ${n}. Shift+S goes back to it.`,
  restored: 'Back at the savepoint.',
  marked: 'All candidates are noted.',
  tooLarge: 'The file is too large for a page. Maybe use the command nbn.',
  levels: ['very easy', 'easy', 'medium', 'hard', 'very hard'],
  keys: [
    ['Arrows, Home, End', 'move; with Shift or Ctrl select several'],
    ['1 to 9, letters above 9', 'enter a value; the same again takes it back'],
    ['Shift + digit, Ctrl + digit', 'corner mark, candidate mark'],
    ['Space', 'line, cross, nothing; inside, outside; the next colour'],
    ['Backspace, Delete', 'value, then marks, then colour'],
    ['Z, X, C, V', 'what typing does: value, corner mark, candidate, colour'],
    ['Colour: 1 to 8', 'colours the cell; after Ctrl + digit, or a tap on it, that candidate'],
    ['Ctrl + Z, Ctrl + Y', 'undo, redo, without limit'],
    ['S, Shift + S', 'savepoint, back to it'],
    ['H, again H, again H', 'where to look, which rule, the whole step; Enter does it'],
    ['N, P', 'next, previous step of the path'],
    ['M', 'note all candidates'],
    ['Escape', 'leave a step, close a dialog'],
    ['?', 'this help'],
  ],
  gestures: 'Drag to select several cells, to draw a line, or to go on from number to number. A long tap switches to candidate marks. The right button makes a cross.',
};
