/** The talk between a table and the people at the keyboard. */
import { type Choice, type Decision, imagine, optionsOf, pending, type Say, type Seat, type Voice } from '@tarsas/kernel';
import type { Io } from './io.ts';
import type { Sitting } from './sitting.ts';
import type { CliWords } from './text/en.ts';

export interface Talk {
  sitting: Sitting;
  voice: Voice;
  words: CliWords;
  io: Io;
  say(line: string): void;
  /** The sentence of a rule, by its id. */
  rule(id: string): string | undefined;
  /** Called after every answer, so that nothing is lost whatever happens next. */
  keep(): void;
}

/** Until the game is over or somebody leaves. */
export async function converse(talk: Talk): Promise<void> {
  const { sitting, words } = talk;
  let lately: Seat = -1;
  let undone = false;
  for (;;) {
    const decision = sitting.nextQuestion(lately);
    if (!decision) break;
    const { seat } = decision;
    if (seat !== lately && sitting.seating.people.length > 1 && !(await handOver(talk, seat))) return;
    const changed = tellNews(talk, seat) || undone;
    if (seat !== lately || changed) tellTable(talk, seat);
    lately = seat;
    const answer = await askPerson(talk, decision);
    if (answer === 'quit') return;
    undone = answer === 'undo' && sitting.undo();
    if (answer === 'undo') talk.say(undone ? words.play.undone : words.play.cannotUndo);
    else sitting.choose(decision, answer);
    talk.keep();
  }
  tellNews(talk, sitting.seating.people[0]);
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

/** True when there was any. */
function tellNews(talk: Talk, seat: Seat): boolean {
  const news = talk.sitting.newsFor(seat);
  for (const { fact, state } of news) {
    const rule = fact.rule ? ` [${fact.rule}]` : '';
    talk.say(`· ${talk.voice.fact(fact, saying(talk, seat, state))}${rule}`);
  }
  return news.length > 0;
}

function tellTable(talk: Talk, seat: Seat): void {
  talk.say('');
  for (const line of talk.voice.table(saying(talk, seat))) talk.say(`  ${line}`);
}

async function askPerson(talk: Talk, decision: Decision): Promise<Choice | 'undo' | 'quit'> {
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
    say(`${words.play.turn(sitting.name(seat))} ${voice.prompt(frame, saySeat)}`);
    texts.forEach((text, n) => {
      if (matches(text, filter)) say(`${String(n + 1).padStart(4)}  ${text}`);
    });
  };

  list();
  for (;;) {
    const line = (await io.ask(words.play.answer))?.trim();
    if (line === undefined || line === 'q') return 'quit';
    if (line === 'u') return 'undo';
    if (line === 't') tellTable(talk, seat);
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
