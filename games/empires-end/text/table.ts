/** The position in words, line by line: the same lines in every language, each language with its own sentences. */
import type { Seat } from '@tarsas/kernel';
import { capital } from '@tarsas/words';
import type { Conflict, Disaster, Phase, Stock } from '../data/components.ts';
import { originOf, PARTS } from '../data/origin.ts';
import { innovationsUnder, intactLocations, isIntact } from '../rules/questions/empire.ts';
import { endgamePoints, hides } from '../rules/questions/score.ts';
import { trackOf } from '../rules/questions/track.ts';
import type { LocationId } from '../rules/state.ts';
import type { OpenPlayer, View } from '../rules/view.ts';
import { type ComponentWords, partsIn, piece, priceToRestore, printedOn, type Saying, strengthOf } from './pieces.ts';

/** What is said of a player before their empire is listed. */
export interface Standing {
  name: string;
  first: boolean;
  track: number;
  locations: number;
  /** Null where it depends on what is behind another's screen. */
  endgame: number | null;
  strength: number;
  cards: number;
}

export interface TableWords {
  components: ComponentWords;
  over: string;
  lightning: string;
  phase(space: number, spaces: number, phase: string): string;
  ahead(phases: string[]): string;
  decks(view: View): string;
  discarded(cards: string[]): string;
  supply(stock: Stock): string;
  threat(disaster: Disaster, bid: Stock, say: Saying): string;
  conflict(conflict: Conflict): string;
  standing(standing: Standing): string;
  intact: string;
  /** With what restoring would cost now; not said of a game that is over. */
  destroyed(price: string): string;
  ruins: string;
  exhausted: string;
  threatened(cards: string[]): string;
  screen(stock: Stock): string;
  hand: string;
  inHand(disaster: Disaster, say: Saying): string;
  /** EE-OPT-08: the table says which set of cards it plays with. */
  reconstructed: string;
  ownersSet: string;
  otherPieces(n: number): string;
}

export function tableOf(w: TableWords): (say: Saying) => string[] {
  return say => [
    ...progress(w, say),
    ...openCards(w, say),
    ...say.view.players.flatMap((_, seat) => empire(w, say, seat)),
    ...behindScreen(w, say),
    ...origins(w, say),
  ];
}

/** EE-OPT-08: which cards and tiles are an owner's, one by one, and how many are not. */
function origins(w: TableWords, say: Saying): string[] {
  const { options } = say.view;
  if (options.components === null) return [w.reconstructed];
  const set = partsIn(say);
  const all = PARTS.flatMap(part => Object.keys(set[part]).map(id => ({ id, origin: originOf(options, part, id) })));
  const owners = all.filter(({ origin }) => origin.given.length > 0);
  return [
    w.ownersSet,
    ...owners.map(({ id, origin }) => `  ${capital(piece(say, id, w.components))}: ${w.components.origin(origin)}`),
    w.otherPieces(all.length - owners.length),
  ];
}

function progress(w: TableWords, { view }: Saying): string[] {
  if (view.over) return [w.over];
  const { spaces } = trackOf(view);
  const setUp = view.stack.some(({ kind }) => kind.startsWith('lightning'));
  const here = setUp ? w.lightning : w.phase(view.space, spaces.length, w.components.phases[spaces[view.space - 1]]);
  return [here, w.ahead(inRuns(spaces.slice(view.space), w.components.phases)), w.decks(view)];
}

/** `disaster, economy, 2 × disaster`. */
function inRuns(phases: readonly Phase[], names: Record<Phase, string>): string[] {
  const runs: { phase: Phase; n: number }[] = [];
  for (const phase of phases) {
    const last = runs.at(-1);
    if (last?.phase === phase) last.n++;
    else runs.push({ phase, n: 1 });
  }
  return runs.map(({ phase, n }) => (n === 1 ? names[phase] : `${n} × ${names[phase]}`));
}

function openCards(w: TableWords, say: Saying): string[] {
  const { view } = say;
  const { disasters, conflicts } = partsIn(say);
  const lines = view.threats.map(threat => w.threat(disasters[threat.card], threat, say));
  if (view.conflict !== null) lines.push(w.conflict(conflicts[view.conflict]));
  const inOrder = Object.keys(disasters).filter(card => view.discard.includes(card));
  const discarded = [...inOrder, ...view.conflictDiscard].map(card => piece(say, card, w.components));
  if (discarded.length > 0) lines.push(w.discarded(discarded));
  if (view.supply) lines.push(w.supply(view.supply));
  return lines;
}

function empire(w: TableWords, say: Saying, seat: Seat): string[] {
  const p = say.view.players[seat];
  return [w.standing(standingOf(say, seat)), ...p.tiles.flatMap((location, i) => locationLines(w, say, p, location, i + 1))];
}

function standingOf(say: Saying, seat: Seat): Standing {
  const { view, viewer } = say;
  const p = view.players[seat];
  const { locations } = partsIn(say);
  return {
    name: say.name(seat),
    first: view.firstPlayer === seat,
    track: p.fromConflicts + p.fromAbilities + p.fromFewResources,
    locations: intactLocations(p).reduce((sum, id) => sum + locations[id].points, 0),
    endgame: hides(view, viewer, seat).length > 0 ? null : endgamePoints(view, { ...p, ...seenStock(say, seat) }),
    strength: strengthOf(say, seat),
    cards: p.cards,
  };
}

/** What the reader sees of a screen; nothing where no points depend on it. */
function seenStock({ view, viewer }: Saying, seat: Seat): Stock {
  return view.stocks?.[seat] ?? (viewer === seat ? view.own : null) ?? { wheat: 0, hammer: 0, axe: 0, coin: 0 };
}

function locationLines(w: TableWords, say: Saying, p: OpenPlayer, location: LocationId, position: number): string[] {
  const { components } = w;
  const { locations, disasters } = partsIn(say);
  const ability = (source: string) => {
    const words = components.ability(printedOn(say, source), say.view.options);
    return p.exhausted.includes(source) ? `${words} ${w.exhausted}` : words;
  };
  const state = isIntact(p, location) ? `${w.intact} – ${ability(location)}` : ruins(w, say, p, location);
  const threats = say.view.threats.map(({ card }) => disasters[card]).filter(({ target }) => target === position);
  const danger = threats.length > 0 ? ` ${w.threatened(threats.map(components.disaster))}` : '';
  return [
    `  ${position}. ${components.location(locations[location])}, ${state}${danger}`,
    ...innovationsUnder(p, location).map(card => `      + ${components.disaster(disasters[card])} – ${ability(card)}`),
  ];
}

function ruins(w: TableWords, say: Saying, p: OpenPlayer, location: LocationId): string {
  if (say.view.over) return w.ruins;
  return w.destroyed(w.components.resources(priceToRestore(say, location, 0, p)));
}

function behindScreen(w: TableWords, say: Saying): string[] {
  const { own } = say.view;
  if (!own) return [];
  const { disasters } = partsIn(say);
  const hand = own.hand.map(card => `  ${w.inHand(disasters[card], say)}`);
  return [w.screen(own), ...(hand.length > 0 ? [w.hand, ...hand] : [])];
}
