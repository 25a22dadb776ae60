import type { Bot } from './bot.ts';

/** Any option, each equally likely. Plays every game without a `Mind`; the fuzzer uses it. */
export const random: Bot = {
  name: 'random',
  choose: ({ options, random }) => options[random(options.length)],
};
