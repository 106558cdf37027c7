'use strict';
// One board at a time: buttons, the slider, the keys and the address (page.html#3) say which.
(function () {
  const boards = document.querySelectorAll('section');
  const slider = document.getElementById('at');
  const moves = { first: () => 0, back: () => at - 1, forward: () => at + 1, last: () => boards.length - 1 };
  const keys = { Home: 'first', ArrowLeft: 'back', ArrowRight: 'forward', End: 'last' };
  let at = 0;

  function show(board) {
    at = Math.max(0, Math.min(boards.length - 1, board));
    boards.forEach((section, i) => { section.hidden = i !== at; });
    slider.value = at;
    slider.setAttribute('aria-valuetext', boards[at].querySelector('h2').textContent);
    for (const id of ['first', 'back']) document.getElementById(id).disabled = at === 0;
    for (const id of ['forward', 'last']) document.getElementById(id).disabled = at === boards.length - 1;
    history.replaceState(null, '', '#' + at);
  }

  function addressed() {
    show(parseInt(location.hash.slice(1), 10) || 0);
  }

  for (const id in moves) document.getElementById(id).addEventListener('click', () => show(moves[id]()));
  slider.addEventListener('input', () => show(Number(slider.value)));
  document.addEventListener('keydown', event => {
    const move = keys[event.key];
    if (move && !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
      event.preventDefault();
      show(moves[move]());
    }
  });
  window.addEventListener('hashchange', addressed);
  document.querySelector('nav').hidden = false;
  addressed();
})();
