/** What lies in a game's box, in one language's words (`games/<id>/text/box.<language>.ts`, which exports `box`). */
import type { Language } from '@tarsas/kernel';
import type { BoxKind } from '@tarsas/words';

const boxes = import.meta.glob<{ box: BoxKind[] }>('../../games/*/text/box.*.ts');

const pathOf = (game: string, language: Language) => `../../games/${game}/text/box.${language}.ts`;

export const hasBox = (game: string): boolean => pathOf(game, 'en') in boxes;

export const boxOf = async (game: string, language: Language): Promise<BoxKind[]> => (await boxes[pathOf(game, language)]?.())?.box ?? [];

/** A piece as the page shows it: in the reader's language, with its name in the other one. */
export interface ShownPiece {
  id: string;
  name: string;
  otherName: string;
  about: string[];
  rule?: string;
}
export interface ShownKind {
  kind: string;
  title: string;
  pieces: ShownPiece[];
}

export function sideBySide(box: readonly BoxKind[], other: readonly BoxKind[]): ShownKind[] {
  const names = new Map(other.flatMap(({ kind, pieces }) => pieces.map(({ id, name }) => [`${kind} ${id}`, name] as const)));
  return box.map(({ kind, title, pieces }) => ({
    kind,
    title,
    pieces: pieces.map(piece => ({ ...piece, otherName: names.get(`${kind} ${piece.id}`) ?? '' })),
  }));
}
