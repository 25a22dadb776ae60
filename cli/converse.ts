/** The dialogue in the terminal: questions, commands, news. */
import { type Choice, type Decision, imagine, optionsOf, pending, type Say, type Seat, type Voice } from '@tarsas/kernel';
import { changedLines } from './changes.ts';
import type { Io } from './io.ts';
import { numbered } from './layout.ts';
import { inFull, inShort, type News } from './news.ts';
import type { Sitting } from './sitting.ts';
import type { CliWords } from './text/en.ts';

export interface Talk {
  sitting: Sitting;
  voice: Voice;
  /** Facts that a summary leaves out. */
  asides: readonly string[];
  words: CliWords;
  io: Io;
  say(line: string): void;
  /** The sentence of a rule, by its id. */
  rule(id: string): string | undefined;
  /** Called after every answer, so that nothing is lost whatever happens next. */
  keep(): void;
}

/** What each person has on the screen, or has had: the table as it was told last, and the news since the last question. */
interface Shown {
  table: readonly string[];
  news: readonly News[];
}

/** Runs until the game is over or a person quits. */
export async function converse(talk: Talk): Promise<void> {
  const { sitting, words } = talk;
  const shown = new Map<Seat, Shown>();
  let lately: Seat = -1;
  for (;;) {
    const decision = sitting.nextQuestion(lately);
    if (!decision) break;
    const { seat } = decision;
    if (seat !== lately && sitting.seating.people.length > 1 && !(await handOver(talk, seat))) return;
    lately = seat;
    shown.set(seat, tellChanges(talk, seat, shown.get(seat)));
    const answer = await askPerson(talk, decision, shown.get(seat)!);
    if (answer === 'quit') return;
    const undone = answer === 'undo' && sitting.undo();
    if (answer === 'undo') talk.say(undone ? words.play.undone : words.play.cannotUndo);
    else sitting.choose(decision, answer);
    talk.keep();
  }
  for (const line of shortNews(talk, newsFor(talk, sitting.seating.people[0]))) talk.say(line);
}

async function handOver({ io, words, sitting, say }: Talk, seat: Seat): Promise<boolean> {
  io.clear();
  say(words.play.handOver(sitting.name(seat)));
  const ready = await io.ask('');
  io.clear();
  return ready !== null;
}

function saying({ sitting }: Talk, seat: Seat, state = sitting.state): Say {
  return { name: sitting.name, view: sitting.game.view(state, seat), viewer: seat };
}

const newsFor = (talk: Talk, seat: Seat): News[] =>
  talk.sitting.newsFor(seat).map(({ fact, by, state }) => ({ fact, by, say: saying(talk, seat, state) }));

const shortNews = ({ voice, sitting, asides }: Talk, news: readonly News[]): string[] => inShort(voice, news, sitting.bots, asides);

/** The news, and what of the table they have changed; at first the whole table. */
function tellChanges(talk: Talk, seat: Seat, before: Shown | undefined): Shown {
  const news = newsFor(talk, seat);
  for (const line of shortNews(talk, news)) talk.say(line);
  const table = talk.voice.table(saying(talk, seat));
  tellTable(talk, before ? changedLines(before.table, table) : table);
  return { table, news: news.length > 0 ? news : (before?.news ?? []) };
}

function tellTable({ say }: Talk, lines: readonly string[]): void {
  if (lines.length > 0) say('');
  for (const line of lines) say(`  ${line}`);
}

async function askPerson(talk: Talk, decision: Decision, shown: Shown): Promise<Choice | 'undo' | 'quit'> {
  const { sitting, voice, words, io, say } = talk;
  const { game, state } = sitting;
  const { seat } = decision;
  const saySeat = saying(talk, seat);
  const options = optionsOf(game, state, decision);
  const texts = options.map(option => voice.choice(option, saySeat));
  // The true frame may hold what others have sealed; the words are given one that could be true as far as this seat knows.
  const world = imagine(game, saySeat.view, seat, 'words');
  const { frame } = pending(game, world).find(d => d.id === decision.id) ?? decision;

  const list = (filter = '') => {
    say('');
    const who = sitting.seating.people.length > 1 ? `${sitting.name(seat)}: ` : '';
    say(who + voice.prompt(frame, saySeat));
    const matching = texts.map((text, i) => ({ number: i + 1, text })).filter(({ text }) => matches(text, filter));
    for (const line of numbered(matching, io.width)) say(line);
  };

  list();
  for (;;) {
    const line = (await io.ask(words.play.answer))?.trim();
    if (line === undefined || line === 'q') return 'quit';
    if (line === 'u') return 'undo';
    if (line === 't') tellTable(talk, shown.table);
    else if (line === 'n') for (const fact of inFull(voice, shown.news)) say(fact);
    else if (line.startsWith('?')) help(talk, line.slice(1).trim(), seat, world);
    else if (/^\d+$/.test(line)) {
      const choice = options[Number(line) - 1];
      if (choice) return choice;
      say(words.play.noSuchNumber(1, options.length));
    } else if (texts.some(text => matches(text, line))) list(line);
    else say(words.play.noMatch(line));
  }
}

const matches = (text: string, filter: string) => text.toLowerCase().includes(filter.toLowerCase());

function help({ sitting, voice, words, say, rule, ...talk }: Talk, id: string, seat: Seat, world: Sitting['state']): void {
  if (id !== '') {
    const sentence = rule(id.toUpperCase());
    say(sentence ? `${id.toUpperCase()}  ${sentence}` : words.play.noRule(id));
    return;
  }
  for (const line of words.play.help) say(line);
  const blocked = sitting.game.explain?.(world, seat) ?? [];
  if (blocked.length === 0) return;
  say(words.play.blocked);
  const saySeat = saying({ sitting, voice, words, say, rule, ...talk }, seat);
  for (const { choice, rule: id } of blocked) say(`  ${voice.choice(choice, saySeat)}  [${id}] ${rule(id) ?? ''}`);
}
