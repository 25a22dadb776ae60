/** Tokens that go round in bowls keep their identity, so that one sees where they travel. */

/** By bowl: the numbers of the tokens in it. */
export type Dealt = readonly (readonly number[])[];

export function dealt(counts: readonly number[]): Dealt {
  let next = 0;
  return counts.map(count => Array.from({ length: count }, () => next++));
}

/** The same tokens in the new numbers: as few as possible travel, to the next bowl that lacks some; new ones get new numbers. */
export function moved(before: Dealt, counts: readonly number[]): Dealt {
  const after = before.map(ids => [...ids]);
  while (after.length < counts.length) after.push([]);
  for (let from = 0; from < after.length; from++) {
    for (let step = 1; step < after.length; step++) {
      const to = (from + step) % after.length;
      while (after[from].length > counts[from] && after[to].length < counts[to]) after[to].push(after[from].pop()!);
    }
  }
  let next = 1 + Math.max(-1, ...before.flat());
  return after.map((ids, bowl) => {
    const kept = ids.slice(0, counts[bowl]);
    while (kept.length < counts[bowl]) kept.push(next++);
    return kept;
  });
}
