/** The keys of a table. Letters work wherever nothing is being typed. */
import { keys } from '../app/keys.svelte.ts';
import { place } from '../app/router.svelte.ts';
import type { Desk } from './desk.svelte.ts';
import type { Elsewhere } from './elsewhere.svelte.ts';
import { lookAtRound } from './rounds.ts';
import { undo } from './takeBack.ts';

export function onKey(event: KeyboardEvent, desk: Desk, elsewhere: Elsewhere | null): void {
  // A part of the table has handled the key (`defaultPrevented`), or something lies over the table.
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || desk.resultShown) return;
  if (!keys.on && event.key !== 'Escape') return;
  if (event.key !== '/' && document.querySelector('dialog:modal')) return;
  const target = event.target as HTMLElement;
  if (target.matches('input, textarea, select, [contenteditable]')) {
    if (event.key === 'Escape') target.blur();
    return;
  }
  const act = actionOf(event.key, desk, elsewhere);
  if (!act) return;
  event.preventDefault();
  act();
}

function actionOf(key: string, desk: Desk, elsewhere: Elsewhere | null): (() => void) | null {
  if (/^[1-9]$/.test(key)) return desk.plain ? () => pick(Number(key)) : seatAction(Number(key), desk);
  switch (key.toLowerCase()) {
    case 'u':
    case 'z':
      return () => undo(desk);
    case 'r':
      return () => desk.restart();
    case 'c':
      return () => void desk.commit();
    case 'p':
      return () => (desk.plan ? desk.leavePlan() : desk.startPlan());
    case 't':
      return () => desk.table && desk.setPlain(!desk.plain);
    case 'n':
      return () => elsewhere?.waiting[0] && place.go(`/table/${elsewhere.waiting[0]}`);
    case '/':
      return () => search(desk);
    case '?':
      return () => {
        desk.drawer = 'settings';
      };
    case 'arrowleft':
      return () => void desk.lookAt(desk.at - 1);
    case 'arrowright':
      return () => void desk.lookAt(desk.at + 1);
    case 'arrowdown':
      return () => walk(1);
    case 'arrowup':
      return () => walk(-1);
    case 'pageup':
      return () => void lookAtRound(desk, -1);
    case 'pagedown':
      return () => void lookAtRound(desk, 1);
    case 'home':
      return () => void desk.lookAt(1);
    case 'end':
      return () => desk.leavePast();
    case 'escape':
      return () => {
        desk.whyNot = null;
        if (desk.drawer) desk.drawer = null;
        else if (desk.shown !== null) desk.looked = null;
        else if (desk.plan) desk.leavePlan();
        else desk.leavePast();
      };
    default:
      return null;
  }
}

/** The search of what is open, the search of the choices, or else the rules. */
function search(desk: Desk): void {
  const fields = document.querySelectorAll<HTMLInputElement>('dialog[open] input[type=search], .choices .search');
  const field = [...fields].find(one => one.checkVisibility());
  if (field) field.focus();
  else {
    desk.rule = null;
    desk.drawer = 'rules';
  }
}

const choiceButtons = () => [...document.querySelectorAll<HTMLButtonElement>('.choices button.choice')];

const STITCHED = '.choices button.choice, .bar button.act, .tb :is(button, [role=button]).target';

/** From one thing that can be chosen to the next, wherever it lies: in a sheet, in the bar, on the board. */
function walk(by: 1 | -1): void {
  const sheet = document.querySelectorAll<HTMLElement | SVGElement>('.sheet:popover-open .choice');
  const all = [...(sheet.length > 0 ? sheet : document.querySelectorAll<HTMLElement | SVGElement>(STITCHED))].filter(one =>
    one.checkVisibility(),
  );
  const at = all.indexOf(document.activeElement as HTMLElement);
  all[at < 0 ? (by > 0 ? 0 : all.length - 1) : (at + by + all.length) % all.length]?.focus();
}

/** The drawn table prints no numbers on its choices: there a number is a seat, as they lie from the top. */
function seatAction(n: number, desk: Desk): (() => void) | null {
  const info = desk.order[n - 1];
  return info ? () => desk.showBoard(info.seat) : null;
}

function pick(n: number): void {
  choiceButtons()[n - 1]?.click();
}
