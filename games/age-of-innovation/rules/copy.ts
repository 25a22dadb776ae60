/** A copy written out field by field, for search: several times faster than the kernel's `clone` or a spread. */
import { type Core, clone, type Frame as Named, withCore } from '@tarsas/kernel';
import type { Frame, Player, State } from './state.ts';

export function copy(s: State): State {
  const own: Omit<State, keyof Core> = {
    terrain: s.terrain.slice(),
    building: s.building.slice(),
    owner: s.owner.slice(),
    inCity: s.inCity.slice(),
    bridges: s.bridges.slice(),
    neutral: few(s.neutral),
    annexed: few(s.annexed),
    round: s.round,
    phase: s.phase,
    rounds: s.rounds.slice(),
    finalTile: s.finalTile,
    bookActions: s.bookActions.slice(),
    covered: few(s.covered),
    display: s.display.slice(),
    competencies: s.competencies.slice(),
    piles: s.piles.slice(),
    palaces: s.palaces.slice(),
    citiesLeft: s.citiesLeft.slice(),
    books: s.books.slice(),
    neutralLeft: s.neutralLeft.slice(),
    annexesLeft: s.annexesLeft,
    bonuses: s.bonuses.slice(),
    bonusCoins: s.bonusCoins.slice(),
    scholars: s.scholars.slice(),
    neutralLevels: s.neutralLevels.slice(),
    area: s.area,
    areaShown: s.areaShown,
    offered: copyOffered(s.offered),
    players: s.players.map(copyPlayer),
    startPlayer: s.startPlayer,
    order: s.order.slice(),
    passed: few(s.passed),
    built: s.built.length > 0 ? clone(s.built) : [],
  };
  return withCore(own, s, s.stack.map(copyFrame));
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

function copyPlayer(p: Player): Player {
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
    science: p.science.slice(),
    books: p.books.slice(),
    left: p.left.slice(),
    innovations: few(p.innovations),
    competencies: few(p.competencies),
    cities: few(p.cities),
    used: few(p.used),
    due: p.due.length > 0 ? p.due.map(due => ({ ...due })) : [],
    tally: p.tally.slice(),
  };
}
