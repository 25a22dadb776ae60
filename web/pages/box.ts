/** What lies in a game's box, in one language's words (`games/<id>/text/box.<language>.ts`, which exports `box`). */
import type { Language } from '@tarsas/kernel';
import type { ComponentGroup, ShownComponent } from '@tarsas/kit/components.ts';
import type { BoxKind, BoxPiece } from '@tarsas/words';

const boxes = import.meta.glob<{ box: BoxKind[]; note?: string }>('../../games/*/text/box.*.ts');

const pathOf = (game: string, language: Language) => `../../games/${game}/text/box.${language}.ts`;

export const hasBox = (game: string): boolean => pathOf(game, 'en') in boxes;

export const boxOf = async (game: string, language: Language): Promise<BoxKind[]> => (await boxes[pathOf(game, language)]?.())?.box ?? [];

/** What must be said about the box as a whole. */
export const noteOf = async (game: string, language: Language): Promise<string> => (await boxes[pathOf(game, language)]?.())?.note ?? '';

/** A piece as the page shows it: in the reader's language, with its name in the other one, and drawn where the table can draw it. */
export interface ShownPiece extends BoxPiece {
  otherName: string;
  Drawing?: ShownComponent['Drawing'];
}
export interface ShownKind {
  kind: string;
  title: string;
  /** The drawings say everything themselves, in words. */
  wordy: boolean;
  pieces: ShownPiece[];
}

/** The box in both languages and with its drawings; what is drawn only (structures, terrains) comes last. */
export function sideBySide(
  box: readonly BoxKind[],
  other: readonly BoxKind[],
  drawn: readonly ComponentGroup[],
  otherDrawn: readonly ComponentGroup[],
): ShownKind[] {
  const named = (kinds: readonly (readonly [kind: string, pieces: readonly { id: string; name: string }[]])[]) =>
    new Map(kinds.flatMap(([kind, pieces]) => pieces.map(({ id, name }) => [`${kind} ${id}`, name] as const)));
  const names = named([
    ...otherDrawn.map(({ id, items }) => [id, items] as const),
    ...other.map(({ kind, pieces }) => [kind, pieces] as const),
  ]);
  const drawings = new Map(drawn.flatMap(({ id, items }) => items.map(item => [`${id} ${item.id}`, item.Drawing] as const)));
  const wordy = new Set(drawn.flatMap(group => (group.wordy ? [group.id] : [])));
  const further = drawn
    .filter(({ id }) => !box.some(({ kind }) => kind === id))
    .map(({ id, title, items }) => ({
      kind: id,
      title,
      pieces: items.map(({ id, name, about }): BoxPiece => ({ id, name, about: about ? [about] : [] })),
    }));
  return [...box, ...further].map(({ kind, title, pieces }) => ({
    kind,
    title,
    wordy: wordy.has(kind),
    pieces: pieces.map(piece => {
      const Drawing = drawings.get(`${kind} ${piece.id}`);
      return { ...piece, otherName: names.get(`${kind} ${piece.id}`) ?? '', ...(Drawing && { Drawing }) };
    }),
  }));
}
