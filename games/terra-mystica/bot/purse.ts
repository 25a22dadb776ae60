/** Paying for a plan with the cheapest conversions: power that lies ready first, what cannot be had back last. */
import { missing, raisable, sacrifice, spendPower } from '@tarsas/terra';
import { CONVERSIONS, type Price } from '../data/index.ts';
import { abilityOf } from '../rules/abilities.ts';
import type { Choice, Player, State } from '../rules/index.ts';

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
    this.bowls = [...p.bowls];
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
    const burnt = missing(this.bowls, price);
    if (burnt > 0 && !burn) return false;
    const bowls = [...this.bowls];
    sacrifice(bowls, burnt);
    spendPower(bowls, price);
    if (bowls[1] < 0 || bowls[2] < 0) return false;
    if (raisable(bowls) < this.power) return false;
    // Power in bowl III that the action needs is not spent when that would have to be made up by burning.
    if (!burn && bowls[2] < Math.min(this.power, this.bowls[2])) return false;
    this.bowls.splice(0, 3, ...bowls);
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

const has = (p: Player, { coins, workers, priests }: Price) => p.coins >= coins && p.workers >= workers && p.priests >= priests;

/** The conversions after which the price can be paid, and `power` power beside it; null when there is no way. */
export function raise(s: State, seat: number, price: Price, power = 0): Choice[] | null {
  const p = s.players[seat];
  if (has(p, price)) return [];
  // Where power for workers leaves none for coins, a spare priest may be the worker.
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
