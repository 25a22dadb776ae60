/** What the pages say about a season or a tournament, put together from what the server tells and the words of the reader. */
import { locale } from '../../app/locale.svelte.ts';
import { isMine, personOf } from './contest.ts';
import type { Contest, Group, Row } from './shapes.ts';
import type { MarkOf, Standing } from './standing.ts';
import { clubs } from './words.svelte.ts';

const percent = (share: number): string =>
  new Intl.NumberFormat(locale.language, { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(share);

/** Points are halves and thirds where a place is shared: one digit tells enough. */
export const pointsIn = (points: number): string => new Intl.NumberFormat(locale.language, { maximumFractionDigits: 1 }).format(points);

type Tie = 'share' | 'mutual' | 'wins' | 'opponents' | 'lot';
/** In the order in which they decide; docs/leagues.md has the reasons. */
const TIES: Readonly<Record<Contest['kind'], readonly Tie[]>> = {
  season: ['share', 'mutual', 'wins', 'lot'],
  tournament: ['opponents', 'share', 'mutual', 'lot'],
};

export const tiesOf = ({ kind }: Contest): { head: string; says: string }[] => TIES[kind].map(tie => clubs.words.ties[kind][tie]!);

/** The standings of a group, ready to be drawn. */
export function rowsOf(contest: Contest, group: Group): Standing[] {
  return group.standings.map(row => ({
    key: row.entrant,
    rank: row.place,
    person: personOf(contest, row.entrant),
    points: row.points,
    marks: row.results.map((result, i) => markOf(result, clubs.words.mark[contest.kind](contest.kind === 'season' ? i + 1 : result.round))),
    ties: TIES[contest.kind].map(tie => (tie === 'share' ? percent(row.share) : tie === 'lot' && row.lot === 0 ? '–' : pointsIn(row[tie]))),
    zone: zoneOf(row),
    isMe: isMine(contest, row.entrant),
    isGone: row.left,
    said: saidOf(contest, row),
  }));
}

function saidOf(contest: Contest, { left, entrant, fate }: Row): string {
  const t = clubs.words.standings;
  if (left) return t.left;
  if (contest.status === 'over' && fate === 'winner') return t.winner;
  return contest.entrants.find(one => one.entrant === entrant)?.substitutes ? t.substitute : '';
}

const zoneOf = ({ fate }: Row): Standing['zone'] => (fate === 'down' ? 'down' : fate === null ? undefined : 'up');

/** `which`: the game in words. */
function markOf({ table, place, counts }: Row['results'][number], which: string): MarkOf {
  const t = clubs.words.mark;
  const became = place !== null ? t.place(place) : counts ? t.runs : t.bot;
  return { place, table, title: `${which}: ${became}`, counts };
}

/** Where the rows of those who rise end, and where the rows of those who fall begin. */
export function linesOf(contest: Contest, { standings }: Group): { under: number; text: string }[] {
  const t = clubs.words.standings;
  const isOver = contest.status === 'over';
  const lines: { under: number; text: string }[] = [];
  const up = standings.findLast(({ fate }) => fate === 'up' || fate === 'final');
  if (up)
    lines.push({
      under: up.place,
      text: up.fate === 'final' ? (isFinalDrawn(contest) ? t.finalists : t.final) : isOver ? t.rose : t.rises,
    });
  const down = standings.findIndex(({ fate }) => fate === 'down');
  if (down > 0) lines.push({ under: standings[down - 1]!.place, text: isOver ? t.fell : t.falls });
  return lines;
}

const isFinalDrawn = ({ round, tournament }: Contest): boolean => round === tournament?.rounds.length;

/** „nov. 18.”, with the hour where it matters. */
export function dayOf(at: number, hasHour = false): string {
  const hour = hasHour ? ({ hour: 'numeric', minute: '2-digit' } as const) : {};
  return new Intl.DateTimeFormat(locale.language, { month: 'short', day: 'numeric', ...hour }).format(at);
}

/** The dates of a season; what lies ahead says how long it takes. */
export function datesIn(contest: Contest): { name: string; text: string; sub?: string }[] {
  const { status, dates } = contest;
  const now = Date.now();
  const isLive = status === 'open' || status === 'playing';
  return dates.map(({ kind, round, at }) => ({
    name: dayOf(at),
    text: clubs.words.dates[kind](round),
    ...(isLive && at > now && { sub: locale.ago(at, now) }),
  }));
}
