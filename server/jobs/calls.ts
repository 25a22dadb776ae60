/**
 * Calls to addresses that people gave us may be slow and must not delay the calls of others: a person has at most two in flight,
 * and a host that does not answer is not called for a while, with exponential backoff.
 */
export class PutOff extends Error {
  readonly seconds: number;
  constructor(seconds: number) {
    super(`To be tried again in ${seconds} seconds`);
    this.seconds = seconds;
  }
}

const OF_ONE_PERSON = 2;
const FIRST_REST_S = 5;
const LONGEST_REST_S = 3_600;
const REMEMBER_AT_MOST = 10_000;

export class Calls {
  private readonly underWay = new Map<string, number>();
  private readonly troubled = new Map<string, { failures: number; until: number }>();
  private readonly now: () => number;

  constructor(now: () => number = Date.now) {
    this.now = now;
  }

  /** Does the call and returns its status, or throws `PutOff` without having begun. */
  async make(person: string, address: string, call: () => Promise<number>): Promise<number> {
    const { host } = new URL(address);
    const rest = (this.troubled.get(host)?.until ?? 0) - this.now();
    if (rest > 0) throw new PutOff(Math.ceil(rest / 1_000));
    const others = this.underWay.get(person) ?? 0;
    if (others >= OF_ONE_PERSON) throw new PutOff(1);
    this.underWay.set(person, others + 1);
    try {
      const status = await call();
      if (status === 429 || status >= 500) this.failed(host);
      else this.troubled.delete(host);
      return status;
    } catch (error) {
      this.failed(host);
      throw error;
    } finally {
      const left = this.underWay.get(person)! - 1;
      if (left > 0) this.underWay.set(person, left);
      else this.underWay.delete(person);
    }
  }

  private failed(host: string): void {
    const failures = (this.troubled.get(host)?.failures ?? 0) + 1;
    const rest = Math.min(LONGEST_REST_S, FIRST_REST_S * 2 ** (failures - 1));
    this.troubled.delete(host);
    this.troubled.set(host, { failures, until: this.now() + 1_000 * rest });
    if (this.troubled.size > REMEMBER_AT_MOST) this.troubled.delete(this.troubled.keys().next().value!);
  }
}
