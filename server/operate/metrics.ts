/** Prometheus metrics. No label names a person or a table. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export class Metrics {
  private readonly registry = new Registry();
  private readonly requests = new Histogram({
    name: 'tarsas_request_seconds',
    help: 'Time to answer a request',
    labelNames: ['route', 'status'],
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

  private readonly analyses = new Counter({
    name: 'tarsas_analyses_total',
    help: 'Whiles of work on analyses of finished games; done: one was finished with it',
    labelNames: ['outcome'],
    registers: [this.registry],
  });
  private readonly analysisSeconds = new Counter({
    name: 'tarsas_analysis_seconds_total',
    help: 'Time in which analyses were thought about',
    registers: [this.registry],
  });

  /** Cached by route and status: `labels()` takes longer than `observe()`. */
  private readonly byOutcome = new Map<string, { observe(value: number): void }>();

  private readonly databaseErrors = new Counter({
    name: 'tarsas_database_errors_total',
    help: 'Statements the database did not carry out, by its code',
    labelNames: ['code'],
    registers: [this.registry],
  });
  private readonly timeouts = new Counter({
    name: 'tarsas_timeouts_total',
    help: 'What was given up because it took too long',
    labelNames: ['what'],
    registers: [this.registry],
  });

  /** Of `tables` it tells how many were dropped from memory so far, and how entries came; `depths` are the jobs that wait, by queue. */
  constructor(
    gauges: { streams(): number; tables(): number },
    tables: { readonly evictions: number; readonly came: Readonly<Record<string, number>> },
    depths: () => Promise<Record<string, number>>,
  ) {
    collectDefaultMetrics({ register: this.registry });
    for (const [name, read] of Object.entries(gauges)) {
      const gauge: Gauge = new Gauge({
        name: `tarsas_${name}`,
        help: `How many ${name} this process holds`,
        registers: [this.registry],
        collect: () => gauge.set(read()),
      });
    }
    const evicted: Counter = new Counter({
      name: 'tarsas_evictions_total',
      help: 'Tables dropped from memory because newer ones came',
      registers: [this.registry],
      collect: () => {
        evicted.reset();
        evicted.inc(tables.evictions);
      },
    });
    const entries: Counter = new Counter({
      name: 'tarsas_entries_total',
      help: 'Entries of tables in memory by how they came here: made, passed on by the process that made them, read for those who watch, or when somebody asked',
      labelNames: ['way'],
      registers: [this.registry],
      collect: () => {
        entries.reset();
        for (const [way, count] of Object.entries(tables.came)) entries.inc({ way }, count);
      },
    });
    const waiting: Gauge = new Gauge({
      name: 'tarsas_queue_jobs',
      help: 'Jobs that wait or are being done',
      labelNames: ['queue'],
      registers: [this.registry],
      // While the database does not answer, the other metrics must still be served.
      collect: async () => {
        for (const [queue, jobs] of Object.entries(await depths().catch(() => ({})))) waiting.labels(queue).set(jobs);
      },
    });
  }

  /** Of the API, its name; of pages and what else there is, one name for all. */
  request(route: string, status: number, ms: number): void {
    const key = `${route} ${status}`;
    let found = this.byOutcome.get(key);
    if (!found) {
      found = this.requests.labels(route, String(status));
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

  analysed({ ms, outcome }: { ms: number; outcome: 'more' | 'done' | 'failed' }): void {
    this.analyses.labels(outcome).inc();
    this.analysisSeconds.inc(ms / 1_000);
  }

  /** An error that came from the database: PostgreSQL's own code, the system's, or that it took too long. */
  databaseFailed(error: unknown): void {
    const { code, message = '' } = error as { code?: unknown; message?: string };
    const isLate = code === '57014' || /timeout/i.test(message);
    if (isLate) this.timeouts.labels('database').inc();
    if (isLate || typeof code === 'string' || /connection/i.test(message))
      this.databaseErrors.labels(isLate ? 'timeout' : String(code ?? 'connection')).inc();
  }

  timeout(what: 'bot'): void {
    this.timeouts.labels(what).inc();
  }

  text(): Promise<string> {
    return this.registry.metrics();
  }
}
