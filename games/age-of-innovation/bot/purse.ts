/** Paying for a plan with the cheapest conversions: power that lies ready first, what cannot be had back last. */
import { raisable } from '@tarsas/terra';
import { CONVERSIONS, DISCIPLINES, type Price } from '../data/index.ts';
import type { Choice, Good, Player, State } from '../rules/state.ts';

type Goods = 'coins' | 'tools' | 'scholars';

const POWER_FOR = Object.fromEntries(CONVERSIONS.filter(({ from }) => from === 'power').map(({ to, price }) => [to, price])) as Record<
  Goods | 'books',
  number
>;
/** Nobody converts more than this for one purpose. */
const MOST = 8;

/** What a player has, to be spent in thought. */
class Purse {
  readonly choices: Choice[] = [];
  readonly bowls: number[];
  coins: number;
  tools: number;
  scholars: number;
  private supply: number;
  /** Power that must still be there at the end, for the action itself. */
  private readonly power: number;

  constructor(p: Player, power: number) {
    this.bowls = [...p.bowls];
    this.coins = p.coins;
    this.tools = p.tools;
    this.scholars = p.scholars;
    this.supply = p.supply;
    this.power = power;
  }

  /** Sacrifices until so much power is ready. */
  ready(power: number): boolean {
    while (this.bowls[2] < power) {
      if (this.bowls[1] < 2) return false;
      this.bowls[1] -= 2;
      this.bowls[2]++;
      this.exchange({ do: 'sacrifice' });
    }
    return true;
  }

  /** From power, if there is enough of it beside what the action needs; with `burn` bowl II may pay. */
  fromPower(to: Goods | 'books', good: Good, burn: boolean): boolean {
    const price = POWER_FOR[to];
    if (to === 'scholars' && this.supply === 0) return false;
    if (burn ? raisable(this.bowls) < price + this.power : this.bowls[2] < price + this.power) return false;
    if (!this.ready(price)) return false;
    this.bowls[2] -= price;
    this.bowls[0] += price;
    if (to !== 'books') this[to]++;
    if (to === 'scholars') this.supply--;
    this.exchange({ do: 'convert', from: 'power', to: good });
    return true;
  }

  fromScholar(): boolean {
    if (this.scholars === 0) return false;
    this.scholars--;
    this.supply++;
    this.tools++;
    this.exchange({ do: 'convert', from: 'scholars', to: 'tools' });
    return true;
  }

  fromTool(): boolean {
    if (this.tools === 0) return false;
    this.tools--;
    this.coins++;
    this.exchange({ do: 'convert', from: 'tools', to: 'coins' });
    return true;
  }

  private exchange(choice: Choice): void {
    this.choices.push({ do: 'exchange' }, choice);
  }
}

/**
 * The conversions after which the price can be paid, its power lying ready, and these books are there too, named by their disciplines;
 * null when there is no way, or none that makes sense.
 */
export function raise(s: State, seat: number, price: Price, books: readonly number[] = []): Choice[] | null {
  const { coins = 0, tools = 0, scholars = 0, power = 0 } = price;
  const p = s.players[seat];
  if (books.length === 0 && p.coins >= coins && p.tools >= tools && p.scholars >= scholars && p.bowls[2] >= power) return [];
  const purse = new Purse(p, power);
  for (const d of books) if (!purse.fromPower('books', DISCIPLINES[d], true)) return null;
  while (purse.scholars < scholars) if (!purse.fromPower('scholars', 'scholars', true)) return null;
  while (purse.tools < tools) {
    if (purse.fromPower('tools', 'tools', false)) continue;
    if (purse.scholars > scholars && purse.fromScholar()) continue;
    if (!purse.fromPower('tools', 'tools', true)) return null;
  }
  while (purse.coins < coins) {
    if (purse.fromPower('coins', 'coins', false)) continue;
    if (purse.tools > tools && purse.fromTool()) continue;
    if (!purse.fromPower('coins', 'coins', true)) return null;
  }
  if (!purse.ready(power) || purse.choices.length > 2 * MOST) return null;
  return purse.choices;
}
