/** Paying for a plan with the cheapest conversions: power that lies ready first, what cannot be had back last. */
import { CONVERSIONS, DISCIPLINES, type Price } from '../data/index.ts';
import type { Choice, Good, Player, State } from '../rules/state.ts';

/** What a plan costs; books by discipline, those of any discipline being the plan's own business. */
export interface Cost extends Price {
  of?: readonly number[];
}

const POWER_FOR = Object.fromEntries(CONVERSIONS.filter(({ from }) => from === 'power').map(({ to, price }) => [to, price]));

/** What a player has, to be spent in thought. */
class Purse {
  readonly choices: Choice[] = [];
  coins: number;
  tools: number;
  scholars: number;
  readonly books: number[];
  private second: number;
  third: number;
  private supply: number;
  private readonly stock: readonly number[];

  constructor(s: State, p: Player) {
    this.coins = p.coins;
    this.tools = p.tools;
    this.scholars = p.scholars;
    this.books = [...p.books];
    [, this.second, this.third] = p.bowls;
    this.supply = p.supply;
    this.stock = s.books;
  }

  /** Tokens of bowl II leave the game until there is so much power to spend. */
  burnTo(power: number): boolean {
    while (this.third < power) {
      if (this.second < 2) return false;
      this.second -= 2;
      this.third++;
      this.choices.push({ do: 'exchange' }, { do: 'sacrifice' });
    }
    return true;
  }

  private change(from: Good, to: Good): true {
    this.choices.push({ do: 'exchange' }, { do: 'convert', from, to });
    return true;
  }

  fromPower(to: 'coins' | 'tools' | 'scholars', kept: number, burn: boolean): boolean {
    const price = POWER_FOR[to];
    if (to === 'scholars' && this.supply === 0) return false;
    if (this.third < price + kept && !(burn && this.burnTo(price + kept))) return false;
    this.third -= price;
    this[to]++;
    if (to === 'scholars') this.supply--;
    return this.change('power', to);
  }

  bookFromPower(d: number, kept: number): boolean {
    if (this.stock[d] === 0 || !this.burnTo(POWER_FOR.books + kept)) return false;
    this.third -= POWER_FOR.books;
    this.books[d]++;
    return this.change('power', DISCIPLINES[d]);
  }

  toolFromScholar(): boolean {
    if (this.scholars === 0) return false;
    this.scholars--;
    this.supply++;
    this.tools++;
    return this.change('scholars', 'tools');
  }

  coinFromTool(): boolean {
    if (this.tools === 0) return false;
    this.tools--;
    this.coins++;
    return this.change('tools', 'coins');
  }
}

/** The conversions after which the price can be paid, and how many tools there are then; null when there is no way. */
export function raise(s: State, seat: number, cost: Cost): { choices: Choice[]; tools: number } | null {
  const p = s.players[seat];
  const { coins = 0, tools = 0, scholars = 0, power = 0, of } = cost;
  const purse = new Purse(s, p);
  if (of) {
    for (const [d, n] of of.entries()) while (purse.books[d] < n) if (!purse.bookFromPower(d, power)) return null;
  }
  while (purse.scholars < scholars) if (!purse.fromPower('scholars', power, true)) return null;
  while (purse.tools < tools) {
    if (purse.fromPower('tools', power, false)) continue;
    if (purse.scholars > scholars && purse.toolFromScholar()) continue;
    if (!purse.fromPower('tools', power, true)) return null;
  }
  while (purse.coins < coins) {
    if (purse.fromPower('coins', power, false)) continue;
    if (purse.tools > tools && purse.coinFromTool()) continue;
    if (!purse.fromPower('coins', power, true)) return null;
  }
  if (!purse.burnTo(power)) return null;
  return { choices: purse.choices, tools: purse.tools };
}
