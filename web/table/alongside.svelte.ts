/** What goes on while a table is open, beside what is drawn of it. */
import { pieceTime } from '@tarsas/kit/motion.ts';
import { untrack } from 'svelte';
import { locale } from '../app/locale.svelte.ts';
import { place } from '../app/router.svelte.ts';
import type { Desk } from './desk.svelte.ts';

/** To be called where the frame is made. */
export function alongside(desk: Desk): void {
  // The game's words are loaded again when the language changes.
  $effect(() => {
    void locale.language;
    void desk.speak();
  });
  // Whose turn it is shows in the tab of the browser too.
  $effect(() => {
    const { unread } = desk.talk;
    document.title = `${desk.isMyTurn ? '● ' : ''}${unread > 0 ? `(${unread}) ` : ''}${desk.session.name ?? desk.title.name[locale.language]} · ${locale.words.app.name}`;
    document.querySelector<HTMLLinkElement>('link[rel=icon]')!.href = desk.isMyTurn ? '/favicon-turn.svg' : '/favicon.svg';
    return () => {
      document.title = locale.words.app.name;
      document.querySelector<HTMLLinkElement>('link[rel=icon]')!.href = '/favicon.svg';
    };
  });
  // What was said while I was away.
  $effect(() => {
    if (desk.session.kind === 'server') void desk.talk.load();
  });
  // A link to a position opens that position.
  $effect(() => {
    const at = Number(place.query.get('at'));
    if (at > 0) untrack(() => void desk.lookAt(at));
  });
  // The end of the game shows itself once, unless somebody came for a position: counted step by step for those who saw it end, once they have seen the last move.
  const sawItEnd = desk.session.result === null;
  $effect(() => {
    if (!desk.session.result || desk.show || untrack(() => place.query.has('at') || desk.past !== null)) return;
    if (sawItEnd && desk.table?.final && !desk.plain && pieceTime() > 0) desk.told.counting = true;
    else desk.resultShown = true;
  });
}
