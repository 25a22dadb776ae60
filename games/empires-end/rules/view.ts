/** What a viewer may know: all empires, all discards, their own hand and what is behind their own screen. */
import { type CoreView, coreView, type Frame as Framed, type Viewer } from '@tarsas/kernel';
import { RESOURCES, type Stock, SUPPLY } from '../data/components.ts';
import { leftInSupply } from './questions/price.ts';
import type { CardId, Frame, Handful, Options, Player, State, Threat } from './state.ts';

export type OpenPlayer = Pick<
  Player,
  | 'counted'
  | 'tiles'
  | 'destroyed'
  | 'innovations'
  | 'under'
  | 'exhausted'
  | 'laterHalf'
  | 'fromConflicts'
  | 'fromAbilities'
  | 'fromFewResources'
> & { cards: number };

/** Behind the screen (EE-SETUP-09, EE-SETUP-10). */
export interface Own extends Stock {
  hand: readonly CardId[];
}

export interface View extends CoreView<Frame, Options> {
  players: OpenPlayer[];
  own: Own | null;
  /** What everybody has, once the game is over and the screens are down. */
  stocks: Stock[] | null;
  /** How many cards are left; no player may know their order (EE-SETUP-15). */
  deck: number;
  discard: readonly CardId[];
  conflictDeck: number;
  conflictDiscard: readonly string[];
  threats: Threat[];
  conflict: string | null;
  fists: readonly Readonly<Handful>[];
  space: number;
  firstPlayer: number;
  /** What lies in the supply, where it is limited: everybody can count it. */
  supply: Stock | null;
}

export function view(s: State, viewer: Viewer): View {
  return Object.assign(
    coreView(s, frame => show(frame, viewer)),
    {
      players: s.players.map(openly),
      own: viewer === 'public' ? null : behindScreen(s.players[viewer]),
      stocks: s.over ? s.players.map(({ wheat, hammer, axe, coin }) => ({ wheat, hammer, axe, coin })) : null,
      deck: s.deck.length,
      discard: s.discard,
      conflictDeck: s.conflictDeck.length,
      conflictDiscard: s.conflictDiscard,
      threats: s.threats,
      conflict: s.conflict,
      fists: s.fists,
      space: s.space,
      firstPlayer: s.firstPlayer,
      supply: s.options.supplyUnlimited ? null : supplyOf(s),
    },
  );
}

function openly(p: Player): OpenPlayer {
  const { counted, tiles, destroyed, innovations, under, exhausted, laterHalf, fromConflicts, fromAbilities, fromFewResources, hand } = p;
  const points = { fromConflicts, fromAbilities, fromFewResources };
  return { counted, tiles, destroyed, innovations, under, exhausted, laterHalf, ...points, cards: hand.length };
}

const behindScreen = ({ hand, wheat, hammer, axe, coin }: Player): Own => ({ hand, wheat, hammer, axe, coin });

function supplyOf(s: State): Stock {
  const supply = { ...SUPPLY };
  for (const resource of RESOURCES) supply[resource] = leftInSupply(s, resource);
  return supply;
}

/** Of the answers the others have sealed one sees only that they are there. */
function show(frame: Framed<Frame>, viewer: Viewer): Framed<Frame> {
  switch (frame.kind) {
    case 'bids':
      return { ...frame, sealed: hide(frame.sealed, viewer, bid => ({ axes: 0, coins: bid.coins === null ? null : 0 })) };
    case 'lightningKeep':
      return { ...frame, answers: hide(frame.answers, viewer, () => 'keep') };
    case 'lightningPick':
      return { ...frame, picks: hide(frame.picks, viewer, () => []) };
    default:
      return frame;
  }
}

export function hide<T>(answers: readonly (T | null)[], viewer: Viewer, cover: (answer: T, seat: number) => T): (T | null)[] {
  return answers.map((answer, seat) => (answer === null || seat === viewer ? answer : cover(answer, seat)));
}
