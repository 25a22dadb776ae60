/** What bots mean to do next: a plan is thought out once and played to its end, as long as it goes on being offered. */
import { type Choice, type Decision, equal, type Game, type Kind, optionsOf } from '@tarsas/kernel';
import type { Plan } from './mind.ts';

/** LRU eviction: a seat that was dropped plans again. */
const MOST = 10_000;

export class Intentions {
  private readonly meant = new Map<string, { rest: Plan; ply: number }>();

  /** Keeps what follows the answer just given. `who` names a seat at a table. */
  keep(who: string, s: Kind['state'], rest: Plan): void {
    this.meant.delete(who);
    if (rest.length > 0) this.meant.set(who, { rest, ply: s.ply });
    if (this.meant.size > MOST) this.meant.delete(this.meant.keys().next().value!);
  }

  /** The next choice of what was meant, if the game has gone on since and still offers it; otherwise the bot is to be asked again. */
  next<G extends Kind>(who: string, game: Game<G>, s: G['state'], decision: Decision<G['frame']>): G['choice'] | null {
    const kept = this.meant.get(who);
    if (!kept) return null;
    const [wanted, ...rest] = kept.rest as readonly Choice[];
    const found = s.ply > kept.ply ? optionsOf(game, s, decision, wanted as never).find(option => equal(option, wanted)) : undefined;
    this.keep(who, s, found ? rest : []);
    return found ?? null;
  }
}
