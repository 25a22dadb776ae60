/** Compares our tables with the collected fact files where a checkout has them beside it, so that a typing error cannot hide. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { BUMPED, LADDER, SECTION_IDS, SECTIONS, THIRD_TIER } from '../data/castle.ts';
import { BONUS_CARDS, DEBTS_ABOVE, DEEDS_ABOVE } from '../data/common.ts';
import type { Ability, Effect } from '../data/effects.ts';
import { MANUSCRIPTS, type Manuscript } from '../data/manuscripts.ts';
import { BUILDINGS, CELLS, PRINTED_ICONS } from '../data/player-board.ts';
import { SEGMENTS, type SegmentId, type Side } from '../data/segments.ts';
import { AI_BOARDS, AI_BUILDS, AI_CELLS, AI_LADDER, type AiId, SCHEMES, type Scheme } from '../data/solo.ts';
import { START_CARDS } from '../data/start-cards.ts';
import { HEROES, STARTING } from '../data/starting.ts';
import { type Card, NEUTRAL } from '../data/townsfolk.ts';

/** The fact files as far as we read them; effects and abilities are only ever compared as a whole. */
interface ForeignCard {
  id: string;
  value: number;
  icons: string[];
  hireOrDismissEffect?: unknown;
  timing: string | null;
  ability: unknown;
}
interface ForeignSide {
  spots: { bank: string; reward: unknown }[];
  links: { from: number; to: number; effect: unknown }[];
  linkToNextSegment: { effect: unknown };
}
interface ForeignSegment {
  id: SegmentId;
  startNumbers: unknown;
  trade: Record<'OL' | 'OR', { merchantIcons: number; gain: unknown }>;
  sides: Record<'1-2' | '3-4', ForeignSide>;
  printedTownsfolk: { value: number; icons: string[]; dismissEffect: unknown };
  printedManuscript: { cost: number; instant: unknown };
}
interface ForeignManuscript {
  id: string;
  ribbon: string;
  cost: number;
  instant: unknown;
  scoring: unknown;
}
interface ForeignStart {
  number: number;
  resources: unknown;
  silver: number;
  deeds: number;
  debts: number;
  extra: unknown;
  confidence: string;
}
interface ForeignScheme {
  id: string;
  deck: string;
  icons: string[];
  steps: unknown[];
}
interface ForeignBoard {
  id: AiId;
  primaryFocus: string;
  resourcePriority: string | { resource: string; until?: number }[];
  start: object;
  printedIcons: { space2: string[]; space3: string[] };
  removeSchemes: unknown;
  buildingsLeftToRight: { ability: unknown }[];
}
interface Reconstructed {
  manuscripts: { add: ForeignManuscript[]; greyBackedIds: string[] };
  playerCards: { add: ForeignStart[] };
  schemes: { add: ForeignScheme[] };
  aiBoards: { add: ForeignBoard[] };
}

const FOLDER = new URL('../../../../shared/data/viscounts/', import.meta.url);
const read = <T>(file: string): T => JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8'));
const reconstructed = (): Reconstructed => read('reconstructed.json');

/** Our effect in the words of the fact files. */
function foreign(e: Effect): object {
  switch (e.op) {
    case 'flip':
      return { ...e, n: 1 };
    case 'rearrange':
    case 'castleMove':
      return { ...e, optional: true };
    case 'discard':
    case 'destroy':
      return { ...e, optional: true };
    case 'destroyOwn':
      return { op: 'destroy', n: 1, optional: true, from: 'anyOwnCardBeforeShuffling' };
    case 'placeWorkers':
      return { ...e, where: 'anyOneFirstTierSection' };
    case 'placeBuilding':
      return { op: e.op, type: e.type, where: e.at === 'viscount' ? 'spotAtOwnViscount' : 'anyAvailableSpot' };
    case 'futureScheme':
      return { op: 'gainFutureScheme' };
    case 'and':
    case 'or':
      return { op: e.op, of: e.of.map(foreign) };
    default:
      return e;
  }
}

const EVENTS: Record<string, string> = {
  collision: 'onAnyCollision',
  gainDebt: 'onGainDebt',
  flipDebt: 'onFlipDebt',
  hire: 'onHire',
  flipAny: 'onFlipAny',
  gainScheme: 'onGainFutureScheme',
  shuffle: 'onShuffle',
};
const CONDITIONS = { some: { criminals: '>=1' }, none: { criminals: '==0' } };

function foreignAbility(a: Ability): object {
  switch (a.kind) {
    case 'trigger':
      return { kind: a.kind, on: EVENTS[a.on] ?? a.on, ...(a.if ? { if: CONDITIONS[a.if] } : {}), effect: foreign(a.effect) };
    case 'iconExchange':
      return { kind: a.kind, from: a.from, fromN: a.n, to: a.to, toN: 1, duringAction: a.during };
    case 'payExchange':
      return {
        kind: a.kind,
        pay: a.pay.length === 1 ? a.pay[0] : a.pay,
        payN: a.n,
        as: a.as,
        asN: a.icons,
        duringAction: a.during,
        ...(a.uses > 0 ? { maxUsesPerAction: a.uses } : {}),
      };
    case 'extraMove':
      return { kind: a.kind, spaces: [0, 1] };
    case 'dismissFor':
      return expect.objectContaining({ kind: 'dismissCost' });
    case 'onBuilt':
      return { kind: a.kind, effect: foreign(a.effect) };
    default:
      return a;
  }
}

function sameCard(ours: Card, theirs: ForeignCard): void {
  expect(ours.value).toBe(theirs.value);
  expect(ours.icons).toEqual(theirs.icons);
  expect(ours.top ? foreign(ours.top) : undefined).toEqual(theirs.hireOrDismissEffect);
  const timing = ours.instant ? 'instant' : ours.dropoff ? 'dropoff' : ours.ongoing ? 'ongoing' : null;
  expect(timing).toBe(theirs.timing);
  const ability = ours.instant ?? ours.dropoff;
  expect(ability ? foreign(ability) : ours.ongoing ? foreignAbility(ours.ongoing) : null).toEqual(theirs.ability);
}

function sameSide(ours: Side, theirs: ForeignSide): void {
  expect(ours.spots.map(spot => ({ bank: spot.bank, reward: foreign(spot.reward) }))).toEqual(
    theirs.spots.map(spot => ({ bank: spot.bank, reward: spot.reward })),
  );
  expect(ours.links.map(link => ({ ...link, effect: foreign(link.effect) }))).toEqual(
    theirs.links.map(({ from, to, effect }) => ({ from, to, effect })),
  );
  expect(foreign(ours.next)).toEqual(theirs.linkToNextSegment.effect);
}

const COUNTED: Record<string, string> = {
  buildings: 'constructedBuildings',
  workers: 'workersInCastle',
  manuscripts: 'manuscripts',
  paid: 'flippedDebts',
  approved: 'flippedDeeds',
  resources: 'resourcesInSupply',
  silver: 'silverInSupply',
};

function sameManuscript(ours: Manuscript, theirs: ForeignManuscript): void {
  expect([ours.ribbon, ours.cost]).toEqual([theirs.ribbon, theirs.cost]);
  expect(ours.instant ? foreign(ours.instant) : null).toEqual(theirs.instant);
  const { scores } = ours;
  expect(scores ? { kind: 'vpPer', vp: 1, per: scores.per, of: COUNTED[scores.of] ?? `icon:${scores.of}` } : null).toEqual(theirs.scoring);
}

function foreignRows(scheme: Scheme): object[] {
  return scheme.rows.map(row => {
    if (row.row === 'corruption') return { op: 'corruptionPerCriminalOnBoard' };
    if (row.row === 'move') return { op: 'moveOutside', n: row.spaces };
    if (row.row === 'effect') return foreign(row.effect);
    return { op: 'firstPossible', of: row.of.map(option => ('effect' in option ? { effect: foreign(option.effect) } : option)) };
  });
}

const COMPARISONS: Record<string, () => void> = {
  townsfolk() {
    const { cards } = read<{ cards: ForeignCard[] }>('townsfolk-neutral.json');
    expect(cards.map(card => card.id)).toEqual(Object.keys(NEUTRAL));
    for (const card of cards) sameCard(NEUTRAL[card.id as keyof typeof NEUTRAL], card);
  },
  'starting townsfolk and heroes'() {
    for (const card of read<{ cards: ForeignCard[] }>('townsfolk-starting.json').cards)
      sameCard(STARTING[card.id as keyof typeof STARTING], card);
    for (const card of read<{ cards: ForeignCard[] }>('heroes.json').cards) sameCard(HEROES[card.id as keyof typeof HEROES], card);
  },
  segments() {
    for (const theirs of read<{ segments: ForeignSegment[] }>('board.json').segments) {
      const ours = SEGMENTS[theirs.id];
      expect(ours.numbers).toEqual(theirs.startNumbers);
      for (const space of ['OL', 'OR'] as const) {
        expect(ours.trade[space].merchants).toBe(theirs.trade[space].merchantIcons);
        expect(foreign(ours.trade[space].gain)).toEqual(theirs.trade[space].gain);
      }
      sameSide(ours.few, theirs.sides['1-2']);
      sameSide(ours.many, theirs.sides['3-4']);
      const { value, icons, dismissEffect } = theirs.printedTownsfolk;
      expect({ ...ours.printedTownsfolk, top: foreign(ours.printedTownsfolk.top) }).toEqual({ value, icons, top: dismissEffect });
      expect(foreign(ours.printedManuscript.instant)).toEqual(theirs.printedManuscript.instant);
      expect(ours.printedManuscript.cost).toBe(theirs.printedManuscript.cost);
    }
  },
  castle() {
    const theirs = read<Record<'secondTierRewardsClockwise' | 'thirdTierReward' | 'nobleLadder' | 'bumpReward', unknown>>('castle.json');
    expect(SECTION_IDS.map(id => ({ id, reward: foreign(SECTIONS[id]) }))).toEqual(theirs.secondTierRewardsClockwise);
    expect(THIRD_TIER).toEqual(theirs.thirdTierReward);
    expect(LADDER).toEqual(theirs.nobleLadder);
    expect({ tier1: BUMPED[1], tier2: BUMPED[2] }).toEqual(theirs.bumpReward);
  },
  'player board'() {
    const theirs = read<{
      buildings: Record<string, { cost: number; vpFor: number[]; slots: { ability: unknown }[] }>;
      startingIcons: { space2: string[]; space3: string[] };
      track: { rewards: { activePlayer: unknown; everyOpponent: unknown }[] };
    }>('player-board.json');
    for (const [type, ours] of Object.entries(BUILDINGS)) {
      expect([ours.cost, ours.vp.slice(1)]).toEqual([theirs.buildings[type].cost, theirs.buildings[type].vpFor]);
      expect(theirs.buildings[type].slots.map(slot => slot.ability)).toEqual(ours.slots.map(foreignAbility));
    }
    expect(PRINTED_ICONS.slice(1)).toEqual([theirs.startingIcons.space2, theirs.startingIcons.space3]);
    for (const [i, cell] of CELLS.entries()) {
      const { activePlayer, everyOpponent } = theirs.track.rewards[i];
      expect(cell.own).toEqual(activePlayer);
      expect({ ...(cell.if ? { if: CONDITIONS[cell.if] } : {}), effect: foreign(cell.others) }).toEqual(everyOpponent);
    }
  },
  manuscripts() {
    const { add, greyBackedIds } = reconstructed().manuscripts;
    const theirs = [...read<{ manuscripts: ForeignManuscript[] }>('manuscripts.json').manuscripts, ...add].map(m => ({
      ...m,
      id: m.id.replace(/^R-/, ''),
    }));
    expect(theirs.map(m => m.id)).toEqual(Object.keys(MANUSCRIPTS));
    const ours = MANUSCRIPTS as Record<string, Manuscript>;
    for (const m of theirs) sameManuscript(ours[m.id], m);
    expect(
      Object.keys(ours)
        .filter(id => ours[id].greyBack)
        .sort(),
    ).toEqual([...greyBackedIds].sort());
    expect(Object.keys(ours).filter(id => ours[id].sure === 'reconstructed')).toHaveLength(add.length);
  },
  'player cards and common cards'() {
    const theirs = [...read<{ cards: ForeignStart[] }>('player-cards.json').cards, ...reconstructed().playerCards.add];
    for (const card of theirs) {
      const { silver, deeds, debts, extra, sure, ...resources } = START_CARDS[card.number];
      expect({ resources, silver, deeds, debts, extra: foreign(extra) }).toEqual({
        resources: card.resources,
        silver: card.silver,
        deeds: card.deeds,
        debts: card.debts,
        extra: card.extra,
      });
      expect(sure === 'reconstructed').toBe(card.confidence === 'reconstructed');
    }
    const common = read<{
      clericBonusCards: { ribbon: keyof typeof BONUS_CARDS; icons: string[] }[];
      poverty: { debtsAbove: Record<string, number> };
      prosperity: { deedsAbove: Record<string, number> };
    }>('common-cards.json');
    for (const { ribbon, icons } of common.clericBonusCards) expect(BONUS_CARDS[ribbon]).toEqual(icons);
    expect(DEBTS_ABOVE.slice(1)).toEqual(Object.values(common.poverty.debtsAbove));
    expect(DEEDS_ABOVE.slice(1)).toEqual(Object.values(common.prosperity.deedsAbove));
  },
  'AI boards and schemes'() {
    const solo = read<{
      schemes: { known: ForeignScheme[] };
      knownBoards: ForeignBoard[];
      commonToAiBoards: { collisionRewards: { ai: unknown }[]; nobleLadder: unknown };
    }>('solo.json');
    const { aiBoards, schemes } = reconstructed();
    for (const scheme of [...solo.schemes.known, ...schemes.add]) {
      const ours = SCHEMES[scheme.id as keyof typeof SCHEMES];
      expect([ours.deck, ours.icons]).toEqual([scheme.deck, scheme.icons]);
      expect(foreignRows(ours)).toEqual(scheme.steps);
    }
    for (const board of [...solo.knownBoards, ...aiBoards.add]) {
      const ours = AI_BOARDS[board.id];
      expect(ours.focus).toBe(board.primaryFocus === 'flipEither' ? 'flip' : board.primaryFocus);
      expect(ours.removes).toEqual(board.removeSchemes);
      expect(ours.printed.slice(1)).toEqual([board.printedIcons.space2, board.printedIcons.space3]);
      expect(board.start).toMatchObject(ours.start);
      expect(AI_BUILDS.flatMap(type => ours.slots[type].map(foreignAbility))).toEqual(board.buildingsLeftToRight.map(b => b.ability));
      const wishes = typeof board.resourcePriority === 'string' ? [] : board.resourcePriority;
      expect(ours.priority).toEqual(wishes.map(wish => ({ resource: wish.resource, until: wish.until ?? 0 })));
    }
    expect(AI_CELLS).toEqual(solo.commonToAiBoards.collisionRewards.map(cell => cell.ai));
    expect(AI_LADDER).toEqual(solo.commonToAiBoards.nobleLadder);
  },
};

describe('the tables', () => {
  test('a card has at most one ability at the bottom', () => {
    const cards: [string, Card][] = Object.entries({ ...NEUTRAL, ...STARTING, ...HEROES });
    expect(cards.filter(([, card]) => [card.instant, card.ongoing, card.dropoff].filter(Boolean).length > 1)).toEqual([]);
  });

  if (existsSync(FOLDER)) for (const [name, compare] of Object.entries(COMPARISONS)) test(`${name}: as collected`, compare);
});
