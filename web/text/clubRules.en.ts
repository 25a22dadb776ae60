/** The rules of seasons and tournaments in plain words; docs/leagues.md has them whole. */
export const rules = {
  rules: {
    points: (points: readonly number[]) => ({
      name: 'Points.',
      text: `${points.join(', ')} by place; those level share what their places bring.`,
    }),
    season: {
      groups: (group: number, seats: number) => ({
        name: 'Groups.',
        text: `About ${group} players in a group, tables of ${seats}, all games at the same time. Seats and opponents are spread as evenly as they can be.`,
      }),
      moves: (n: number) => ({
        name: 'Up and down.',
        text:
          n === 0
            ? 'Nobody changes divisions.'
            : `Between two divisions at least ${n === 1 ? 'one rises and one falls' : `${n} rise and ${n} fall`}.`,
      }),
      ties: {
        name: 'Equal points.',
        text: 'First the share, then games against each other, then wins, then the lot. All of them are columns.',
      },
      clock: {
        name: 'Time is up.',
        text: 'A bot moves for you; for 48 hours you may sit down again. Then it keeps the seat, and you score nothing in that game.',
      },
      leave: { name: 'Leaving.', text: 'Bots finish your games and score 0. The others are ranked without them.' },
      substitutes: (weeks: number) => ({
        name: 'Substitutes.',
        text:
          weeks === 0
            ? 'There are none.'
            : `In the first ${weeks === 1 ? 'week' : `${weeks} weeks`} somebody from the waiting list takes over the seats of one who drops out.`,
      }),
      skip: { name: 'Skipping.', text: 'Say so before the season begins, and your division is kept.' },
      close: { name: 'Deadline.', text: 'What is not finished when the season closes counts as it stands.' },
    },
    tournament: {
      swiss: {
        name: 'Draw.',
        text: 'Tables fill from the top of the standings; nobody meets the same person twice while it can be avoided.',
      },
      groups: (group: number) => ({
        name: 'Draw.',
        text: `Groups of about ${group}, drawn by lot; then final tables by the places in the groups.`,
      }),
      bye: (points: number) => ({
        name: 'Uneven numbers.',
        text: `Some tables are smaller; whoever has to sit out a round gets ${points} points, as for a second place, and never twice while it can be avoided.`,
      }),
      final: (seats: number) => ({ name: 'Final.', text: `The best ${seats} meet at one table, and start from nothing.` }),
      ties: {
        name: 'Equal points.',
        text: 'First the points of your opponents, then your share of the points at your tables, then games against each other, then the lot.',
      },
      leave: {
        name: 'Leaving.',
        text: 'A bot finishes your table and scores nothing; you keep your points and may come back before the next draw.',
      },
      close: { name: 'Deadline.', text: 'What is not finished when a round ends counts as it stands.' },
      most: (n: number) => ({ name: 'Places.', text: `${n}; whoever enters later is on the waiting list.` }),
    },
  },
};
