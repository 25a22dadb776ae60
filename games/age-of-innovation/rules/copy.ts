/** A copy written out field by field, for search: several times faster than the kernel's `clone` or a spread. */
import { type Core, clone, type Frame as Named, withCore } from '@tarsas/kernel';
import type { Frame, Player, State } from './state.ts';

export const copy = (s: State): State => copied(s, list => list.slice());
export const fork = (s: State): State => copied(s, list => list);

/** `keep` is for what rules replace and never change in place: `readonly` in the types. */
function copied(s: State, keep: <T>(list: readonly T[]) => readonly T[]): State {
  const own: Omit<State, keyof Core> = {
    terrain: keep(s.terrain),
    building: keep(s.building),
    owner: keep(s.owner),
    inCity: keep(s.inCity),
    bridges: keep(s.bridges),
    neutral: few(s.neutral),
    annexed: few(s.annexed),
    round: s.round,
    phase: s.phase,
    rounds: keep(s.rounds),
    finalTile: s.finalTile,
    bookActions: keep(s.bookActions),
    covered: few(s.covered),
    display: s.display.slice(),
    competencies: keep(s.competencies),
    piles: s.piles.slice(),
    palaces: keep(s.palaces),
    citiesLeft: s.citiesLeft.slice(),
    books: s.books.slice(),
    neutralLeft: keep(s.neutralLeft),
    annexesLeft: s.annexesLeft,
    bonuses: keep(s.bonuses),
    bonusCoins: keep(s.bonusCoins),
    scholars: keep(s.scholars),
    neutralLevels: keep(s.neutralLevels),
    area: s.area,
    areaShown: s.areaShown,
    offered: copyOffered(s.offered),
    players: s.players.map(p => copyPlayer(p, keep)),
    startPlayer: s.startPlayer,
    order: keep(s.order),
    passed: few(s.passed),
    built: s.built.length > 0 ? clone(s.built) : [],
  };
  return withCore(own, s, copyFrame);
}

/** For lists that are mostly empty: `[]` is cheaper than `slice()`. */
const few = <T>(list: readonly T[]): T[] => (list.length === 0 ? [] : list.slice());

/** Only offers and payments in books hold a list. */
function copyFrame(frame: Named<Frame>): Named<Frame> {
  if (frame.kind === 'offers') return { ...frame, offers: frame.offers.map(offer => ({ ...offer })) };
  return 'had' in frame ? { ...frame, had: frame.had.slice() } : { ...frame };
}

function copyOffered({ boards, factions, palaces, bonuses }: State['offered']): State['offered'] {
  return { boards: few(boards), factions: few(factions), palaces: few(palaces), bonuses: few(bonuses) };
}

function copyPlayer(p: Player, keep: <T>(list: readonly T[]) => readonly T[]): Player {
  return {
    board: p.board,
    faction: p.faction,
    palace: p.palace,
    bonus: p.bonus,
    home: p.home,
    vp: p.vp,
    coins: p.coins,
    tools: p.tools,
    scholars: p.scholars,
    supply: p.supply,
    bridges: p.bridges,
    annexes: p.annexes,
    keys: p.keys,
    shipping: p.shipping,
    terraforming: p.terraforming,
    passed: p.passed,
    bowls: p.bowls.slice(),
    science: keep(p.science),
    books: p.books.slice(),
    left: keep(p.left),
    innovations: keep(p.innovations),
    competencies: keep(p.competencies),
    cities: keep(p.cities),
    used: few(p.used),
    due: p.due.length > 0 ? p.due.map(due => ({ ...due })) : [],
    tally: keep(p.tally),
  };
}
