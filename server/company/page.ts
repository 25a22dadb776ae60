/** A person's page as one reader may see it. Built by adding: what a reader may not see is never read. */
import { type Kysely, sql } from 'kysely';
import type { Presence } from '../push/presence.ts';
import type { Meeting, RecentGame } from '../results/ofPerson.ts';
import type { Results } from '../results/results.ts';
import type { Database } from '../storage/database.ts';
import { seatData } from '../table/live.ts';
import { Problem } from '../text/problem.ts';
import type { Apart } from './apart.ts';
import { isChance } from './chance.ts';
import type { Friendships } from './friends.ts';
import type { Part, Profile, Profiles } from './profiles.ts';

/** Outcomes that are shown one by one. */
const THREAD = 40;
const TABLES = 10;
const GAMES = 10;

export interface PageParts {
  db: Kysely<Database>;
  profiles: Profiles;
  friends: Friendships;
  apart: Apart;
  presence: Pick<Presence, 'who'>;
  results: Results;
}

/** Who looks: nobody in particular, or a person; `stranger`: the owner wants to see what others see. */
export interface Reader {
  id: string | null;
  asStranger: boolean;
}

type Sees = (part: Part) => boolean;

export class Pages {
  private readonly parts: PageParts;

  constructor(parts: PageParts) {
    this.parts = parts;
  }

  async of(tag: string, reader: Reader) {
    const { profiles, friends, apart } = this.parts;
    const owner = await profiles.byTag(tag);
    const isOwn = owner.id === reader.id;
    const me = reader.asStranger && isOwn ? null : reader.id;
    const sees = await this.seesOf(owner, me);
    const other = me !== null && me !== owner.id ? me : null;
    const [mine, results, ratings, together, playing] = await Promise.all([
      other
        ? Promise.all([friends.standing(other, owner.id), apart.has('muted', other, owner.id), apart.has('blocked', other, owner.id)])
        : null,
      sees('results') ? this.parts.results.summaryOf(owner.id) : null,
      sees('ratings') ? this.parts.results.ratingsOf(owner.id) : null,
      other && sees('together') ? this.together(other, owner.id) : null,
      sees('playing') ? this.playing(owner.id) : null,
    ]);
    const [standing, muted, blocked] = mine ?? [null, false, false];
    const { name, motif, guest, since } = owner;
    return {
      person: { tag: owner.tag, name, motif, guest, since: sees('results') ? since : null },
      you: { own: isOwn, standing, muted, blocked },
      ...{ results, ratings, together, playing },
    };
  }

  /** Whether they have a page open now, where they say so. A question of its own: several processes may have to be asked. */
  async here(tag: string, me: string | null): Promise<boolean | null> {
    const owner = await this.parts.profiles.byTag(tag);
    const sees = await this.seesOf(owner, me);
    return sees('here') ? (await this.parts.presence.who([owner.id])).has(owner.id) : null;
  }

  /** Finished games of this person that the reader may see, the latest first. */
  async games(tag: string, { id }: Reader, wish: { game?: string; before?: number }) {
    const owner = await this.parts.profiles.byTag(tag);
    const sees = await this.seesOf(owner, id);
    if (!sees('results')) throw new Problem('notShown');
    const recent = await this.parts.results.recentOf(owner.id, { ...wish, limit: GAMES, openOnly: owner.id !== id });
    return { games: await this.withPlayers(recent) };
  }

  /** A guest has no page beyond the name, and nobody has for those they have blocked. */
  private async seesOf(owner: Profile, me: string | null): Promise<Sees> {
    if (me === owner.id) return () => true;
    const { apart, friends } = this.parts;
    if (owner.guest || (me !== null && (await apart.has('blocked', owner.id, me)))) return () => false;
    const isFriend = me !== null && (await friends.are(me, owner.id));
    return part => owner.shows[part] === 'all' || (owner.shows[part] === 'friends' && isFriend);
  }

  private async together(me: string, other: string) {
    const meetings = await this.parts.results.headToHead(me, other);
    const all = countsOf(meetings);
    const games = [...new Set(meetings.map(({ game }) => game))];
    return {
      ...all,
      chance: isChance(all.ahead, all.behind),
      games: games.map(game => ({ game, ...countsOf(meetings.filter(one => one.game === game)) })),
      thread: meetings.slice(-THREAD).map(({ outcome }) => outcome),
    };
  }

  /** Tables of theirs that everybody may see. */
  private async playing(id: string): Promise<{ id: string; game: string; status: 'waiting' | 'playing' }[]> {
    const { rows } = await sql<{ id: string; game: string; status: 'waiting' | 'playing' }>`select t.id, t.game, t.status
      from (select distinct table_id from seat where person_id = ${id} and over_at is null) s join tables t on t.id = s.table_id
      where t.visibility = 'open' and t.status in ('waiting', 'playing') order by t.touched_at desc limit ${sql.lit(TABLES)}`.execute(
      this.parts.db,
    );
    return rows;
  }

  private async withPlayers(recent: readonly RecentGame[]) {
    if (recent.length === 0) return [];
    const ids = recent.map(({ table }) => table);
    const seats = await seatData(this.parts.db).where('table_id', 'in', ids).orderBy('seat').execute();
    return recent.map(game => ({
      ...game,
      players: seats.filter(({ table_id }) => table_id === game.table).map(({ name, tag, motif, bot }) => ({ name, tag, motif, bot })),
    }));
  }
}

const countsOf = (meetings: readonly Meeting[]) => ({
  ahead: meetings.filter(({ outcome }) => outcome === 'ahead').length,
  level: meetings.filter(({ outcome }) => outcome === 'level').length,
  behind: meetings.filter(({ outcome }) => outcome === 'behind').length,
});
