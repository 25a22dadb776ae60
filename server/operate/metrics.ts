/** Numbers for whoever runs the server. No person and no table is named in them. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export class Metrics {
  private readonly registry = new Registry();
  private readonly requests = new Histogram({
    name: 'tarsas_request_seconds',
    help: 'Time to answer a request',
    labelNames: ['method', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
    registers: [this.registry],
  });
  private readonly turns = new Counter({ name: 'tarsas_turns_total', help: 'Turns committed', registers: [this.registry] });
  private readonly commits = new Counter({ name: 'tarsas_commits_total', help: 'Commits that wrote turns', registers: [this.registry] });
  private readonly jobs = new Counter({
    name: 'tarsas_jobs_total',
    help: 'Jobs done',
    labelNames: ['queue', 'outcome'],
    registers: [this.registry],
  });

  private readonly botWaits = new Histogram({
    name: 'tarsas_bot_wait_seconds',
    help: 'Time from the question to a bot until it began to think',
    buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 60],
    registers: [this.registry],
  });
  private readonly botThoughts = new Histogram({
    name: 'tarsas_bot_thinking_seconds',
    help: 'Time a bot thought about a turn',
    labelNames: ['level'],
    buckets: [0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [this.registry],
  });
  private readonly botTurns = new Counter({
    name: 'tarsas_bot_turns_total',
    help: 'Turns of bots by the level that answered; quick: a lower one than asked for, because time was short',
    labelNames: ['level', 'answer'],
    registers: [this.registry],
  });

  /** Looking one up by its labels takes longer than counting. */
  private readonly byOutcome = new Map<string, { observe(value: number): void }>();

  constructor(gauges: { streams(): number; tables(): number }) {
    collectDefaultMetrics({ register: this.registry });
    for (const [name, read] of Object.entries(gauges)) {
      const gauge: Gauge = new Gauge({
        name: `tarsas_${name}`,
        help: `How many ${name} this process holds`,
        registers: [this.registry],
        collect: () => gauge.set(read()),
      });
    }
  }

  request(method: string, status: number, ms: number): void {
    const key = `${method} ${status}`;
    let found = this.byOutcome.get(key);
    if (!found) {
      found = this.requests.labels(method, String(status));
      this.byOutcome.set(key, found);
    }
    found.observe(ms / 1_000);
  }

  commit(turns: number): void {
    this.commits.inc();
    this.turns.inc(turns);
  }

  job(queue: string, outcome: 'done' | 'failed'): void {
    this.jobs.labels(queue, outcome).inc();
  }

  botTurn({ level, quick, waitedMs, thoughtMs }: { level: string; quick: boolean; waitedMs: number; thoughtMs: number }): void {
    this.botTurns.labels(level, quick ? 'quick' : 'own').inc();
    this.botWaits.observe(waitedMs / 1_000);
    this.botThoughts.labels(level).observe(thoughtMs / 1_000);
  }

  text(): Promise<string> {
    return this.registry.metrics();
  }
}
