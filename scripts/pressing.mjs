/** What measurements of playing share: a hand that presses where a finger would, and what the browser says the page worked on. */

/** Microseconds from which a task is looked into. */
const LONG = 50_000;

/** Runs in the page, before anything else: the same games every time, so that two reports can be compared. */
export function withSeed(seed) {
  let state = seed + 1;
  crypto.getRandomValues = bytes => {
    for (let i = 0; i < bytes.length; i++) {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      bytes[i] = state >>> 16;
    }
    return bytes;
  };
}

/** A game of this device against bots, opened as a person would. */
export async function openGame(page, { game, seats, bot }) {
  await page.goto(`/new?game=${game}&against=bots`);
  await page.locator('form button.pri:enabled').waitFor();
  await page.locator(`label:has([name=seats][value="${seats}"])`).click();
  for (const seat of await page.locator('form ol button[aria-expanded]').all()) {
    await seat.click();
    await page.locator(`label:has([value="${bot}"])`).click();
    await seat.click();
  }
  await page.locator('form button.pri:enabled').click();
  await page.locator('.tb .db').waitFor();
}

/** Milliseconds that the page's main thread has worked so far, without waiting for others. */
export async function workOf(session) {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
}

/** The tasks of the page's main thread in milliseconds; of long ones after which press they came, and for the names in `busy` how long each took, the longest first. */
export function tasksIn(trace, busy = []) {
  const events = JSON.parse(trace.toString()).traceEvents;
  const mains = new Set(
    events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain').map(({ pid, tid }) => `${pid}.${tid}`),
  );
  const ofPage = events.filter(({ pid, tid, dur }) => dur !== undefined && mains.has(`${pid}.${tid}`));
  const work = ofPage.filter(({ name }) => busy.includes(name));
  const marks = events.filter(({ cat, name }) => cat === 'blink.user_timing' && name.startsWith('press')).sort((a, b) => a.ts - b.ts);
  return ofPage
    .filter(({ name, tdur }) => name === 'ThreadControllerImpl::RunTask' && tdur !== undefined)
    .map(task => ({
      clock: task.dur / 1000,
      processor: task.tdur / 1000,
      ...(task.dur > LONG && { after: afterWhat(task, marks), busy: within(task, work) }),
    }));
}

function afterWhat({ ts }, marks) {
  const mark = marks.findLast(mark => mark.ts <= ts);
  return mark ? `${Math.round((ts - mark.ts) / 1000)} ms after ${mark.name}` : 'before the first press';
}

function within({ pid, tid, ts, dur }, work) {
  const sums = {};
  for (const part of work)
    if (part.pid === pid && part.tid === tid && part.ts >= ts && part.ts + part.dur <= ts + dur)
      sums[part.name] = (sums[part.name] ?? 0) + part.dur / 1000;
  return Object.fromEntries(Object.entries(sums).sort(([, a], [, b]) => b - a));
}

/** Runs in the page: for every press, how long it took until its result was painted. */
export function watchPresses() {
  globalThis.shown = [];
  const note = ({ timeStamp }) => {
    // After the next frame has been handed to the screen.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => globalThis.shown.push(performance.now() - timeStamp);
      port2.postMessage(null);
    });
  };
  addEventListener('click', note, { capture: true });
}

/** Runs in the page: where to press next, or false while there is nothing to press. Presses what really lies under the finger. */
export function nextPress({ seed, late = '' }) {
  if (document.querySelector('dialog[open] .points')) return { over: true };
  const sheet = document.querySelectorAll(
    '.sheet:popover-open .choice, :is(.part-board, .part-mine, .part-panels) .sheet button:not(.close)',
  );
  const commit = document.querySelectorAll('.commit.pri');
  const choices = document.querySelectorAll(
    '.db.turn .bar .act, :is(.part-board, .part-mine, .part-panels) :is(button, [role=button]).target, .choices .choice',
  );
  const asked = document.querySelector('.db.turn') ? choices : [];
  const open = sheet.length > 0 ? sheet : commit.length > 0 ? commit : asked;
  // What gives something away is pressed only where there is nothing else.
  const early = late ? [...open].filter(element => !element.matches(late)) : [];
  const found = early.length > 0 ? early : open;
  const reachable = [...found].flatMap(element => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const point = { x: x + width / 2, y: y + height / 2 };
    return width > 0 && element.contains(document.elementFromPoint(point.x, point.y)) ? [point] : [];
  });
  if (reachable.length > 0) return { ...reachable[(seed * 7919) % reachable.length], count: globalThis.shown.length };
  if (!document.querySelector('.db.turn')) return false;
  // What can be chosen lies on another tab, or further down on this one.
  const tab = document.querySelector('.tabs .waits:not([aria-current])');
  if (!tab) {
    // On a board larger than its window the focus pulls it into view.
    const hidden = found[seed % Math.max(1, found.length)];
    if (hidden?.closest('.pane')) hidden.focus({ preventScroll: true });
    else hidden?.scrollIntoView({ block: 'center', inline: 'center' });
    return false;
  }
  const { x, y, width, height } = tab.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2, count: globalThis.shown.length };
}

export function quantile(numbers, part) {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

export function median(numbers) {
  return quantile(numbers, 0.5);
}
