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

  text(): Promise<string> {
    return this.registry.metrics();
  }
}
