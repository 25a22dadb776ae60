import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Title } from '@tarsas/kernel';
import { mindOf } from '../../games/list.ts';
import { converse } from '../converse.ts';
import { BadInput, botOf, messageOf, seatsOf, tableOptions, titleOf } from '../input.ts';
import { invite } from '../invite.ts';
import { wrapped } from '../layout.ts';
import { ruleBook } from '../ruleSets.ts';
import { readTable, type SavedTable, save, saved, seedHash } from '../savedTable.ts';
import { scoreLines } from '../scoreSheet.ts';
import { type Seating, Sitting } from '../sitting.ts';
import type { CliWords } from '../text/en.ts';
import { type Command, TABLE_OPTIONS } from './command.ts';
import { answer, type Context } from './context.ts';

/** Strong, quick, and the same answer every time. */
const USUAL_BOT = 'planner';

/** Quitting, by Ctrl-C or otherwise, is no error: the status is 0. */
export const play: Command = {
  usage: 'play [game]',
  help: 'play',
  options: {
    ...TABLE_OPTIONS,
    '--hotseat': 'hotseat',
    '--bot <name>': 'bot',
    '--save <file>': 'save',
    '--resume <file>': 'resume',
  },
  takesGameOptions: true,
  async run(context, id?) {
    const file = context.text('resume');
    const game = id ?? (file === undefined ? undefined : readTable(file, context.words).game);
    const invitation = game === undefined ? await invite(context) : { context, game };
    if (invitation) await playTable(invitation.context, invitation.game);
    return 0;
  },
};

/** Plays one table to its end, or until the people leave it. */
async function playTable(context: Context, id: string): Promise<void> {
  const { io, words, lang } = context;
  const title = titleOf(id, words);
  const sitting = await sitDown(context, title);
  const file = context.text('save');
  const keep = () => file !== undefined && save(file, saved(title.game, sitting.log, sitting.state), words);
  keep();

  const say = (line: string) => {
    for (const piece of wrapped(line, io.width)) context.json ? io.err(piece) : io.out(piece);
  };
  const names = sitting.seats.map(seat => (sitting.bots.includes(seat) ? words.play.bot(sitting.name(seat)) : sitting.name(seat)));
  say(`${title.voices[lang].title} · ${words.seats(names.length, names.length)}: ${names.join(', ')}`);
  say(words.play.promise(seedHash(sitting.log.seed)));
  say(words.play.keys);
  const rule = (rule: string) => ruleBook(join(context.home, 'games')).sentence(rule, lang);
  await converse({ sitting, voice: title.voices[lang], asides: title.asides ?? [], words, io, say, rule, keep });

  const { state, log } = sitting;
  // Scores before the end would tell what others still hide.
  const scores = state.over ? scoreLines(title.game.score(state), true, title.voices[lang], words, sitting.name) : [words.play.left];
  answer(context, saved(title.game, log, state), scores);
  if (state.over) say(words.play.revealed(log.seed));
  keep();
  if (file !== undefined) say(words.play.savedTo(file));
}

async function sitDown(context: Context, title: Title): Promise<Sitting> {
  const { words, flags } = context;
  const file = context.text('resume');
  const table = file === undefined ? newTable(title, context) : resumedTable(file, title, words);
  const bot = botOf(flags.bot ?? USUAL_BOT, words);
  const seating: Seating = {
    people: flags.hotseat ? [...Array(table.seats).keys()] : [0],
    bot,
    mind: await mindOf(title.game.id),
  };
  try {
    return new Sitting(title, table, seating, words);
  } catch (error) {
    if (file === undefined) throw error;
    throw new BadInput(words.bad.replay(file, messageOf(error)));
  }
}

function newTable(title: Title, context: Context) {
  return {
    seats: seatsOf(title, context.flags, context.words),
    options: tableOptions(title, context),
    seed: context.text('seed') ?? randomBytes(32).toString('hex'),
    moves: [],
  };
}

function resumedTable(file: string, title: Title, words: CliWords): SavedTable {
  const table = readTable(file, words);
  if (table.game === title.game.id && table.rules === title.game.rules) return table;
  throw new BadInput(words.bad.otherGame(file, table.game, table.rules));
}
