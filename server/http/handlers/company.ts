/** People and each other. */
import type { CompanyRoute } from '../../api/schemas.ts';
import type { Profile, Profiles } from '../../company/profiles.ts';
import { noticed } from '../../jobs/notify.ts';
import type { Me } from '../../people/people.ts';
import { Problem } from '../../text/problem.ts';
import { type Handlers, ok, ownTable, type Parts } from './handler.ts';

const ownProfile = ({ tag, motif, findable, shows }: Profile) => ({ profile: { tag, motif, findable, shows } });

/** A guest may be gone tomorrow, and is easily made: friendships and invitations are between accounts. */
function mustHaveAccount(me: Me | null): Me {
  if (!me || me.guest) throw new Problem('needsAccount');
  return me;
}

/** An account, by its tag. */
async function accountOf(profiles: Profiles, tag: string): Promise<Profile> {
  const found = await profiles.byTag(tag);
  if (found.guest) throw new Problem('noPerson');
  return found;
}

export const companyHandlers = (parts: Parts): Handlers<CompanyRoute> => {
  const { company, people, limiter } = parts;
  const { profiles, friends, apart, pages, data } = company;
  return {
    person: async ({ id, query, me }) => pages.of(id, { id: me?.id ?? null, asStranger: query.as === 'stranger' }),
    personHere: async ({ id, me }) => ({ here: await pages.here(id, me?.id ?? null) }),
    personGames: async ({ id, query, me }) => pages.games(id, { id: me?.id ?? null, asStranger: false }, query),
    ownData: async ({ me, who }) => {
      await limiter.make(who);
      return { format: 'tarsas-data-1' as const, at: Date.now(), data: await data.of(me!.id) };
    },
    findPeople: async ({ query, me }) => ({ people: await profiles.search(query.text, me!.id) }),
    profile: async ({ me }) => ownProfile(await profiles.byId(me!.id)),
    changeProfile: async ({ body, me }) => {
      const changed = await profiles.change(mustHaveAccount(me).id, body);
      await people.forgetEverywhere(changed.id);
      return ownProfile(changed);
    },
    friends: async ({ me }) => friends.list(me!.id),
    befriend: async ({ id, me, who }) => {
      const { id: mine, name } = mustHaveAccount(me);
      await limiter.make(who);
      const other = await accountOf(profiles, id);
      const isTold = !(await apart.isApart(mine, [other.id]));
      await friends.ask(mine, other.id, async (done, trx) =>
        isTold ? noticed(trx, { notice: done === 'asked' ? 'friend' : 'friends', person: other.id, words: [name], path: '/people' }) : [],
      );
      return ok;
    },
    unfriend: async ({ id, me }) => {
      await friends.remove(me!.id, (await profiles.byTag(id)).id);
      return ok;
    },
    apart: async ({ me }) => ({ muted: await apart.list('muted', me!.id), blocked: await apart.list('blocked', me!.id) }),
    mute: async ({ id, body, me }) => {
      await apart.set('muted', me!.id, (await profiles.byTag(id)).id, body.on);
      return ok;
    },
    block: async ({ id, body, me }) => {
      await apart.set('blocked', me!.id, (await profiles.byTag(id)).id, body.on);
      return ok;
    },
    ...invitationHandlers(parts),
  };
};

const invitationHandlers = ({ company, reading, lobby, limiter }: Parts): Handlers<'invitations' | 'decline' | 'invite' | 'invited'> => {
  const { profiles, invitations } = company;
  return {
    invitations: async ({ me }) => ({ invitations: await invitations.list(me!.id) }),
    decline: async ({ id, me }) => {
      await invitations.decline(me!.id, id);
      return ok;
    },
    invite: async asked => {
      const { id: mine, name } = mustHaveAccount(asked.me);
      const live = await ownTable(reading, asked);
      await limiter.make(asked.who);
      const other = await accountOf(profiles, asked.body.tag);
      if (live.row.host === mine) await lobby.welcomeBack(live.id, other.id);
      const path = `/tables/${live.id}?invite=${live.row.invite}`;
      await invitations.invite(live, mine, other, trx =>
        noticed(trx, { notice: 'invite', person: other.id, words: [name], game: live.title.game.id, path }),
      );
      return ok;
    },
    invited: async asked => ({ people: await invitations.invited((await ownTable(reading, asked)).id) }),
  };
};
