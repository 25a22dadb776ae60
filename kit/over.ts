/** What lies over a page (drawer, sheets, dialogs) is closed by the browser's back before anything else. */
const closers: (() => void)[] = [];
let isListening = false;
let isOver = false;

/** While something lies over the page, one entry of the history stands for it; it is used again for what opens next. */
function hold(): void {
  if (!isOver) history.pushState({ over: true }, '');
  isOver = true;
}

function listen(): void {
  isListening = true;
  isOver = history.state?.over === true;
  addEventListener('popstate', ({ state }) => {
    const was = isOver;
    isOver = state?.over === true;
    if (!was || isOver) return;
    const close = closers.pop();
    // It was closed by other means: back means the page before.
    if (!close) return history.back();
    close();
    if (closers.length > 0) hold();
  });
}

/** Another page takes the place of this one: true where the entry of what lay over it is to become that page. */
export function leave(): boolean {
  const was = history.state?.over === true;
  isOver = false;
  return was;
}

/** To be called in the browser when something opens; the result, when it is closed by other means. */
export function over(close: () => void): () => void {
  if (!isListening) listen();
  closers.push(close);
  hold();
  return () => {
    const at = closers.indexOf(close);
    if (at >= 0) closers.splice(at, 1);
  };
}
