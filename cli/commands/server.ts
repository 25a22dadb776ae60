/** Commands that need the server and its database: those are loaded when one of these commands is run. */
import type { Command } from './command.ts';

const DATA = { '--data-dir <folder>': 'dataDir' } as const satisfies Command['options'];

/** Of every process that does jobs. */
const JOBS = {
  '--metrics-port <n>': 'metricsPort',
  '--bot-limit <seconds>': 'botLimit',
  '--bot-patience <seconds>': 'botPatience',
  '--analysis-share <percent>': 'analysisShare',
  '--keep-tables <n>': 'keepTables',
  '--calls <n>': 'calls',
} as const satisfies Command['options'];

export const start: Command = {
  usage: 'start',
  help: 'start',
  options: {
    '--port <n>': 'port',
    '--host <address>': 'host',
    ...DATA,
    '--url <address>': 'url',
    '--trust-proxy <n>': 'trustProxy',
    '--bot-threads <n>': 'botThreads',
    '--leave-jobs': 'leaveJobs',
    '--leave-analyses': 'leaveAnalyses',
    ...JOBS,
  },
  run: async context => (await import('./start.ts')).start(context),
};

export const work: Command = {
  usage: 'work',
  help: 'work',
  options: { '--bots <n>': 'workBots', '--host <address>': 'host', ...DATA, '--url <address>': 'url', ...JOBS },
  run: async context => (await import('./start.ts')).work(context),
};

export const backup: Command = {
  usage: 'backup <file>',
  help: 'backup',
  options: DATA,
  run: async (context, file) => (await import('./backup.ts')).backup(context, file),
};

export const restore: Command = {
  usage: 'restore <file>',
  help: 'restore',
  options: DATA,
  run: async (context, file) => (await import('./backup.ts')).restore(context, file),
};

export const admin: Command = {
  usage: 'admin <what> [email]',
  help: 'admin',
  options: DATA,
  run: async (context, what, email) => (await import('./admin.ts')).admin(context, what, email),
};

export const ratings: Command = {
  usage: 'ratings',
  help: 'ratings',
  options: { '--rebuild': 'rebuild', ...DATA },
  run: async context => (await import('./ratings.ts')).ratings(context),
};

export const upgradeCheck: Command = {
  usage: 'upgrade-check',
  help: 'upgradeCheck',
  options: DATA,
  run: async context => (await import('./upgradeCheck.ts')).upgradeCheck(context),
};
