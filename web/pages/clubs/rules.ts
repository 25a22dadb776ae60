/** The rules of a season or a tournament in plain words, and the rounds of a tournament as stages. docs/leagues.md has them whole. */
import { personOf } from './contest.ts';
import type { Contest } from './shapes.ts';
import { dayOf } from './told.ts';
import { clubs } from './words.svelte.ts';

export interface Fact {
  name: string;
  text: string;
}

export function seasonRules({ season, seats, scores }: Contest): Fact[] {
  const t = clubs.words.rules;
  if (!season) return [];
  const { group, moves, substitutes } = season;
  const { ties, clock, leave, skip, close } = t.season;
  return [
    t.season.groups(group, seats),
    t.points(scores),
    ties,
    t.season.moves(moves),
    clock,
    leave,
    t.season.substitutes(substitutes),
    skip,
    close,
  ];
}

export function tournamentRules({ tournament, seats, scores }: Contest): Fact[] {
  const t = clubs.words.rules;
  if (!tournament) return [];
  const { form, final, group, most } = tournament;
  const { swiss, groups, ties, leave, close } = t.tournament;
  return [
    form === 'swiss' ? swiss : groups(group),
    t.points(scores),
    ties,
    ...(form === 'swiss' ? [t.tournament.bye(scores[1] ?? 0)] : []),
    ...(form === 'swiss' && final ? [t.tournament.final(seats)] : []),
    leave,
    close,
    ...(most === null ? [] : [t.tournament.most(most)]),
  ];
}

type Stage = { title: string; text: string; state: 'over' | 'now' | 'comes' };

export function stagesOf(contest: Contest): Stage[] {
  const t = clubs.words.tournament;
  const { tournament, round, status } = contest;
  if (!tournament) return [];
  const isOver = status === 'over';
  const rounds = tournament.rounds.map(({ startsAt, endsAt }, i): Stage => {
    const title = titleOf(tournament, i);
    const isPast = isOver || i + 1 < round;
    if (isPast) return { title, text: `${dayOf(startsAt)}, ${t.stage.over}`, state: 'over' };
    if (i + 1 === round) return { title, text: t.stage.now(dayOf(endsAt, true)), state: 'now' };
    return { title, text: t.stage.comes(dayOf(startsAt, true)), state: 'comes' };
  });
  const first = contest.final[0];
  const winner = isOver && first !== undefined ? personOf(contest, first).name || clubs.words.left : null;
  const end = { title: t.end, text: winner ? t.stage.winner(winner) : t.stage.end, state: isOver ? 'over' : 'comes' } as const;
  return [...rounds, end];
}

function titleOf({ form, final, rounds }: NonNullable<Contest['tournament']>, i: number): string {
  const t = clubs.words.tournament;
  const isLast = i === rounds.length - 1;
  if (form === 'groups') return isLast ? t.finals : t.groups;
  return final && isLast ? t.final : t.round(i + 1);
}
