/** Random players that seldom convert or pass, so that strongholds and towns come up. */
import { advance, optionsOf, pending, type Random, randomFrom, start, type TableLog } from '@tarsas/kernel';
import { type Choice, type State, terraMystica } from '../rules/index.ts';

const IDLE: readonly Choice['do'][] = ['convert', 'sacrifice', 'pass', 'endTurn', 'done', 'leave'];

/** Upgrades every other time, something to do nearly always. Tokens are paid bowl by bowl, as the reference notation has it. */
function worthwhile(all: readonly Choice[], random: Random): readonly Choice[] {
  const upgrades = all.filter(choice => choice.do === 'upgrade');
  const strongholds = upgrades.filter(choice => choice.to === 'stronghold');
  if (strongholds.length > 0 && random(2) === 0) return strongholds;
  if (upgrades.length > 0 && random(2) === 0) return upgrades;
  const busy = all.filter(({ do: kind }) => !IDLE.includes(kind));
  return busy.length > 0 && random(12) > 0 ? busy : all;
}

export function busyGame(seed: string, options: object, watch: (s: State) => void = () => {}): { log: TableLog<Choice>; state: State } {
  const random = randomFrom(seed);
  const log: TableLog<Choice> = { game: terraMystica.id, rules: terraMystica.rules, seats: 2 + random(4), options, seed, moves: [] };
  const { state } = start(terraMystica, log);
  while (!state.over) {
    const open = pending(terraMystica, state).filter(decision => decision.waiting);
    const decision = open[random(open.length)];
    const all = optionsOf(terraMystica, state, decision);
    const choices = decision.frame.kind === 'payTokens' ? all.slice(0, 1) : worthwhile(all, random);
    const choice = choices[random(choices.length)];
    log.moves.push({ seat: decision.seat, decision: decision.id, choice });
    advance(terraMystica, state, decision, choice);
    watch(state);
  }
  return { log, state };
}
