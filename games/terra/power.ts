/** Bowls of power. Tokens circulate I → II → III → I; only those in bowl III can be spent. */

/** Tokens in bowls I, II and III. */
export type Bowls = number[];

/** How much more power the bowls can take. */
export function roomFor(bowls: Readonly<Bowls>): number {
  return 2 * bowls[0] + bowls[1];
}

/** Moves up to `n` power, bowl I to II first, then II to III. Returns how much really moved. */
export function gainPower(bowls: Bowls, n: number): number {
  const up = Math.min(n, bowls[0]);
  const over = Math.min(n - up, bowls[1] + up);
  bowls[0] -= up;
  bowls[1] += up - over;
  bowls[2] += over;
  return up + over;
}

/** Power that can be raised for a price when bowl II may be sacrificed for it. */
export function raisable(bowls: Readonly<Bowls>): number {
  return bowls[2] + (bowls[1] >> 1);
}

/** How many tokens must be sacrificed to pay a price; none when bowl III suffices. */
export function missing(bowls: Readonly<Bowls>, price: number): number {
  return Math.max(0, price - bowls[2]);
}

/** Moves `n` tokens from II to III; as many more leave the game. */
export function sacrifice(bowls: Bowls, n: number): void {
  bowls[1] -= 2 * n;
  bowls[2] += n;
}

export function spendPower(bowls: Bowls, n: number): void {
  bowls[2] -= n;
  bowls[0] += n;
}
