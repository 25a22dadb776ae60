import type { Bot } from './bot.ts';

/** Any option, each as likely as the next. Plays every game from its first day, and is the fuzzer's hand. */
export const random: Bot = {
  name: 'random',
  choose: ({ options, random }) => options[random(options.length)],
};
