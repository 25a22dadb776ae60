/** Clubs and the people in them. */
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { ClubRow, Role } from '../storage/clubs.ts';
import type { Database } from '../storage/database.ts';
import { newId } from '../table/newId.ts';
import { sameText } from '../table/sameText.ts';
import { Problem } from '../text/problem.ts';
import { type Happenings, lockClub, type Trx } from './happenings.ts';

export interface Somebody {
  id: string;
  guest: boolean;
}

export type ClubWish = Pick<ClubRow, 'name' | 'about' | 'joining' | 'visibility'>;

/** A club as one reader may see it. */
export interface SeenClub {
  row: ClubRow;
  role: Role | null;
}

export interface ClubsConfig {
  db: Kysely<Database>;
  happenings: Happenings;
  now(): number;
  /** Somebody does not belong to the club any more: what they play in it goes on without them. */
  gone(club: string, person: string): Promise<void>;
}

/** Clubs of one list. */
const AT_MOST = 200;

export class Clubs {
  private readonly config: ClubsConfig;

  constructor(config: ClubsConfig) {
    this.config = config;
  }

  async list(list: 'mine' | 'open', person: string | null) {
    const { db } = this.config;
    const query = db
      .selectFrom('club')
      .leftJoin('member', join => join.onRef('member.club_id', '=', 'club.id').on('member.person_id', '=', person ?? ''))
      .select(['club.id', 'name', 'about', 'joining', 'visibility', 'role'])
      .select(countMembers)
      .orderBy('members', 'desc')
      .orderBy('club.id')
      .limit(AT_MOST);
    return list === 'mine' ? query.where('role', 'is not', null).execute() : query.where('visibility', '=', 'open').execute();
  }

  async found(me: Somebody, wish: ClubWish): Promise<string> {
    mustHaveAccount(me);
    const { happenings, db, now } = this.config;
    const id = newId();
    await db
      .insertInto('club')
      .values({ ...wish, id, invite: newId(), calendar: newId(), created_at: now() })
      .execute();
    await happenings.once({ scope: id, key: 'founded', club: id, kind: 'founded' }, async (trx, at) => {
      await trx.insertInto('member').values({ club_id: id, person_id: me.id, role: 'organiser', since: at }).execute();
      return { about: [me.id] };
    });
    return id;
  }

  /** A private club is for its members and for those who were invited; for everybody else it does not exist. */
  async see(id: string, person: string | null, invite = ''): Promise<SeenClub> {
    const { db } = this.config;
    const row = await db.selectFrom('club').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) throw new Problem('noClub');
    const role = person === null ? null : await roleOf(db, id, person);
    if (row.visibility === 'private' && !isMember(role) && !sameText(invite, row.invite)) throw new Problem('noClub');
    return { row, role };
  }

  /** For organisers of just this club. */
  async organised(id: string, person: string): Promise<ClubRow> {
    const { row, role } = await this.see(id, person);
    if (role !== 'organiser') throw new Problem('notOrganiser');
    return row;
  }

  async people(id: string) {
    return this.config.db
      .selectFrom('member')
      .innerJoin('person', 'person.id', 'member.person_id')
      .leftJoin('profile', 'profile.person_id', 'member.person_id')
      .select(['person.id as person', 'person.name', 'tag', 'motif', 'role', 'since'])
      .where('club_id', '=', id)
      .orderBy(sql`case role when 'organiser' then 0 when 'member' then 1 else 2 end`)
      .orderBy('since')
      .orderBy('person.id')
      .execute();
  }

  async change(id: string, person: string, to: Partial<ClubWish>): Promise<void> {
    await this.organised(id, person);
    if (Object.keys(to).length > 0) await this.config.db.updateTable('club').set(to).where('id', '=', id).execute();
  }

  async newInvite(id: string, person: string): Promise<void> {
    await this.organised(id, person);
    await this.config.db.updateTable('club').set({ invite: newId() }).where('id', '=', id).execute();
  }

  async close(id: string, person: string): Promise<void> {
    await this.organised(id, person);
    await this.config.db.transaction().execute(async trx => {
      await lockClub(trx, id);
      const runs = await trx
        .selectFrom('contest')
        .select('id')
        .where('club_id', '=', id)
        .where('status', '=', 'playing')
        .executeTakeFirst();
      if (runs) throw new Problem('contestRuns');
      await trx.deleteFrom('club').where('id', '=', id).execute();
    });
  }

  async join(id: string, me: Somebody, invite = ''): Promise<void> {
    mustHaveAccount(me);
    const { row, role } = await this.see(id, me.id, invite);
    if (isMember(role)) return;
    const invited = sameText(invite, row.invite);
    if (row.joining === 'invitation' && !invited) throw new Problem('byInvitation');
    const becomes: Role = row.joining === 'request' && !invited ? 'asked' : 'member';
    if (role === becomes) return;
    await this.put(id, me.id, becomes, me.id);
  }

  async setMember(id: string, organiser: string, person: string, role: 'organiser' | 'member' | null): Promise<void> {
    await this.organised(id, organiser);
    const now = await roleOf(this.config.db, id, person);
    if (now === null) throw new Problem('notMember');
    if (role === null) return this.remove(id, person, organiser);
    if (now === role) return;
    if (now === 'organiser' && !(await this.hasOtherOrganiser(id, person))) throw new Problem('lastOrganiser');
    await this.put(id, person, role, organiser);
  }

  async leave(id: string, person: string): Promise<void> {
    const { role } = await this.see(id, person);
    if (role === null) throw new Problem('notMember');
    await this.remove(id, person, person);
  }

  /** A person leaves the server. */
  async personGone(person: string): Promise<void> {
    const rows = await this.config.db.selectFrom('member').select('club_id').where('person_id', '=', person).execute();
    for (const { club_id } of rows) await this.remove(club_id, person, person);
  }

  private async put(id: string, person: string, role: Role, by: string): Promise<void> {
    const kind = role === 'asked' ? 'asked' : role === 'organiser' ? 'organiser' : 'joined';
    const tell = role === 'asked' ? await this.organisers(id) : [person];
    await this.config.happenings.once({ scope: id, key: `${kind}/${newId()}`, club: id, kind }, async (trx, at) => {
      const row = { club_id: id, person_id: person, role, since: at };
      await trx
        .insertInto('member')
        .values(row)
        .onConflict(conflict => conflict.columns(['club_id', 'person_id']).doUpdateSet({ role }))
        .execute();
      return { about: [person], tell: tell.filter(other => other !== by) };
    });
  }

  /** A club whose last organiser goes is led by the member who has been there longest. */
  private async remove(id: string, person: string, by: string): Promise<void> {
    await this.config.gone(id, person);
    await this.config.happenings.once({ scope: id, key: `left/${newId()}`, club: id, kind: 'left' }, async trx => {
      await lockClub(trx, id);
      const [gone] = await trx.deleteFrom('member').where('club_id', '=', id).where('person_id', '=', person).returning('role').execute();
      if (!gone || gone.role === 'asked') return null;
      await this.findOrganiser(trx, id);
      return { about: [person], data: { sent: by !== person }, tell: by === person ? [] : [person] };
    });
    // Who only asked leaves no trace.
    await this.config.db.deleteFrom('member').where('club_id', '=', id).where('person_id', '=', person).execute();
  }

  private async findOrganiser(trx: Trx, id: string): Promise<void> {
    const left = await trx
      .selectFrom('member')
      .selectAll()
      .where('club_id', '=', id)
      .where('role', '<>', 'asked')
      .orderBy('since')
      .execute();
    if (left.length === 0 || left.some(({ role }) => role === 'organiser')) return;
    await trx
      .updateTable('member')
      .set({ role: 'organiser' })
      .where('club_id', '=', id)
      .where('person_id', '=', left[0].person_id)
      .execute();
  }

  private async organisers(id: string): Promise<string[]> {
    const rows = await this.config.db
      .selectFrom('member')
      .select('person_id')
      .where('club_id', '=', id)
      .where('role', '=', 'organiser')
      .execute();
    return rows.map(({ person_id }) => person_id);
  }

  private async hasOtherOrganiser(id: string, person: string): Promise<boolean> {
    return (await this.organisers(id)).some(other => other !== person);
  }
}

export const isMember = (role: Role | null): boolean => role === 'member' || role === 'organiser';

export async function roleOf(db: Kysely<Database>, club: string, person: string): Promise<Role | null> {
  const row = await db.selectFrom('member').select('role').where('club_id', '=', club).where('person_id', '=', person).executeTakeFirst();
  return row?.role ?? null;
}

/** Guests come and go; a club counts on its members. */
export function mustHaveAccount({ guest }: Somebody): void {
  if (guest) throw new Problem('needsAccount');
}

const countMembers = sql<number>`(select count(*)::integer from member m where m.club_id = club.id and m.role <> 'asked')`.as('members');
