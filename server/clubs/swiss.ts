/** The draw of a round: tables fill from the top of the standings, and nobody meets the same person twice while that can be avoided. */

/** How often two have met. */
export type Met = (a: string, b: string) => number;

/** Steps of the search for a plan without any repetition, about half a second; it ends earlier where there is none. Then the best one found by exchanging is taken. */
const PATIENCE = 1_000_000;

/** `players` in the order of the standings; the tables in their order, each by standing. */
export function drawn(players: readonly string[], sizes: readonly number[], met: Met): string[][] {
  return fromTheTop(players, sizes, met) ?? byExchanging(players, sizes, met);
}

/** Depth first: the highest who has no table yet, then the highest who has met nobody there. Null: there is no such plan, or it takes too long. */
function fromTheTop(players: readonly string[], sizes: readonly number[], met: Met): string[][] | null {
  const tables: number[][] = sizes.map(() => []);
  const hasMet = players.map(a => players.map(b => met(a, b) > 0));
  const taken = new Array<boolean>(players.length).fill(false);
  let looked = 0;
  const fill = (table: number, from: number): boolean => {
    if (table === sizes.length) return true;
    if (tables[table].length === sizes[table]) return fill(table + 1, 0);
    for (let i = from; i < players.length; i++) {
      if (taken[i] || tables[table].some(other => hasMet[i][other])) continue;
      if (++looked > PATIENCE) return false;
      taken[i] = true;
      tables[table].push(i);
      if (fill(table, i + 1)) return true;
      tables[table].pop();
      taken[i] = false;
      // The first of a table is always the highest left: no other beginning gives a new plan.
      if (tables[table].length === 0) return false;
    }
    return false;
  };
  return fill(0, 0) ? tables.map(table => table.map(i => players[i])) : null;
}

/** Tables as the standings give them; then two people change places as long as that leads to fewer repetitions, the nearest first. */
function byExchanging(players: readonly string[], sizes: readonly number[], met: Met): string[][] {
  const order = [...players];
  const tableOf: number[] = sizes.flatMap((size, table) => new Array<number>(size).fill(table));
  const cost = (i: number) => {
    let sum = 0;
    for (let j = 0; j < order.length; j++) if (j !== i && tableOf[j] === tableOf[i]) sum += met(order[i], order[j]) ** 2;
    return sum;
  };
  const exchange = (i: number, j: number) => {
    [order[i], order[j]] = [order[j], order[i]];
  };
  for (let better = true; better; ) {
    better = false;
    for (let distance = 1; distance < order.length && !better; distance++)
      for (let i = 0; i + distance < order.length && !better; i++) {
        const j = i + distance;
        if (tableOf[i] === tableOf[j]) continue;
        const before = cost(i) + cost(j);
        if (before === 0) continue;
        exchange(i, j);
        if (cost(i) + cost(j) < before) better = true;
        else exchange(i, j);
      }
  }
  const place = new Map(players.map((player, i) => [player, i]));
  return sizes.map((_, table) => order.filter((_, i) => tableOf[i] === table).sort((a, b) => place.get(a)! - place.get(b)!));
}

/** The order at a table in which everybody sits where they have sat least: the first of the best orders, those of the standings first. */
export function seatedBy(people: readonly string[], sat: (person: string, seat: number) => number): string[] {
  let best: string[] = [...people];
  let least = Number.POSITIVE_INFINITY;
  const place = (chosen: string[], cost: number) => {
    if (cost >= least) return;
    if (chosen.length === people.length) {
      best = [...chosen];
      least = cost;
      return;
    }
    for (const person of people) if (!chosen.includes(person)) place([...chosen, person], cost + sat(person, chosen.length) ** 2);
  };
  place([], 0);
  return best;
}

/** Who sits out where not everybody can play: the lowest of those who have done so least. */
export function sittingOut(players: readonly string[], count: number, byes: (player: string) => number): string[] {
  const order = [...players].reverse().sort((a, b) => byes(a) - byes(b));
  return order.slice(0, count);
}
