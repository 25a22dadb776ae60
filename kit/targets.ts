/** Choices as targets: which of the options is meant, and where each of them lies. */
interface Doing {
  do: string;
}

/** The first of the options of a kind for which `fits` says yes. */
export function optionOf<C extends Doing, K extends C['do']>(
  options: readonly C[] | undefined,
  kind: K,
  fits: (choice: Extract<C, { do: K }>) => boolean = () => true,
): Extract<C, { do: K }> | null {
  for (const option of options ?? []) {
    if (option.do !== kind) continue;
    const found = option as Extract<C, { do: K }>;
    if (fits(found)) return found;
  }
  return null;
}

/** By place: what can be chosen there, in the order of the options. */
export function optionsByPlace<C, P>(options: readonly C[], placeOf: (choice: C) => P | null): Map<P, C[]> {
  const places = new Map<P, C[]>();
  for (const choice of options) {
    const place = placeOf(choice);
    if (place === null) continue;
    const there = places.get(place);
    if (there) there.push(choice);
    else places.set(place, [choice]);
  }
  return places;
}
