/** What a place on the table says and does: its own words, or those of the choice where it can be chosen. */
interface Target {
  title: string;
  about: string;
  pick: (() => void) | null;
}

/** `between` separates the description from the notes; notes are said whether it can be chosen or not. */
export const targetsIn =
  <S extends { choose(choice: C): void }, C>(wordsOf: (scene: S, choice: C) => string, between: string) =>
  (scene: S, choice: C | null, title: string, about = '', ...notes: (string | false)[]): Target => ({
    title: choice ? wordsOf(scene, choice) : title,
    about: [!choice && about, ...notes].filter(Boolean).join(between),
    pick: choice ? () => scene.choose(choice) : null,
  });
