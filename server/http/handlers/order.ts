/** Reports, what the house tells a person, the moderators' queue, and offices. */
import type { OrderRoute } from '../../api/schemas.ts';
import { Problem } from '../../text/problem.ts';
import { type Handlers, ok, type Parts } from './handler.ts';

export const orderHandlers = (parts: Parts): Handlers<OrderRoute> => ({ ...concerning(parts), ...moderating(parts), ...appointing(parts) });

type Part<N extends OrderRoute> = Pick<Handlers<OrderRoute>, N>;

const concerning = ({ order, people, limiter }: Parts): Part<'report' | 'house' | 'readHouse' | 'appeal'> => ({
  report: async ({ body, me, who }) => {
    await limiter.make(who);
    return { report: await order.reports.make(me!.id, body) };
  },
  house: async ({ me }) => order.house.of(me!.id),
  readHouse: async ({ me }) => {
    await order.house.read(me!.id);
    people.forget(me!.id);
    return ok;
  },
  appeal: async ({ id, body, me, who }) => {
    await limiter.make(who);
    await order.moderation.appeal(numberIn(id), me!.id, body.words);
    return ok;
  },
});

const moderating = ({ order }: Parts): Part<'cases' | 'case' | 'decide' | 'moderationLog'> => ({
  cases: async ({ query, me }) => ({ cases: await order.cases.list(query.list, me!.id, query.before) }),
  case: async ({ id, me }) => order.cases.whole(id, me!.id),
  decide: async ({ id, body, me }) => {
    const became = await order.moderation.decide(id, me!.id, body);
    return { ...(await order.cases.whole(id, me!.id)), became };
  },
  moderationLog: async ({ query, me }) => ({ measures: await order.cases.log(me!.id, query.before) }),
});

const appointing = ({ order, company, people }: Parts): Part<'offices' | 'grantOffice' | 'revokeOffice'> => ({
  offices: async () => ({ offices: await order.offices.list() }),
  grantOffice: async ({ body: { who }, me }) => {
    const id = who.includes('@') ? await order.offices.withEmail(who) : (await accountOf(company, who)).id;
    // An administrator who names another one would take that office away.
    if ((await order.offices.of(id)) === 'administrator') throw new Problem('isAdministrator');
    await order.offices.grant(id, 'moderator', me!.id);
    people.forget(id);
    return { offices: await order.offices.list() };
  },
  revokeOffice: async ({ id: tag, me }) => {
    const { id } = await company.profiles.byTag(tag);
    if ((await order.offices.of(id)) === 'administrator') throw new Problem('isAdministrator');
    await order.offices.revoke(id, me!.id);
    people.forget(id);
    return { offices: await order.offices.list() };
  },
});

/** A guest holds no office. */
async function accountOf({ profiles }: Parts['company'], tag: string) {
  const found = await profiles.byTag(tag);
  if (found.guest) throw new Problem('noPerson');
  return found;
}

function numberIn(id: string): number {
  if (!/^\d{1,15}$/.test(id)) throw new Problem('noMeasure');
  return Number(id);
}
