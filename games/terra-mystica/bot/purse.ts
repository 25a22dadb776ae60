/** Paying for a plan with the cheapest conversions: power that lies ready first, what cannot be had back last. */
import { missing, raisable, sacrifice, spendPower } from '@tarsas/terra';
import { CONVERSIONS, type Price } from '../data/index.ts';
import { abilityOf } from '../rules/abilities.ts';
import type { Choice, Player } from '../rules/index.ts';
import { canPay, withinMeans } from '../rules/questions/stock.ts';

type Good = 'coins' | 'workers' | 'priests';

const PRICES = Object.fromEntries(CONVERSIONS.filter(({ from }) => from === 'power').map(({ to, price }) => [to, price])) as Record<
  Good,
  number
>;

/** What a player has, to be spent in thought. */
class Purse {
  readonly choices: Choice[] = [];
  readonly bowls: number[];
  coins: number;
  workers: number;
  priests: number;
  private supply: number;
  private points: number;
  private readonly sellsPoints: boolean;
  /** Power that must still be there at the end, for the action itself. */
  private readonly power: number;

  constructor(p: Player, power: number) {
    this.bowls = p.bowls.slice();
    this.coins = p.coins;
    this.workers = p.workers;
    this.priests = p.priests;
    this.supply = p.supply;
    this.points = p.vp;
    this.sellsPoints = abilityOf(p).exchange?.some(({ from }) => from === 'points') ?? false;
    this.power = power;
  }

  /** From power, if there is enough of it beside what the action needs; with `burn` bowl II may pay. */
  fromPower(to: Good, burn: boolean): boolean {
    const price = PRICES[to];
    if (to === 'priests' && this.supply === 0) return false;
    const { bowls } = this;
    const burnt = missing(bowls, price);
    if ((burnt > 0 && !burn) || bowls[1] < 2 * burnt) return false;
    // Power in bowl III that the action needs is not spent when that would have to be made up by burning.
    if (!burn && bowls[2] - price < Math.min(this.power, bowls[2])) return false;
    sacrifice(bowls, burnt);
    spendPower(bowls, price);
    if (raisable(bowls) < this.power) {
      spendPower(bowls, -price);
      sacrifice(bowls, -burnt);
      return false;
    }
    this[to]++;
    if (to === 'priests') this.supply--;
    this.choices.push(burnt > 0 ? { do: 'convert', from: 'power', to, sacrifice: burnt } : { do: 'convert', from: 'power', to });
    return true;
  }

  fromPriest(): boolean {
    if (this.priests === 0) return false;
    this.priests--;
    this.supply++;
    this.workers++;
    this.choices.push({ do: 'convert', from: 'priests', to: 'workers' });
    return true;
  }

  fromWorker(): boolean {
    if (this.workers === 0) return false;
    this.workers--;
    this.coins++;
    this.choices.push({ do: 'convert', from: 'workers', to: 'coins' });
    return true;
  }

  fromPoints(): boolean {
    if (!this.sellsPoints || this.points === 0) return false;
    this.points--;
    this.coins++;
    this.choices.push({ do: 'convert', from: 'points', to: 'coins' });
    return true;
  }
}

/** The conversions after which the price can be paid, and `power` power beside it; null when there is no way. */
export type Raise = (price: Price, power?: number) => readonly Choice[] | null;

const NOTHING: readonly Choice[] = [];

/** A plan of one choice after the conversions that pay for it. Most need none, and a list of one takes a tenth of the memory of a spread. */
export const paidWith = (conversions: readonly Choice[], choice: Choice): Choice[] =>
  conversions.length === 0 ? [choice] : [...conversions, choice];

/** Larger than any number of goods in a price. */
const RADIX = 64;

/** For one position: the plans of a turn have one of a few prices, and what each of them takes is worked out once. */
export function raiseFor(p: Player): Raise {
  const known = new Map<number, readonly Choice[] | null>();
  return (price, power = 0) => {
    if (canPay(p, price)) return NOTHING;
    const key = ((price.coins * RADIX + price.workers) * RADIX + price.priests) * RADIX + power;
    let found = known.get(key);
    if (found === undefined) {
      found = conversionsFor(p, price, power);
      known.set(key, found);
    }
    return found;
  };
}

/** Where power for workers leaves none for coins, a spare priest may be the worker. */
function conversionsFor(p: Player, price: Price, power: number): Choice[] | null {
  if (!withinMeans(p, price)) return null;
  return raised(new Purse(p, power), price, false) ?? (p.priests > price.priests ? raised(new Purse(p, power), price, true) : null);
}

function raised(purse: Purse, price: Price, priestsFirst: boolean): Choice[] | null {
  const spare = () => purse.priests > price.priests;
  while (purse.priests < price.priests) if (!purse.fromPower('priests', true)) return null;
  while (purse.workers < price.workers) {
    if (priestsFirst && spare() && purse.fromPriest()) continue;
    if (!purse.fromPower('workers', false) && !purse.fromPower('workers', true) && !(spare() && purse.fromPriest())) return null;
  }
  while (purse.coins < price.coins) {
    if (purse.fromPower('coins', false)) continue;
    if (purse.workers > price.workers && purse.fromWorker()) continue;
    if (purse.fromPoints() || purse.fromPower('coins', true)) continue;
    if (!(spare() && purse.fromPriest())) return null;
  }
  return purse.choices;
}
