/** What people at a running table may do. Each of these becomes entries in its log, or a `Problem` and nothing at all. */
import { type Choice, equal, type Seat } from '@tarsas/kernel';
import type { Code } from '../text/index.ts';
import { Problem } from '../text/problem.ts';
import { mustBeBot, STAND_IN } from './botNames.ts';
import { zeroAt } from './clock.ts';
import type { Entry, Wish } from './entry.ts';
import { type HintWish, useHint } from './hints.ts';
import type { Live } from './live.ts';
import { isPersons, type Play } from './play.ts';
import { positionFor } from './position.ts';
import type { Tables } from './tables.ts';
import { takeBackOf } from './takeBack.ts';

export interface Answer {
  decision: string;
  choice: Choice;
}

export class Playing {
  private readonly tables: Tables;

  constructor(tables: Tables) {
    this.tables = tables;
  }

  /**
   * A whole drafted turn, all or nothing, and the entry that its first move became. A turn that was made already, because its answer was
   * lost on the way, is answered the same again. When the table has moved on otherwise, the problem brings the fresh position.
   */
  async move(id: string, person: string, seat: Seat, answers: readonly Answer[], ends = false): Promise<{ live: Live; entry: number }> {
    try {
      let entry = 0;
      const live = await this.tables.append(id, live => {
        entry = mustPlayInPerson(live, person, seat).n + 1;
        return answers.map(({ decision, choice }, i) => ({
          kind: 'move',
          seat,
          decision,
          choice,
          ...(ends && i === answers.length - 1 && { ends: true as const }),
        }));
      });
      return { live, entry };
    } catch (error) {
      if (!(error instanceof Problem) || !MOVED_ON.includes(error.code)) throw error;
      const live = await this.tables.find(id);
      const entry = live.seats[seat]?.person_id === person ? entryOf(live, seat, answers) : null;
      if (entry !== null) return { live, entry };
      if (error.code !== 'stale' && error.code !== 'notAsked') throw error;
      throw new Problem('stale', '', live.play && positionFor(live.agreed, live.play, seat));
    }
  }

  /** The whole turn of a bot, if it is still asked for. */
  async botTurn(id: string, seat: Seat, answers: readonly Answer[]): Promise<void> {
    await this.tables
      .append(id, ({ play }) =>
        play?.status === 'playing' && play.bots[seat] !== null
          ? answers.map(({ decision, choice }) => ({ kind: 'move', auto: 'bot', seat, decision, choice }))
          : [],
      )
      .catch(error => {
        // Answered meanwhile, by the same job in another process for instance.
        if (!(error instanceof Problem && ['stale', 'notAsked', 'over'].includes(error.code))) throw error;
      });
  }

  /** Kept with the seat; what it answers now it answers at once. */
  async order(id: string, person: string, seat: Seat, wish: Wish | null): Promise<Live> {
    const live = await this.tables.find(id);
    mustPlayInPerson(live, person, seat);
    if (!live.agreed.game.order) throw new Problem('noOrders');
    await this.tables.change(id, trx =>
      trx
        .updateTable('seat')
        .set({ wish: wish && JSON.stringify(wish) })
        .where('table_id', '=', id)
        .where('seat', '=', seat)
        .where('person_id', '=', person)
        .execute(),
    );
    return this.tables.append(id, () => []);
  }

  /** Leaves the seat to a bot; the person may come back. */
  leaveToBot(id: string, person: string, seat: Seat, bot = STAND_IN): Promise<Live> {
    return this.tables.append(id, live => {
      mustPlayInPerson(live, person, seat);
      return [{ kind: 'bot', seat, bot: mustBeBot(bot), why: 'left' }];
    });
  }

  comeBack(id: string, person: string, seat: Seat): Promise<Live> {
    return this.tables.append(id, live => {
      const play = mustSitAndPlay(live, person, seat);
      if (play.resigned[seat]) throw new Problem('resigned');
      return play.bots[seat] === null ? [] : [{ kind: 'return', seat }];
    });
  }

  resign(id: string, person: string, seat: Seat): Promise<Live> {
    return this.tables.append(id, live => {
      const play = mustSitAndPlay(live, person, seat);
      if (play.resigned[seat]) throw new Problem('resigned');
      return [{ kind: 'resign', seat, bot: STAND_IN }];
    });
  }

  /** Asks the table to take back moves down to `to` of them, as the asking person was told (left out: whatever can be taken back), or to end without a winner. */
  propose(id: string, person: string, seat: Seat, wish: { what: 'undo'; to?: number } | { what: 'abandon' }): Promise<Live> {
    return this.tables.append(id, live => {
      const play = mustPlayInPerson(live, person, seat);
      if (play.proposal) throw new Problem('proposalOpen');
      if (wish.what === 'abandon') return [{ kind: 'propose', seat, what: 'abandon' }];
      const found = takeBackOf(play, seat);
      if (!found) throw new Problem('nothingToUndo');
      if (wish.to !== undefined && wish.to !== found.to) throw new Problem('stale', '', positionFor(live.agreed, play, seat));
      return [{ kind: 'propose', seat, what: 'undo', to: found.to }];
    });
  }

  /** Not an entry: what was shown to somebody changes nothing of the game. */
  useHint(id: string, person: string, hint: HintWish): Promise<Live> {
    return useHint(this.tables, id, hint, live => mustPlayInPerson(live, person, hint.seat));
  }

  answer(id: string, person: string, seat: Seat, yes: boolean): Promise<Live> {
    return this.tables.append(id, live => {
      const { proposal } = mustPlayInPerson(live, person, seat);
      if (!proposal || (yes && proposal.agreed.includes(seat))) throw new Problem('noProposal');
      return [{ kind: yes ? 'agree' : 'decline', seat }];
    });
  }

  /** Acts on every clock that has run out. */
  async timeUp(id: string): Promise<void> {
    await this.tables.append(id, live => expired(live, this.tables.config.now()));
  }

  /** A person deletes their account: bots play their seats to the end. */
  async personGone(id: string, person: string): Promise<void> {
    await this.tables.append(id, live => {
      const { play } = live;
      if (play?.status !== 'playing') return [];
      const seats = live.seatsOfPerson(person).filter(seat => play.bots[seat] === null);
      return seats.map(seat => ({ kind: 'bot', seat, bot: STAND_IN, why: 'gone' }));
    });
  }
}

function expired({ agreed: { pace }, play }: Live, now: number): Entry[] {
  if (!pace || !play || play.status !== 'playing' || pace.atZero === 'wait') return [];
  const { atZero } = pace;
  return play.clocks.flatMap((clock, seat): Entry[] => {
    if ((zeroAt(clock, pace) ?? Infinity) > now || !isPersons(play, seat)) return [];
    return [atZero === 'bot' ? { kind: 'bot', seat, bot: STAND_IN, why: 'time' } : { kind: 'resign', seat, bot: STAND_IN, why: 'time' }];
  });
}

/** Why a turn that was made already cannot be made again. */
const MOVED_ON: readonly Code[] = ['stale', 'notAsked', 'over', 'botPlays', 'resigned'];

/** The entry at which this seat made exactly these moves; null where it has not, has answered otherwise since, or may have taken them back. */
function entryOf(live: Live, seat: Seat, answers: readonly Answer[]): number | null {
  const log = [...live.log()];
  const first = log.findLastIndex(({ entry }) => entry.kind === 'move' && entry.seat === seat && entry.decision === answers[0].decision);
  if (first < 0 || log.slice(first).some(({ entry }) => entry.kind === 'propose' && entry.what === 'undo')) return null;
  const isMade = ({ decision, choice }: Answer, i: number) => {
    const entry = log[first + i]?.entry;
    return entry?.kind === 'move' && entry.seat === seat && !entry.auto && entry.decision === decision && equal(entry.choice, choice);
  };
  return answers.every(isMade) ? log[first].n : null;
}

function mustSitAndPlay(live: Live, person: string, seat: Seat): Play {
  if (live.seats[seat]?.person_id !== person) throw new Problem(live.seatsOfPerson(person).length > 0 ? 'notYours' : 'notSeated');
  if (!live.play) throw new Problem('notStarted');
  if (live.play.status !== 'playing') throw new Problem('over');
  return live.play;
}

function mustPlayInPerson(live: Live, person: string, seat: Seat): Play {
  const play = mustSitAndPlay(live, person, seat);
  if (play.resigned[seat]) throw new Problem('resigned');
  if (play.bots[seat] !== null) throw new Problem('botPlays');
  return play;
}
