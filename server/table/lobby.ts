/** Before a game and after it: opening tables, taking seats, starting, playing again. */
import { randomBytes, timingSafeEqual } from 'node:crypto';
import { checkOptions, reasons, type Seat, type Title } from '@tarsas/kernel';
import { botName } from '@tarsas/words/address';
import { sql } from 'kysely';
import type { Visibility } from '../storage/database.ts';
import { Problem } from '../text/problem.ts';
import { mustBeBot } from './botNames.ts';
import type { Pace } from './clock.ts';
import type { Live } from './live.ts';
import type { Tables } from './tables.ts';

export interface Person {
  id: string;
  name: string;
}

export interface NewTable {
  game: string;
  seats: number;
  options: object;
  visibility: Visibility;
  pace: Pace | null;
}

/** Letters and digits that cannot be mistaken for each other. */
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';

/** Ids are links as well, so they must not be guessed: 16 signs are 79 bits. */
export function newId(length = 16): string {
  let id = '';
  while (id.length < length) for (const byte of randomBytes(length)) if (byte < 248 && id.length < length) id += ALPHABET[byte % 31];
  return id;
}

export class Lobby {
  private readonly tables: Tables;

  constructor(tables: Tables) {
    this.tables = tables;
  }

  /** A new table; the host takes the first seat. */
  async open(host: Person, wish: NewTable): Promise<Live> {
    const { db, titles, now, newSeed } = this.tables.config;
    const title = titles.find(({ game }) => game.id === wish.game);
    if (!title) throw new Problem('noGame', wish.game);
    const { game } = title;
    if (wish.seats < game.seats.min || wish.seats > game.seats.max) throw new Problem('badSeats', `${game.seats.min}–${game.seats.max}`);
    const id = newId();
    const at = now();
    const table = {
      id,
      game: game.id,
      rules: game.rules,
      seats: wish.seats,
      options: JSON.stringify(agreedOptions(title, wish.options)),
      seed: newSeed(game.id, wish.seats),
      visibility: wish.visibility,
      pace: wish.pace && JSON.stringify(wish.pace),
      invite: newId(),
      host: host.id,
      rematch: null,
      created_at: at,
      due_at: null,
      touched_at: at,
      result: null,
    };
    const seats = Array.from({ length: wish.seats }, (_, seat) => ({
      table_id: id,
      seat,
      person_id: seat === 0 ? host.id : null,
      name: seat === 0 ? host.name : '',
      bot: null,
      told: null,
      wish: null,
    }));
    await db.transaction().execute(async trx => {
      await trx.insertInto('tables').values(table).execute();
      await trx.insertInto('seat').values(seats).execute();
    });
    return this.tables.find(id);
  }

  /** Takes a seat. One person may take several and play them in turn at one screen; `name` tells them apart. */
  async join(id: string, person: Person, wish: { seat?: Seat; invite?: string; name?: string }): Promise<Live> {
    const live = await this.tables.find(id);
    mustWait(live);
    const known = live.seatsOfPerson(person.id).length > 0 || live.row.host === person.id;
    if (live.row.visibility === 'private' && !known && !sameText(wish.invite ?? '', live.row.invite)) throw new Problem('badInvite');
    const free = live.seats.filter(seat => seat.person_id === null && seat.bot === null).map(({ seat }) => seat);
    if (free.length === 0) throw new Problem('tableFull');
    const seat = wish.seat ?? free[0];
    if (!free.includes(seat)) throw new Problem('seatTaken');
    const taken = await this.tables.change(id, trx =>
      trx
        .updateTable('seat')
        .set({ person_id: person.id, name: wish.name ?? person.name })
        .where('table_id', '=', id)
        .where('seat', '=', seat)
        .where('person_id', 'is', null)
        .where('bot', 'is', null)
        .where(isWaiting(id))
        .executeTakeFirst(),
    );
    if (Number(taken.numUpdatedRows) === 0) {
      if (wish.seat !== undefined) throw new Problem('seatTaken');
      // Another person took this seat meanwhile; any other one will do.
      return this.join(id, person, wish);
    }
    await this.findHost(live);
    return live;
  }

  /** Gives a seat up before the game. */
  async leave(id: string, person: Person, seat: Seat | undefined): Promise<Live> {
    const live = await this.tables.find(id);
    mustWait(live);
    const mine = live.seatsOfPerson(person.id);
    if (mine.length === 0) throw new Problem('notSeated');
    if (seat !== undefined && !mine.includes(seat)) throw new Problem('notYours');
    await this.put(live, seat === undefined ? mine : [seat], { person_id: null, name: '', bot: null });
    await this.findHost(live);
    return live;
  }

  /** Puts a bot in an open seat, or takes one away. */
  async setBot(id: string, person: Person, seat: Seat, bot: string | null): Promise<Live> {
    const live = await this.tables.find(id);
    mustWait(live);
    mustHost(live, person);
    const place = live.seats[seat];
    if (!place || place.person_id !== null) throw new Problem('seatTaken');
    if (bot !== null) mustBeBot(bot);
    await this.put(live, [seat], { person_id: null, name: bot === null ? '' : botName(seat), bot });
    return live;
  }

  private async put(live: Live, seats: readonly Seat[], to: { person_id: string | null; name: string; bot: string | null }): Promise<void> {
    await this.tables.change(live.id, trx =>
      trx
        .updateTable('seat')
        .set({ ...to, wish: null })
        .where('table_id', '=', live.id)
        .where('seat', 'in', seats)
        .where(isWaiting(live.id))
        .execute(),
    );
  }

  async start(id: string, person: Person): Promise<Live> {
    await this.tables.seatsHeard(id);
    return this.tables.append(id, live => {
      mustWait(live);
      mustHost(live, person);
      if (live.seats.some(seat => seat.person_id === null && seat.bot === null)) throw new Problem('seatsOpen');
      return [{ kind: 'start', bots: live.seats.map(({ bot }) => bot) }];
    });
  }

  /** The same table once more. The first who asks opens it, the others join that one. */
  async rematch(id: string, person: Person): Promise<Live> {
    const { db } = this.tables.config;
    const old = await this.tables.find(id);
    if (old.seatsOfPerson(person.id).length === 0) throw new Problem('notSeated');
    if (old.play?.status === 'playing' || !old.play) throw new Problem('notOver');
    const row = await db.selectFrom('tables').select('rematch').where('id', '=', id).executeTakeFirstOrThrow();
    if (row.rematch !== null) return this.joinOnce(row.rematch, old, person);
    const { game, seats, options, visibility, pace } = old.row;
    const wish = { game, seats, options: JSON.parse(options), visibility, pace: pace === null ? null : JSON.parse(pace) };
    const next = await this.open(person, visibility === 'private' ? { ...wish, visibility: 'link' } : wish);
    for (const { seat, bot } of old.seats.filter(({ bot }) => bot !== null)) {
      const free = next.seats.find(place => place.seat >= seat && place.person_id === null && place.bot === null);
      if (free) await this.setBot(next.id, person, free.seat, bot);
    }
    await this.sitAsBefore(next.id, old, person);
    const first = await this.tables.change(id, trx =>
      trx.updateTable('tables').set({ rematch: next.id }).where('id', '=', id).where('rematch', 'is', null).executeTakeFirst(),
    );
    if (Number(first.numUpdatedRows) === 0) {
      await this.leave(next.id, person, undefined);
      return this.rematch(id, person);
    }
    return next;
  }

  /** A person at this table has deleted their account. */
  async personGone(id: string): Promise<void> {
    await this.tables.change(id, async () => {});
    await this.findHost(await this.tables.find(id));
  }

  /** A table that waits always has a host: when the host has left, the first person seated. */
  private async findHost({ id, row, seats, play }: Live): Promise<void> {
    if (play || seats.some(({ person_id }) => person_id !== null && person_id === row.host)) return;
    const first = seats.find(({ person_id }) => person_id !== null);
    if (!first) return;
    await this.tables.change(id, trx => trx.updateTable('tables').set({ host: first.person_id }).where('id', '=', id).execute());
  }

  private async joinOnce(id: string, old: Live, person: Person): Promise<Live> {
    const live = await this.tables.find(id);
    if (live.seatsOfPerson(person.id).length > 0 || live.play) return live;
    await this.join(id, person, {});
    await this.sitAsBefore(id, old, person);
    return live;
  }

  /** Who played several seats at one screen does so again, as far as there is room. */
  private async sitAsBefore(id: string, old: Live, person: Person): Promise<void> {
    for (const seat of old.seatsOfPerson(person.id).slice(1)) await this.join(id, person, { name: old.seats[seat].name });
  }
}

/** Checked in the statement itself: another process may have started the table meanwhile. */
const isWaiting = (id: string) => sql<boolean>`exists (select 1 from tables where id = ${id} and status = 'waiting')`;

function agreedOptions({ game, voices }: Title, given: object): object {
  try {
    return checkOptions(game.options as never, given);
  } catch (error) {
    throw new Problem('badOptions', language => reasons(error, voices[language]).join('\n'));
  }
}

function mustWait({ play }: Live): void {
  if (play) throw new Problem('started');
}

function mustHost({ row }: Live, person: Person): void {
  if (row.host !== person.id) throw new Problem('notHost');
}

/** In constant time, so that the time does not tell how much of a secret was guessed. */
export function sameText(a: string, b: string): boolean {
  const x = Buffer.from(a);
  const y = Buffer.from(b);
  return x.length === y.length && timingSafeEqual(x, y);
}
