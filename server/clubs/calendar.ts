/** The dates of a club as an iCalendar feed (RFC 5545), for the calendar programs of its members. */
import type { Language } from '@tarsas/kernel';
import type { Kysely } from 'kysely';
import type { Database } from '../storage/database.ts';
import { sameText } from '../table/sameText.ts';
import { catalogues } from '../text/index.ts';
import { Problem } from '../text/problem.ts';
import { contestPage } from './pages.ts';
import { datesOf } from './rules.ts';

/** Contests of so long ago are not in the feed any more. */
const PAST_MS = 366 * 86_400_000;
/** Octets in a line; longer ones are folded. */
const LONGEST = 75;

/** `key` opens the feed of a private club. */
export async function calendarOf(
  { db, base, now }: { db: Kysely<Database>; base(): string; now(): number },
  id: string,
  key: string,
  language: Language,
): Promise<string> {
  const club = await db.selectFrom('club').selectAll().where('id', '=', id).executeTakeFirst();
  if (!club || (club.visibility === 'private' && !sameText(key, club.calendar))) throw new Problem('noClub');
  const contests = await db
    .selectFrom('contest')
    .selectAll()
    .where('club_id', '=', id)
    .where('status', '<>', 'cancelled')
    .where('ends_at', '>', now() - PAST_MS)
    .orderBy('starts_at')
    .orderBy('id')
    .execute();
  const words = catalogues[language].clubs.calendar;
  const events = contests.flatMap(contest =>
    datesOf(contest).flatMap(({ kind, round, at }) => [
      'BEGIN:VEVENT',
      `UID:${contest.id}-${kind}-${round}@tarsas`,
      `DTSTAMP:${stamp(contest.created_at)}`,
      `DTSTART:${stamp(at)}`,
      `SUMMARY:${escaped(words[kind](contest.name, round))}`,
      `URL:${base()}${contestPage(contest.id, contest.league_id, contest.number)}`,
      'END:VEVENT',
    ]),
  );
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Tarsas//Clubs//EN',
    `X-WR-CALNAME:${escaped(club.name)}`,
    ...events,
    'END:VCALENDAR',
  ];
  return lines.map(line => `${folded(line)}\r\n`).join('');
}

/** UTC: `20260928T180000Z`. */
const stamp = (at: number): string => new Date(at).toISOString().replace(/[-:]|\.\d+/g, '');

const escaped = (text: string): string => text.replace(/[\\;,]/g, sign => `\\${sign}`).replace(/\r?\n/g, '\\n');

/** A line goes on after CRLF and a space. Letters of several octets are not torn apart. */
function folded(line: string): string {
  let text = '';
  let octets = 0;
  for (const letter of line) {
    const size = Buffer.byteLength(letter);
    if (octets + size > LONGEST) {
      text += '\r\n ';
      octets = 1;
    }
    text += letter;
    octets += size;
  }
  return text;
}
