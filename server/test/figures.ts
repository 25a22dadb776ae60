/** Milliseconds that many of the same thing took, in a few figures. */
export const percentile = (took: readonly number[], of: number): number => {
  const inOrder = [...took].sort((a, b) => a - b);
  return inOrder[Math.max(0, Math.ceil((took.length * of) / 100) - 1)];
};

export const figures = (took: readonly number[]): string =>
  `p50 ${percentile(took, 50).toFixed(1)} ms, p99 ${percentile(took, 99).toFixed(1)} ms, longest ${Math.round(Math.max(...took))} ms`;
