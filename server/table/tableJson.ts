/**
 * A table at one moment as JSON text. Several watchers get the same change, and the mover an answer: the common part is serialised once and
 * concatenated with the part of each reader.
 */
import type { Decision, Seat, Viewer } from '@tarsas/kernel';
import type { Status, Visibility } from '../storage/database.ts';
import { type Clock, leftAt, type Pace } from './clock.ts';
import { type HintsUsed, hintsIn } from './hints.ts';
import type { Live, News } from './live.ts';
import { openIn, type Play, type Result, waitingIn } from './play.ts';
import { lineFor, positionFor } from './position.ts';

/** A table from outside: what everybody may know. */
interface Common {
  id: string;
  game: string;
  rules: number;
  options: object;
  visibility: Visibility;
  pace: Pace | null;
  /** The host's word; it counts only if everybody plays with an account of their own. */
  rated: boolean;
  /** Everybody who sits here may be given hints. */
  hints: boolean;
  status: Status;
  n: number;
  /** `tag` and `motif` belong to the person in the seat. */
  seats: {
    seat: Seat;
    name: string;
    tag: string | null;
    motif: string | null;
    bot: string | null;
    open: boolean;
    resigned: boolean;
    clock: Clock | null;
    /** How many hints were shown there, by step. */
    hints: HintsUsed;
  }[];
  /** Seats the game waits for. */
  waiting: Seat[];
  /** Promised before the first shuffle; the seed itself follows when the game is over. */
  seedHash: string;
  seed: string | null;
  result: Result | null;
  rematch: string | null;
  createdAt: number;
  touchedAt: number;
}

/** What is the reader's own about it. */
interface Own {
  /** Seats of the reader. */
  yours: Seat[];
  host: boolean;
  /** For those who sit here: the key that lets others in. */
  invite: string | null;
  /** The host has asked the reader to leave, and has not invited them anew. */
  sentAway: boolean;
}

export type Summary = Common & Own;

/** What everybody may know, as JSON, with what is the reader's own. `invite`: the invitation they bring. */
export const withOwn = (common: string, live: Live, person: string | null, invite?: string): string =>
  `${common.slice(0, -1)},${JSON.stringify(ownOf(live, person, invite)).slice(1)}`;

export class TableJson {
  private readonly live: Live;
  private readonly row: Live['row'];
  private readonly seats: Live['seats'];
  private readonly play: Play | null;
  private readonly at: number;
  private readonly open: readonly Decision[];
  private common: string | null = null;
  private readonly positions = new Map<Viewer, string>();
  private readonly told = new Map<Viewer, { news: readonly News[]; lines: string }>();

  constructor(live: Live, at: number) {
    this.live = live;
    this.row = live.row;
    this.seats = live.seats;
    this.play = live.play;
    this.at = at;
    this.open = live.play ? openIn(live.agreed.game, live.play) : [];
  }

  /** Nothing has changed since; clocks change with time alone. */
  holds({ row, seats, play, agreed }: Live, at: number): boolean {
    return this.row === row && this.seats === seats && this.play === play && (agreed.pace === null || this.at === at);
  }

  /** What everybody may know. */
  shared(): string {
    this.common ??= JSON.stringify(commonOf(this.live, this.at, this.open));
    return this.common;
  }

  table(person: string | null, invite?: string): string {
    return withOwn(this.shared(), this.live, person, invite);
  }

  position(viewer: Viewer): string {
    let text = this.positions.get(viewer);
    if (text === undefined) {
      text = JSON.stringify(this.play && positionFor(this.live.agreed, this.play, viewer, this.open));
      this.positions.set(viewer, text);
    }
    return text;
  }

  lines(viewer: Viewer, news: readonly News[]): string {
    const told = this.told.get(viewer);
    if (told?.news === news) return told.lines;
    const lines = JSON.stringify(news.flatMap(({ stamped, step }) => lineFor(stamped, step, viewer) ?? []));
    this.told.set(viewer, { news, lines });
    return lines;
  }
}

function commonOf({ row, play, agreed, seats, seedHash }: Live, now: number, open: readonly Decision[]): Common {
  const over = play !== null && play.status !== 'playing';
  return {
    id: row.id,
    game: row.game,
    rules: row.rules,
    options: agreed.options,
    visibility: row.visibility,
    pace: agreed.pace,
    rated: row.rated,
    hints: row.hints,
    status: play?.status ?? 'waiting',
    n: play?.n ?? 0,
    seats: seats.map(({ seat, name, tag, motif, bot, person_id, hints }) => ({
      seat,
      name,
      tag,
      motif,
      bot: play ? play.bots[seat] : bot,
      open: !play && person_id === null && bot === null,
      resigned: play?.resigned[seat] ?? false,
      clock: clockNow(play, seat, agreed.pace, now),
      hints: hintsIn(hints),
    })),
    waiting: waitingIn(open),
    seedHash,
    seed: over ? row.seed : null,
    result: over ? (JSON.parse(row.result ?? 'null') as Result | null) : null,
    rematch: row.rematch,
    createdAt: row.created_at,
    touchedAt: row.touched_at,
  };
}

function ownOf(live: Live, person: string | null, invite?: string): Own {
  const yours = live.seatsOfPerson(person);
  const host = person !== null && live.row.host === person;
  const sentAway = person !== null && yours.length === 0 && live.isSentAway(person, invite);
  return { yours, host, invite: yours.length > 0 || host ? live.row.invite : null, sentAway };
}

function clockNow(play: Play | null, seat: Seat, pace: Pace | null, now: number): Clock | null {
  const clock = play?.clocks[seat];
  return clock && pace ? { left: leftAt(clock, pace, now), since: clock.since === null ? null : now } : null;
}
