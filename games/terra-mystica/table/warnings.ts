/** Wasteful but legal: what a draft would throw away. */
import { apply, type Fact, type Language, type Move, type Seat } from '@tarsas/kernel';
import { roomFor } from '@tarsas/terra';
import { BONUS_CARDS, FAVOR_TILES, GATES, TOWN_TILES } from '../data/index.ts';
import { abilityOf, strongholdStands } from '../rules/abilities.ts';
import { terraMystica } from '../rules/index.ts';
import { digOf } from '../rules/questions/dig.ts';
import type { Choice, Facts, Player, SpecialId, State } from '../rules/state.ts';
import { wordsOf } from './words.svelte.ts';

/** What the drafted moves lost. The draft is played again from its beginning (`base`): what was lost is in the facts, not in the result. */
export function warnings(
  world: State,
  moves: readonly Move[],
  seat: Seat,
  language: Language,
  base?: State,
): { id: string; text: string }[] {
  const found = new Map<string, string>();
  const { board, pieces } = wordsOf(language);
  let s = base;
  let power = 0;
  let spades = 0;
  for (const move of moves) {
    const choice = move.choice as Choice;
    if (choice.do === 'giveUp') found.set('gaveUp', board.warnings.gaveUp(choice.due));
    if (!s) continue;
    if (choice.do === 'pass') {
      const names = unusedSpecials(s.players[seat]).map(id => pieces.specialActions[id].name);
      if (names.length > 0) found.set('special', board.warnings.special(names.join(', ')));
    }
    const { state, facts } = apply(terraMystica, s, move);
    power += lostPower(s.players[seat], facts, seat);
    for (const fact of facts) {
      const args = fact.args as { seat?: Seat };
      if (args.seat !== seat) continue;
      if (fact.key === 'spadesLost') spades += (fact.args as Facts['spadesLost']).spades;
      if (fact.key === 'noPriest' || fact.key === 'noCoins') found.set('priests', board.warnings.priests);
      if (fact.key === 'stepLost') found.set('step', board.warnings.step(pieces.cults[(fact.args as Facts['stepLost']).cult]));
    }
    s = state;
  }
  if (power > 0) found.set('power', board.warnings.power(power));
  if (spades > 0) found.set('spades', board.warnings.spades(spades));
  else if (!base && ended(moves) && digOf(world, seat).free > 0) found.set('spades', board.warnings.spades(digOf(world, seat).free));
  return [...found].map(([id, text]) => ({ id, text }));
}

const ended = (moves: readonly Move[]): boolean => moves.at(-1)?.choice.do === 'done';

/** Special actions of card, tiles and faction that could still be taken this round. */
function unusedSpecials(p: Player): SpecialId[] {
  const own = (abilityOf(p).special ?? []).filter(special => !special.repeats && (!special.needsStronghold || strongholdStands(p)));
  const ids = [
    ...(p.card && BONUS_CARDS[p.card].action ? [p.card as SpecialId] : []),
    ...p.favors.filter(tile => FAVOR_TILES[tile].action).map(tile => tile as SpecialId),
    ...own.map(({ id }) => id),
  ];
  return ids.filter(id => !p.used.includes(id));
}

/** Power that the bowls could not take: from gates of the cult tracks, town tiles and the effects of the faction. */
function lostPower(p: Player, facts: readonly Fact[], seat: Seat): number {
  let wanted = 0;
  for (const { key, args } of facts) {
    if ((args as { seat?: Seat }).seat !== seat) continue;
    if (key === 'steps') {
      const { steps, at } = args as Facts['steps'];
      for (let space = at - steps + 1; space <= at; space++) wanted += GATES[space] ?? 0;
    }
    if (key === 'top') wanted += GATES[10];
    if (key === 'town') wanted += TOWN_TILES[(args as Facts['town']).tile].reward.power;
    if (key === 'upgraded' && (args as Facts['upgraded']).to === 'stronghold') wanted += abilityOf(p).stronghold?.power ?? 0;
  }
  return Math.max(0, wanted - roomFor(p.bowls));
}
