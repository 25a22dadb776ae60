/** Every route between people once, for tests that look at the answers. */
import { member, type Running, type Somebody } from '../running.ts';

export async function walkCompany(server: Running): Promise<void> {
  const [dora, emil] = await Promise.all(['Dóra', 'Emil'].map((name, i) => member(server, name, `walker-${i}@example.org`)));
  const tag = await tagOf(emil);
  await dora.changeProfile({ motif: 'hare', findable: true, shows: { here: 'all' } });
  await dora.profile();
  await dora.findPeople({ text: 'emi' });
  await dora.person({ id: tag });
  await dora.person({ id: await tagOf(dora), as: 'stranger' });
  await dora.personHere({ id: tag });
  await dora.personGames({ id: tag });
  await dora.solve({ positions: [{ game: 'terra-mystica', position: 'none of ours', state: 'solved', tries: 1, at: 1 }] });
  await dora.solved();
  await dora.ownData();
  await dora.befriend({ id: tag });
  await emil.friends();
  await emil.befriend({ id: await tagOf(dora) });
  const { table } = await dora.openTable({ game: 'example', seats: 2 });
  await dora.invite({ id: table.id, tag });
  await dora.invited({ id: table.id });
  await emil.friends();
  await emil.invitations();
  await emil.decline({ id: table.id });
  await emil.unfriend({ id: await tagOf(dora) });
  await emil.mute({ id: await tagOf(dora), on: true });
  await emil.block({ id: await tagOf(dora), on: true });
  await emil.apart();
}

export const tagOf = async (person: Somebody): Promise<string> => (await person.me()).me!.tag;
