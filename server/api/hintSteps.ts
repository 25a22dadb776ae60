/** The steps of a hint, each asked for. */
export const HINT_STEPS = ['direction', 'move', 'why'] as const;
