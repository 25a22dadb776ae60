import { randomBytes } from 'node:crypto';
import { bots } from '@tarsas/bots';
import type { Title } from '@tarsas/kernel';
import { converse } from '../converse.ts';
import { BadInput, botOf, seatsOf, tableOptions, titleOf } from '../input.ts';
import { invite } from '../invite.ts';
import { ruleBook } from '../ruleSets.ts';
import { readTable, type SavedTable, save, saved, seedHash } from '../savedTable.ts';
import { scoreLines } from '../scoreSheet.ts';
import { type Seating, Sitting } from '../sitting.ts';
import { answer, type Context, type Status } from './context.ts';

/** Leaving a table, by Ctrl-C or otherwise, is nobody's mistake: the status is 0. */
export async function play(context: Context, id?: string): Promise<Status> {
  const invitation = id === undefined ? await invite(context) : { context, game: id };
  if (invitation) await playTable(invitation.context, invitation.game);
  return 0;
}

/** Plays one table to its end, or until the people leave it. */
async function playTable(context: Context, id: string): Promise<void> {
  const { io, words, flags, lang } = context;
  const title = titleOf(id, words);
  const sitting = sitDown(context, title);
  const file = flags.save === undefined ? null : String(flags.save);
  const keep = () => file !== null && save(file, saved(title.game, sitting.log, sitting.state), words);
  keep();

  const say = (line: string) => (context.json ? io.err(line) : io.out(line));
  say(`${title.voices[lang].title} · ${words.seats(sitting.log.seats, sitting.log.seats)}`);
  say(words.play.promise(seedHash(sitting.log.seed)));
  say(words.play.keys);
  const rule = (rule: string) => ruleBook().sentence(rule, lang);
  await converse({ sitting, voice: title.voices[lang], words, io, say, rule, keep });

  const { state, log } = sitting;
  if (!state.over) say(words.play.left);
  answer(context, saved(title.game, log, state), scoreLines(title.game.score(state), state.over, title.voices[lang], words, sitting.name));
  if (state.over) say(words.play.revealed(log.seed));
  keep();
  if (file !== null) say(words.play.savedTo(file));
}

function sitDown({ words, flags, seed }: Context, title: Title): Sitting {
  const resumed = flags.resume === undefined ? null : resumedTable(String(flags.resume), title, words);
  const table = resumed ?? {
    seats: seatsOf(title, flags, words),
    options: tableOptions(title, flags, words),
    seed: seed ?? randomBytes(32).toString('hex'),
    moves: [],
  };
  const bot = botOf(flags.bot ?? bots[0].name, words);
  const seating: Seating = { people: flags.hotseat ? [...Array(table.seats).keys()] : [0], bot };
  return new Sitting(title, table, seating, words);
}

function resumedTable(file: string, title: Title, words: Context['words']): SavedTable {
  const table = readTable(file, words);
  if (table.game !== title.game.id || table.rules !== title.game.rules)
    throw new BadInput(words.bad.otherGame(file, table.game, table.rules));
  return table;
}
