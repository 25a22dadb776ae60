/** What the addresses of clubs, leagues and tournaments say: what everybody may see, whoever asks. */
import type { Language, Title } from '@tarsas/kernel';
import type { ClubParts } from '../clubs/index.ts';
import { catalogues } from '../text/index.ts';
import type { Described } from './described.ts';

export type ClubSight = Pick<ClubParts, 'clubs' | 'contests' | 'views'>;
type About = Pick<Described, 'title' | 'text'> & Partial<Described>;

export interface ClubAddress {
  kind: string;
  id: string;
}

const OF_A_CLUB = /^\/(club|league|tournament)\/([0-9a-z]{1,32})(?:\/|$)/;

/** Null: not an address of theirs. */
export function clubIn(path: string): ClubAddress | null {
  const [, kind, id] = OF_A_CLUB.exec(path) ?? [];
  return kind && id ? { kind, id } : null;
}

/** Throws where there is none that everybody may see. */
export async function ofClub(
  { clubs, contests, views }: ClubSight,
  { kind, id }: ClubAddress,
  language: Language,
  titles: readonly Title[],
): Promise<About> {
  const words = catalogues[language].clubs.pages;
  const nameOf = (game: string) => titles.find(title => title.game.id === game)?.voices[language].title ?? game;
  const path = `/${kind}/${id}`;
  if (kind === 'club') {
    const { row } = await clubs.see(id, null);
    return { ...words.club(row.name, row.about), path };
  }
  if (kind === 'league') {
    const { club, league } = await views.league(id, null);
    return { ...words.league(league.name, club.name, nameOf(league.game)), path, game: league.game };
  }
  const { row, contest } = await contests.seen(id, null);
  return { ...words.tournament(contest.name, row.name, nameOf(contest.game)), path, game: contest.game };
}
