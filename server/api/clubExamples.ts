/** What requests about clubs look like, by the name of the operation. */
const DAY = 86_400_000;
const SATURDAY = 1_795_255_200_000;
const PERSON = 'G48Y9ucW9oTdM8X3wQ5wVjYheZpjXewM';
const pace = { bank: 5 * DAY, increment: DAY / 2, most: 5 * DAY, night: null, atZero: 'bot' };
const played = { game: 'example', seats: 4, options: { ties: 'nobody' }, pace };
const rounds = [10, 14, 34].map(hour => {
  const startsAt = SATURDAY + (hour - 10) * 3_600_000;
  return { startsAt, endsAt: startsAt + 2 * 3_600_000 };
});

export const CLUB_EXAMPLES: Readonly<Record<string, { body?: object; answer?: object }>> = {
  foundClub: { body: { name: 'Wednesday circle', about: 'We meet on Wednesdays at eight.', joining: 'request' } },
  changeClub: { body: { joining: 'open' } },
  closeClub: { body: { confirm: true } },
  joinClub: { body: { invite: 'a2jmkp3rvhjnwhbm' } },
  setMember: { body: { person: PERSON, role: 'organiser' } },
  foundLeague: { body: { name: 'Autumn league', ...played, startsAt: SATURDAY, rules: { weeks: 12 } } },
  changeLeague: { body: { rules: { weeks: 10 }, goesOn: false } },
  openSeason: { body: { startsAt: SATURDAY } },
  foundTournament: {
    body: { name: 'Weekend tournament', ...played, rules: { form: 'swiss', rounds, final: true, group: 7, most: 32 } },
  },
  changeContest: { body: { startsAt: SATURDAY + DAY } },
  cancelContest: { body: { confirm: true } },
  setEntrant: { body: { person: PERSON, in: true } },
  substitute: { body: { entrant: 'k3p9qd6azp25yzd8', by: 'm7n3xk2wv5h8rbtq' } },
};
