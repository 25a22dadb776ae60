/** Every route about clubs, asked once by people who may. */
import { API } from '../api/routes.ts';
import { DAY, PLAYED, untilContest } from './clubPlay.ts';
import { member, type Running, type Somebody } from './running.ts';

export async function walkClubs(server: Running): Promise<void> {
  const [vera, mari] = await Promise.all(['Vera', 'Mari'].map(name => member(server, name, `${name.toLowerCase()}-walks@example.org`)));
  const startsAt = Date.now() + DAY;
  const { club } = await vera.foundClub({ name: 'Walkers', about: 'We try every door.', joining: 'request', visibility: 'private' });
  const { id } = club;
  await vera.clubs({ list: 'mine' });
  await mari.joinClub({ id, invite: club.invite! });
  const person = (await mari.me()).me!.id;
  await vera.setMember({ id, person, role: 'organiser' });
  await vera.newInvite({ id });
  const { club: seen } = await vera.changeClub({ id, visibility: 'open', joining: 'open' });
  await mari.club({ id });
  await fetch(`${server.url}${API}/clubs/${id}/calendar.ics`);
  const { contest: season } = await vera.foundLeague({ id, name: 'League', ...PLAYED, startsAt });
  await mari.enterContest({ id: season.id });
  await mari.leaveContest({ id: season.id });
  await vera.setEntrant({ id: season.id, person, in: true });
  await vera.changeContest({ id: season.id, season: { weeks: 8 } });
  await vera.cancelContest({ id: season.id, confirm: true });
  const league = season.league!;
  await vera.changeLeague({ id: league, goesOn: false });
  const { contest: second } = await vera.openSeason({ id: league, startsAt });
  await mari.skipSeason({ id: second.id });
  await mari.league({ id: league });
  const rounds = [{ startsAt, endsAt: startsAt + DAY }];
  const rules = { form: 'swiss' as const, rounds, final: false, group: 7, most: null };
  const { contest } = await vera.foundTournament({ id, name: 'Tournament', ...PLAYED, rules });
  await mari.contest({ id: contest.id });
  await mari.clubLog({ id: seen.id, contest: contest.id });
  await substituted(server, vera, mari, id);
  await mari.leaveClub({ id });
  await vera.closeClub({ id, confirm: true });
}

/** A season of two that begins as soon as it may, in which somebody takes the place of another. */
async function substituted(server: Running, vera: Somebody, mari: Somebody, club: string): Promise<void> {
  const zita = await member(server, 'Zita', 'zita-walks@example.org');
  await zita.joinClub({ id: club });
  const { contest } = await vera.foundLeague({
    id: club,
    name: 'Duels',
    ...PLAYED,
    seats: 2,
    startsAt: Date.now() + 2_000,
    rules: { group: 2 },
  });
  const { id } = contest;
  for (const who of [vera, mari]) await who.enterContest({ id });
  await untilContest(vera, id, ({ status }) => status === 'playing');
  const by = (await zita.enterContest({ id })).contest.you!.entrant;
  const entrant = (await mari.contest({ id })).contest.you!.entrant;
  await vera.substitute({ id, entrant, by });
  await vera.cancelContest({ id, confirm: true });
}
