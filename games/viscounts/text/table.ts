/** The position in words, line by line, whatever the language. */
import { SECTION_IDS } from '../data/castle.ts';
import { BUILDING_TYPES } from '../data/effects.ts';
import { RIBBONS } from '../data/manuscripts.ts';
import { BUILDINGS_EACH, CROWD, sectionAt, spaceId, spotId, spotOwner } from '../rules/questions/board.ts';
import { buildingId, builtCount } from '../rules/questions/buildings.ts';
import type { PlayerView } from '../rules/state.ts';
import { type Lexicon, ourOwnAt, type Phrases, type VSay } from './lexicon.ts';

export interface TableWords {
  settingUp: string;
  round(round: number, last: number): string;
  stacks(debts: number, deeds: number): string;
  townsfolk: string;
  manuscript: string;
  castle: string;
  tier(tier: number): string;
  leader: string;
  buildings: string;
  nothing: string;
  notPlaced: string;
  cards(v: PlayerView): string;
  markers(v: PlayerView): string;
  workers(n: number): string;
  board: string;
  hand: string;
  piles(hand: number, draw: number, discard: number): string;
  schemes(draw: number, future: number): string;
  manuscripts: string;
  bonus: string;
}

export function tableLines(say: VSay, lex: Lexicon, p: Phrases, words: TableWords): string[] {
  const v = say.view;
  return [
    v.round === 0 ? words.settingUp : words.round(v.round, v.lastRound),
    words.stacks(v.debts, v.deeds),
    lex.ourOwn(ourOwnAt(say)),
    ...v.ring.map((_, position) => segmentLine(position)),
    `${words.tier(3)}: ${crowd(v.tier3)}${v.leader >= 0 ? `; ${words.leader}: ${p.name(say, v.leader)}` : ''}`,
    ...v.players.flatMap((player, seat) => playerLines(player, seat)),
  ];

  function segmentLine(position: number): string {
    const section = sectionAt(v, position);
    const inside = (tier: number[]) => crowd(tier.slice(section * CROWD, section * CROWD + CROWD));
    const folk = v.folkTop[position];
    const book = v.bookTop[position];
    return [
      `${lex.segments[v.ring[position]]}: ${words.townsfolk}: ${folk === null ? words.nothing : p.offerLine(say, folk)}`,
      `${words.manuscript}: ${book === null ? words.nothing : p.manuscript(say, book)}`,
      `${words.castle} (${lex.sections[SECTION_IDS[section]]}): ${words.tier(1)}: ${inside(v.tier1)}, ${words.tier(2)}: ${inside(v.tier2)}`,
      `${words.buildings}: ${buildingsOn(position)}`,
    ].join('; ');
  }

  function crowd(workers: readonly number[]): string {
    return workers.flatMap((n, seat) => (n > 0 ? [`${p.name(say, seat)} ${n}`] : [])).join(', ') || words.nothing;
  }

  function buildingsOn(position: number): string {
    const per = v.spots.length / v.ring.length;
    const here = v.spots.flatMap((code, spot) => (code >= 0 && Math.floor(spot / per) === position ? [{ code, spot }] : []));
    const named = here.map(
      ({ code, spot }) => `${p.spot(spotId(v, spot))} ${p.name(say, spotOwner(code))} (${p.building(buildingId(code % BUILDINGS_EACH))})`,
    );
    return named.join(', ') || words.nothing;
  }

  function playerLines(player: PlayerView, seat: number): string[] {
    const isAi = seat >= v.seats;
    const board = player.board.map(id => (id === null ? '–' : isAi ? p.schemeName(say, id) : p.cardLine(say, id)));
    const built = BUILDING_TYPES.map(type => `${lex.buildings[type]} ${builtCount(player, type)}`).join(', ');
    const piles = isAi
      ? words.schemes(v.schemes.drawSize, v.schemes.futureSize)
      : words.piles(player.handSize, player.hidden.length - player.handSize, player.discard.length);
    const at = player.at < 0 ? words.notPlaced : p.space(say, spaceId(v, player.at));
    const stock = p.pieces(player) || words.nothing;
    const lines = [
      `${p.name(say, seat)}: ${at}; ${stock}; ${words.cards(player)}; ${words.markers(player)}; ${words.workers(player.workers)}; ${built}`,
      `  ${words.board}: ${board.join(' | ')}; ${piles}`,
    ];
    if (player.hand && player.hand.length > 0) lines.push(`  ${words.hand}: ${player.hand.map(id => p.cardLine(say, id)).join(' | ')}`);
    if (player.manuscripts.length > 0)
      lines.push(`  ${words.manuscripts}: ${player.manuscripts.map(id => p.manuscript(say, id)).join(', ')}`);
    const bonus = RIBBONS.filter((_, i) => v.bonus[i] === seat).map(ribbon => lex.ribbons[ribbon]);
    if (bonus.length > 0) lines.push(`  ${words.bonus}: ${bonus.join(', ')}`);
    return lines;
  }
}
