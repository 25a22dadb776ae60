/** Before a game and after it: opening tables, taking seats, starting, playing again. */
import { checkOptions, reasons, type Seat, type Title } from '@tarsas/kernel';
import { botName } from '@tarsas/words/address';
import { sql, type Transaction } from 'kysely';
import type { Database, Visibility } from '../storage/database.ts';
import type { Ladder } from '../storage/resultsTables.ts';
import { Problem } from '../text/problem.ts';
import { mustBeBot } from './botNames.ts';
import type { Pace } from './clock.ts';
import type { Entry } from './entry.ts';
import type { Live } from './live.ts';
import { newId } from './newId.ts';
import { sameText } from './sameText.ts';
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
  rated: boolean;
  hints: boolean;
}

/** Whether a person and one of the others do not want to meet. */
type IsApart = (person: string, others: readonly string[]) => Promise<boolean>;

export class Lobby {
  private readonly tables: Tables;
  private readonly isApart: IsApart;

  constructor(tables: Tables, isApart: IsApart) {
    this.tables = tables;
    this.isApart = isApart;
  }

  /** A new table; the host takes the first seat. */
  async open(host: Person, wish: NewTable): Promise<Live> {
    const seated = Array.from({ length: wish.seats }, (_, seat) => (seat === 0 ? host : null));
    const id = await this.tables.config.db.transaction().execute(trx => this.write(trx, wish, host.id, seated));
    return this.tables.find(id);
  }

  /** A table of the server itself, with these people in its seats. It has no host and no hints; `begin` starts it once the transaction is committed. */
  openFor(trx: Transaction<Database>, people: readonly Person[], wish: Omit<NewTable, 'seats' | 'hints'>): Promise<string> {
    return this.write(trx, { ...wish, seats: people.length, hints: false }, null, people);
  }

  private async write(
    trx: Transaction<Database>,
    wish: NewTable,
    host: string | null,
    seated: readonly (Person | null)[],
  ): Promise<string> {
    if (wish.rated && wish.hints) throw new Problem('ratedWithHints');
    const { now, newSeed } = this.tables.config;
    const title = this.titleOf(wish);
    const { game } = title;
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
      host,
      rematch: null,
      created_at: at,
      due_at: null,
      touched_at: at,
      listed_at: at,
      wake_at: null,
      result: null,
      rated: wish.rated,
      hints: wish.hints,
    };
    const seats = seated.map((person, seat) => ({
      table_id: id,
      seat,
      person_id: person?.id ?? null,
      name: person?.name ?? '',
      bot: null,
      told: null,
      wish: null,
      hints: null,
    }));
    await trx.insertInto('tables').values(table).execute();
    await trx.insertInto('seat').values(seats).execute();
    return id;
  }

  /** Throws unless such a table can be opened. */
  check(wish: Pick<NewTable, 'game' | 'seats' | 'options'>): object {
    return agreedOptions(this.titleOf(wish), wish.options);
  }

  private titleOf(wish: Pick<NewTable, 'game' | 'seats'>): Title {
    const title = this.tables.config.titles.find(({ game }) => game.id === wish.game);
    if (!title) throw new Problem('noGame', wish.game);
    const { min, max } = title.game.seats;
    if (wish.seats < min || wish.seats > max) throw new Problem('badSeats', `${min}–${max}`);
    return title;
  }

  /** Takes a seat. One person may take several and play them in turn at one screen; `name` tells them apart. */
  async join(id: string, person: Person, wish: { seat?: Seat; invite?: string; name?: string }): Promise<Live> {
    const live = await this.tables.find(id);
    mustWait(live);
    if (live.isSentAway(person.id, wish.invite)) throw new Problem('sentAway');
    const known = live.seatsOfPerson(person.id).length > 0 || live.row.host === person.id;
    if (live.row.visibility === 'private' && !known && !sameText(wish.invite ?? '', live.row.invite)) throw new Problem('badInvite');
    const others = [live.row.host, ...live.seats.map(({ person_id }) => person_id)].filter(other => other !== null && other !== person.id);
    if (await this.isApart(person.id, others as string[])) throw new Problem('notAtThisTable');
    const free = live.seats.filter(seat => seat.person_id === null && seat.bot === null).map(({ seat }) => seat);
    if (free.length === 0) throw new Problem('tableFull');
    const seat = wish.seat ?? free[0];
    if (!free.includes(seat)) throw new Problem('seatTaken');
    const isBack = live.isSentAway(person.id);
    const taken = await this.tables.change(id, async trx => {
      if (isBack) await trx.deleteFrom('sent_away').where('table_id', '=', id).where('person_id', '=', person.id).execute();
      return trx
        .updateTable('seat')
        .set({ person_id: person.id, name: wish.name ?? person.name })
        .where('table_id', '=', id)
        .where('seat', '=', seat)
        .where('person_id', 'is', null)
        .where('bot', 'is', null)
        .where(isWaiting(id))
        .executeTakeFirst();
    });
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

  /** The host asks somebody to leave: their seats are free, and they may sit down here again only with a newer invitation. */
  async sendAway(id: string, host: Person, seat: Seat): Promise<{ live: Live; guest: string }> {
    const live = await this.tables.find(id);
    mustWait(live);
    mustHost(live, host);
    const guest = live.seats[seat]?.person_id;
    if (!guest || guest === host.id) throw new Problem('nobodyElse');
    const row = { table_id: id, person_id: guest, invite: live.row.invite };
    await this.tables.change(id, async trx => {
      const left = await trx
        .updateTable('seat')
        .set({ person_id: null, name: '', wish: null })
        .where('table_id', '=', id)
        .where('person_id', '=', guest)
        .where(isWaiting(id))
        .executeTakeFirst();
      if (Number(left.numUpdatedRows) === 0) throw new Problem('nobodyElse');
      await trx
        .insertInto('sent_away')
        .values(row)
        .onConflict(conflict => conflict.columns(['table_id', 'person_id']).doUpdateSet(row))
        .execute();
    });
    return { live, guest };
  }

  /** The host invites somebody by name: whoever was asked to leave may sit down again. */
  async welcomeBack(id: string, person: string): Promise<void> {
    if (!(await this.tables.find(id)).isSentAway(person)) return;
    await this.tables.change(id, trx => trx.deleteFrom('sent_away').where('table_id', '=', id).where('person_id', '=', person).execute());
  }

  async renewInvite(id: string, host: Person): Promise<Live> {
    const live = await this.tables.find(id);
    mustWait(live);
    mustHost(live, host);
    await this.tables.change(id, trx => trx.updateTable('tables').set({ invite: newId() }).where('id', '=', id).execute());
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
    const accounts = await this.accountsAt(id);
    return this.tables.append(id, live => {
      mustWait(live);
      mustHost(live, person);
      if (live.seats.some(seat => seat.person_id === null && seat.bot === null)) throw new Problem('seatsOpen');
      return [startOf(live, accounts)];
    });
  }

  /** The people at a table who are no guests. */
  private async accountsAt(id: string): Promise<Set<string>> {
    const rows = await this.tables.config.db
      .selectFrom('seat')
      .innerJoin('person', 'person.id', 'seat.person_id')
      .select('person.id')
      .where('table_id', '=', id)
      .where(eb => eb.or([eb('isAnonymous', 'is', null), eb('isAnonymous', '=', false)]))
      .execute();
    return new Set(rows.map(({ id }) => id));
  }

  /** Starts a table of the server itself. Doing it again changes nothing. */
  async begin(id: string): Promise<Live> {
    await this.tables.seatsHeard(id);
    const accounts = await this.accountsAt(id);
    return this.tables.append(id, live => (live.play ? [] : [startOf(live, accounts)]));
  }

  /** The same table once more. The first who asks opens it, the others join that one. */
  async rematch(id: string, person: Person): Promise<Live> {
    const { db } = this.tables.config;
    const old = await this.tables.find(id);
    if (old.seatsOfPerson(person.id).length === 0) throw new Problem('notSeated');
    if (old.play?.status === 'playing' || !old.play) throw new Problem('notOver');
    const row = await db.selectFrom('tables').select('rematch').where('id', '=', id).executeTakeFirstOrThrow();
    if (row.rematch !== null) return this.joinOnce(row.rematch, old, person);
    const { game, seats, options, visibility, pace, rated, hints } = old.row;
    const wish = { game, seats, options: JSON.parse(options), visibility, pace: pace === null ? null : JSON.parse(pace), rated, hints };
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

/**
 * Which ratings a table counts for when it starts: see docs/people.md. People's: the host has said so, and every seat belongs to another account.
 * The bots': people and bots play, and the people are as many accounts. A table with hints counts for none: it would be the bots' strength as well.
 */
function ladderOf({ row, seats }: Live, accounts: ReadonlySet<string>): Ladder | null {
  if (row.hints) return null;
  const people = seats.flatMap(({ person_id }) => person_id ?? []);
  if (people.length === 0 || seats.length < 2 || new Set(people).size < people.length || people.some(id => !accounts.has(id))) return null;
  if (people.length < seats.length) return 'bots';
  return row.rated ? 'people' : null;
}

function agreedOptions({ game, voices }: Title, given: object): object {
  try {
    return checkOptions(game.options as never, given);
  } catch (error) {
    throw new Problem('badOptions', language => reasons(error, voices[language]).join('\n'));
  }
}

function startOf(live: Live, accounts: ReadonlySet<string>): Entry {
  const ladder = ladderOf(live, accounts);
  return { kind: 'start', bots: live.seats.map(({ bot }) => bot), ...(ladder && { ladder }) };
}

function mustWait({ play }: Live): void {
  if (play) throw new Problem('started');
}

function mustHost({ row }: Live, person: Person): void {
  if (row.host !== person.id) throw new Problem('notHost');
}
