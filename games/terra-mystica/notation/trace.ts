/** What every faction has after every command, to be compared with a ledger row by row. */
import type { Fact, Game, Seat } from '@tarsas/kernel';
import type { FactionId } from '../data/index.ts';
import { type State, type TerraMystica, terraMystica } from '../rules/index.ts';

/** Points, coins, workers, priests, bowls and cult positions. */
export type Stock = [number, number, number, number, number[], number[]];

export interface Entry {
  /** A phase runs by itself; a void command answers what we do not ask. */
  kind: 'command' | 'void' | 'phase';
  text: string;
  stock: Stock;
  line: number;
}

export function stockOf(s: State, seat: Seat): Stock {
  const { vp, coins, workers, priests, bowls, cults } = s.players[seat];
  return [vp, coins, workers, priests, [...bowls], [...cults]];
}

const watchers = new WeakMap<State, Trace>();
const { round, game: whole } = terraMystica.steps;

/** The same game, whose automatic steps tell the watcher of their state. There is one for all logs, so that it is optimised only once. */
export const watched: Game<TerraMystica> = {
  ...terraMystica,
  steps: {
    ...terraMystica.steps,
    round: {
      ...round,
      run: (g, f) => {
        const trace = watchers.get(g.s);
        if (f.stage === 'income' || f.stage === 'rewards') trace?.begin(g.s);
        if (f.next === 0 && f.stage === 'priests') trace?.phase(g.s, 'other_income_for_faction');
        if (f.next === 0 && f.stage === 'spades') trace?.phase(g.s, 'cult_income_for_faction');
        round.run?.(g, f);
      },
    },
    game: {
      ...whole,
      run: (g, f) => {
        if (f.stage === 'final') watchers.get(g.s)?.begin(g.s);
        whole.run?.(g, f);
      },
    },
  },
};

export class Trace {
  readonly entries: Record<string, Entry[]> = {};
  private readonly factions: readonly FactionId[];
  /** Where everybody stood when income, cult rewards or final scoring began during the present command. */
  private before: Stock[] | null = null;
  private pending: { seat: Seat; entry: Entry }[] = [];
  private line = 0;
  private isVoid = false;

  constructor(factions: readonly FactionId[]) {
    this.factions = factions;
    for (const faction of factions) this.entries[faction] = [];
  }

  begin(s: State): void {
    this.before ??= s.players.map((_, seat) => stockOf(s, seat));
  }

  phase(s: State, text: string): void {
    for (let seat = 0; seat < s.seats; seat++) this.later(seat, text, stockOf(s, seat));
  }

  private later(seat: Seat, text: string, stock: Stock): void {
    this.pending.push({ seat, entry: { kind: 'phase', text, stock, line: this.line } });
  }

  /** Final scoring is read from its facts. The ledger lists the final scoring tile first; the sums are the same in any order. */
  note(facts: readonly Fact[]): void {
    if (!facts.some(fact => fact.key === 'resourceScore') || !this.before) return;
    const stocks = this.before.map(stock => structuredClone(stock));
    const scored = (...keys: string[]) => facts.filter(fact => keys.includes(fact.key));
    for (const { args } of [...scored('tileScore'), ...scored('cultScore', 'networkScore')]) {
      const { seat, points, cult, tile } = args as { seat: Seat; points: number; cult?: string; tile?: string };
      stocks[seat][0] += points;
      this.later(seat, `+${points}vp for ${cult?.toUpperCase() ?? tile ?? 'network'}`, structuredClone(stocks[seat]));
    }
  }

  /** A row of its own for a player who did nothing: set-up, or power offered and taken or declined. */
  happened(seat: Seat, s: State, text = '[power]'): void {
    this.entries[this.factions[seat]].push({ kind: 'phase', text, stock: stockOf(s, seat), line: this.line });
  }

  /** From now on what this table does by itself is noted here. */
  watch(s: State): void {
    watchers.set(s, this);
  }

  begun(line: number): void {
    this.line = line;
  }

  command(seat: Seat, text: string, s: State): void {
    const stock = this.before ? this.before[seat] : stockOf(s, seat);
    this.entries[this.factions[seat]].push({ kind: this.isVoid ? 'void' : 'command', text, stock, line: this.line });
    this.isVoid = false;
    this.flush();
  }

  /** The present command answers something that we did not even ask, so what follows may have happened already. */
  void(): void {
    this.isVoid = true;
  }

  /** What ran by itself comes after the command that set it going. */
  flush(): void {
    for (const { seat, entry } of this.pending) this.entries[this.factions[seat]].push(entry);
    this.pending = [];
    this.before = null;
  }

  /** After the last scoring: what resources became. */
  end(s: State): void {
    this.flush();
    for (let seat = 0; seat < s.seats; seat++) this.happened(seat, s, 'score_resources');
  }
}
