/** People who hold an office at a server that runs. */
import { officesFromServer, offices as officesIn } from '../index.ts';
import type { OfficeWish } from '../operate/offices.ts';
import type { Where } from '../storage/open.ts';
import { member, type Running, type Somebody } from './running.ts';

/** What `tarsas admin` does beside this server. */
export const operate = (where: Where, wish: OfficeWish) =>
  'folder' in where ? officesFromServer(where.folder, wish) : officesIn(where, wish);

/** An administrator, made as on the command line. */
export async function administrator(server: Running, where: Where, name: string): Promise<Somebody> {
  const email = `${name.toLowerCase()}@office.example.org`;
  const person = await member(server, name, email);
  await operate(where, { do: 'grant', email });
  await until(async () => (await person.me()).me?.office === 'administrator');
  return person;
}

/** A moderator, made by an administrator. */
export async function moderator(server: Running, by: Somebody, name: string): Promise<Somebody> {
  const email = `${name.toLowerCase()}@office.example.org`;
  const person = await member(server, name, email);
  await by.grantOffice({ who: email });
  return person;
}

/** Processes hear of changes a moment later. */
export async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise(resolve => setTimeout(resolve, 5));
}
