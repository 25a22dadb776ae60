/** Every route of reports and moderation once, for tests that look at the answers. */
import type { Where } from '../../storage/open.ts';
import { administrator, moderator } from '../officers.ts';
import { aTable, member, type Running } from '../running.ts';
import { tagOf } from './company.ts';

export async function walkOrder(server: Running, where: Where): Promise<void> {
  const admin = await administrator(server, where, 'Walking-admin');
  const officer = await moderator(server, admin, 'Walking-moderator');
  const [anna, bela] = await Promise.all(['Anna', 'Béla'].map((name, i) => member(server, name, `reporter-${i}@example.org`)));
  const id = await aTable('example', [anna, bela]);
  const { message } = await bela.say({ id, text: 'rude' });
  const { report } = await anna.report({ table: id, message: message.id, reason: 'insult', words: 'That was rude.' });
  await officer.cases();
  await officer.case({ id: report.id });
  await officer.decide({ id: report.id, kind: 'silence', words: 'A day of silence.', days: 1 });
  const { told } = await bela.house();
  await bela.readHouse();
  await bela.appeal({ id: String(told[0].id), words: 'I did not mean it.' });
  await admin.moderationLog();
  await admin.offices();
  await admin.revokeOffice({ id: await tagOf(officer) });
}
