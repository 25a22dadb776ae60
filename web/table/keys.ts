/** The keys of a table. Letters work wherever nothing is being typed. */
import { place } from '../app/router.svelte.ts';
import type { Desk } from './desk.svelte.ts';
import type { Elsewhere } from './elsewhere.svelte.ts';

export function onKey(event: KeyboardEvent, desk: Desk, elsewhere: Elsewhere | null): void {
  if (event.ctrlKey || event.metaKey || event.altKey || desk.drawer || desk.resultShown) return;
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
  if (/^[1-9]$/.test(key)) return () => pick(Number(key));
  switch (key.toLowerCase()) {
    case 'u':
    case 'z':
      return () => desk.undo();
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
      return () => document.querySelector<HTMLInputElement>('.choices .search')?.focus();
    case '?':
      return () => {
        desk.drawer = 'settings';
      };
    case 'arrowleft':
      return () => void desk.lookAt(desk.at - 1);
    case 'arrowright':
      return () => void desk.lookAt(desk.at + 1);
    case 'arrowdown':
    case 'arrowup':
      return () => choiceButtons()[0]?.focus();
    case 'pageup':
      return () => void desk.lookAtRound(-1);
    case 'pagedown':
      return () => void desk.lookAtRound(1);
    case 'home':
      return () => void desk.lookAt(1);
    case 'end':
      return () => desk.leavePast();
    case 'escape':
      return () => {
        desk.whyNot = null;
        if (desk.plan) desk.leavePlan();
        else desk.leavePast();
      };
    default:
      return null;
  }
}

const choiceButtons = () => [...document.querySelectorAll<HTMLButtonElement>('.choices button.choice, .bar button.act')];

function pick(n: number): void {
  choiceButtons()[n - 1]?.click();
}
