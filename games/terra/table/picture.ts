/** What can be chosen, and bridges, as the map of hexes draws them. */
import type { MapNotes, MapPicture, Possible, Span } from '@tarsas/kit/map/picture.ts';
import { bridgesOn } from './onMap.ts';
import type { Sign } from './sign.ts';

type Hexes = readonly number[];

/** A choice on the map. */
export const possible = <C>(choice: C, words: string, choose: (choice: C) => void): Possible => ({
  id: JSON.stringify(choice),
  words,
  pick: () => choose(choice),
});

/** Bridges that can be built. */
export function crossingsOf<C extends { do: string }>(
  options: readonly C[],
  numbers: Readonly<Record<string, number>>,
  colour: string,
  possibleOf: (choice: C) => Possible,
): (Span & Possible)[] {
  return options.flatMap(choice => {
    if (choice.do !== 'bridge') return [];
    const { from, to } = choice as unknown as { from: string; to: string };
    return [{ ...possibleOf(choice), key: `${from}-${to}`, from: numbers[from], to: numbers[to], colour }];
  });
}

/** Bridges that stand; `places` names the two hexes of each. */
export const bridgesOf = (owners: Hexes, places: readonly Hexes[], signs: readonly Sign[], drafted: Hexes): MapPicture['bridges'] =>
  bridgesOn(
    owners,
    places,
    signs.map(({ colour }) => colour),
  ).map(({ place, ...bridge }) => ({ ...bridge, key: String(place), draft: drafted.includes(place) }));

/** What the overlays that are switched on write on the map; the others are not computed. */
export function notesOf(
  on: readonly string[],
  signs: readonly Sign[],
  overlay: {
    network(seat: number): Hexes;
    towns?(): MapNotes['groups'];
    cities?(): MapNotes['groups'];
    spades(): MapNotes['prices'];
    power(): readonly { hex: number; offers: readonly { seat: number; power: number }[] }[];
  },
): MapNotes {
  const ifOn = <T>(id: string, all: (() => readonly T[]) | undefined): readonly T[] => (on.includes(id) && all ? all() : []);
  const networks = () =>
    signs.map(({ colour }, seat) => ({ colour, hexes: overlay.network(seat) })).filter(({ hexes }) => hexes.length > 0);
  return {
    networks: ifOn('network', networks),
    groups: [...ifOn('towns', overlay.towns), ...ifOn('cities', overlay.cities)],
    prices: ifOn('spades', overlay.spades),
    offers: ifOn('power', overlay.power).map(({ hex, offers }) => ({
      hex,
      texts: offers.map(({ seat, power }) => `${signs[seat].letter}${power}`),
    })),
  };
}
