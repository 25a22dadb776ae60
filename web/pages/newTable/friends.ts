/** Whom one may invite to a new table: one's friends, and those whom the address names (`/new?with=kata-7fq2`). */
import { api, person } from '../../app/server.svelte.ts';
import type { Place } from './opening.svelte.ts';

export type FriendPlace = Extract<Place, { kind: 'friend' }>;

const placeOf = ({ tag, name, motif }: { tag: string; name: string; motif: string | null }): FriendPlace => ({
  kind: 'friend',
  id: tag,
  name,
  motif,
});

/** Who is here now comes first. Nobody for a guest: invitations are between accounts. */
export async function friendPlaces(): Promise<FriendPlace[]> {
  await person.know();
  if (!person.me || person.me.guest) return [];
  const { friends } = await api().friends();
  return [...friends].sort((a, b) => Number(b.here ?? false) - Number(a.here ?? false)).map(placeOf);
}

/** Those of these tags that belong to somebody. */
export async function placesWith(tags: readonly string[]): Promise<FriendPlace[]> {
  await person.know();
  if (!person.me || person.me.guest) return [];
  const found = await Promise.all(
    tags.map(tag =>
      api()
        .person({ id: tag })
        .catch(() => null),
    ),
  );
  return found.flatMap(page => (page && !page.person.guest ? [placeOf(page.person)] : []));
}
