/** Every fact that random and greedy games bring about, said to and about people without a name, the reader, and bots. */
import { advance, type Fact, optionsOf, pending, randomFrom, start, type Title, type Viewer } from '@tarsas/kernel';
import { describe, expect, test } from 'vitest';
import { playedGame } from '../../bots/referee.ts';
import { mindOf } from '../../games/list.ts';
import { titles } from '../../games/registry.ts';
import { botName } from '../address.ts';
import { address as en } from '../you.en.ts';
import { address as hu } from '../you.hu.ts';

const ADDRESS = { en, hu };
/** Facts of one kind are worded by the same sentence: so many of each are enough. */
const OF_A_KIND = 40;
/** What facts that hardly ever happen are about, where no other fact is about the like. */
const LENT = { bowls: [1, 1, 0], level: 1 };
const GAMES = 12 * Number(process.env.TARSAS_LAWS ?? 1);

interface Told {
  fact: Fact;
  seats: number;
  view(viewer: Viewer): object;
  /** Never brought about: told with arguments of other facts. */
  isBorrowed?: boolean;
}

/** A table at which everybody answers at random, with options at random. */
function* randomTable({ game }: Title, i: number): Generator<Told> {
  const random = randomFrom(`sentences ${i}`);
  const seats = game.seats.min + (i % (game.seats.max - game.seats.min + 1));
  const options = Object.fromEntries(Object.entries(game.options).map(([key, { values }]) => [key, values[random(values.length)]]));
  const { state, facts } = start(game, { seats, seed: `sentences ${i}`, options });
  const view = (viewer: Viewer) => game.view(state, viewer);
  for (const fact of facts) yield { fact, seats, view };
  while (!state.over) {
    const waiting = pending(game, state).filter(decision => decision.waiting);
    const decision = waiting[random(waiting.length)];
    const choices = optionsOf(game, state, decision);
    for (const fact of advance(game, state, decision, choices[random(choices.length)])) yield { fact, seats, view };
  }
}

async function* greedyTable({ game }: Title): AsyncGenerator<Told> {
  const mind = await mindOf(game.id);
  if (!mind) return;
  const { seats, facts, views } = playedGame(mind, { seats: game.seats.min + 1, seed: 'sentences' });
  for (const [i, all] of facts.entries()) for (const fact of all) yield { fact, seats, view: () => views[i] };
}

/** All kinds of facts the game has words for. Those that no game brings about are told with arguments borrowed from others. */
async function keysOf({ game }: Title): Promise<string[]> {
  const { en } = await import(`../../games/${game.id}/text/en.ts`);
  return Object.keys(en.facts);
}

const seatsIn = ({ fact, seats }: Told): number[] =>
  Object.entries(fact.args)
    .filter(([key, value]) => ['seat', 'from', 'other', 'owner'].includes(key) && Number.isInteger(value) && value < seats && value >= 0)
    .map(([, value]) => value as number);

describe.each(titles.map(title => [title.game.id, title] as const))('%s', (_, title) => {
  /** What is wrong with how a fact is told. */
  function* faults(told: Told): Generator<string> {
    const { fact } = told;
    for (const language of ['en', 'hu'] as const) {
      const { player } = ADDRESS[language];
      const tell = (viewer: Viewer, name: (seat: number) => string) =>
        title.voices[language].fact(fact, { name, view: told.view(viewer), viewer });
      const ofBots = tell(fact.only ?? 'public', botName);
      const ofNobody = tell(fact.only ?? 'public', () => '');
      const wrong = (text: string) => /^\s|\s\s|^\p{Ll}|[\uE000]/u.test(text);
      if (wrong(ofBots)) yield `${fact.key}, about a bot: ${ofBots}`;
      if (wrong(ofNobody)) yield `${fact.key}, about a nameless person: ${ofNobody}`;
      const mentioned = seatsIn(told).filter(seat => ofBots.includes(botName(seat)));
      if (!told.isBorrowed && fact.only === undefined && 'seat' in fact.args && mentioned.length === 0 && !/AI|\bit\b/i.test(ofBots))
        yield `${fact.key} has no subject: ${ofBots}`;
      for (const seat of mentioned) {
        if (seat !== fact.only && !ofNobody.includes(player(seat))) yield `${fact.key}, about a nameless person: ${ofNobody}`;
        const mine = tell(seat, () => '');
        if (wrong(mine) || mine.includes(player(seat)) || (language === 'en' && !/\byou(rs?)?\b/i.test(mine)))
          yield `${fact.key}, said to the reader: ${mine}`;
      }
    }
  }

  /** Lines of the table that call their reader by a number. */
  function* strangers({ view }: Told, seats: number): Generator<string> {
    for (const language of ['en', 'hu'] as const)
      for (let seat = 0; seat < seats; seat++)
        for (const line of title.voices[language].table({ name: () => '', view: view(seat), viewer: seat }))
          if (line.includes(ADDRESS[language].player(seat))) yield `seat ${seat}: ${line}`;
  }

  test('the table, too, speaks to its reader', () => {
    for (let i = 0; i < 4; i++) {
      let last: Told | null = null;
      for (const told of randomTable(title, i)) last = told;
      expect([...strangers(last!, last!.seats)]).toEqual([]);
    }
  });

  test('every line has its subject and its form', { timeout: 300_000 }, async () => {
    const kinds = new Map<string, number>();
    const found = new Set<string>();
    const known: Record<string, unknown> = { ...LENT };
    let last: Told | null = null;
    const check = (told: Told) => {
      const seen = kinds.get(told.fact.key) ?? 0;
      kinds.set(told.fact.key, seen + 1);
      Object.assign(known, told.fact.args);
      last = told;
      if (seen < OF_A_KIND) for (const fault of faults(told)) found.add(fault);
    };
    const keys = await keysOf(title);
    const isMissing = () => keys.some(key => !kinds.has(key));
    for (let i = 0; i < GAMES || (i < 3 * GAMES && isMissing()); i++) for (const told of randomTable(title, i)) check(told);
    for await (const told of greedyTable(title)) check(told);
    for (const key of keys) if (!kinds.has(key)) check({ ...last!, fact: { key, args: { ...known } }, isBorrowed: true });
    expect([...found].slice(0, 30)).toEqual([]);
  });
});
