/**
 * Walks that together contain every ordered pair of places once, each starting at another place: a row-complete Latin square
 * (E. J. Williams, 1949). The number of places must be even.
 * @returns as many walks as places, each over all places
 */
export function walks<Place>(places: readonly Place[]): Place[][] {
  const count = places.length;
  if (count % 2) throw new Error(`${count} places: a row-complete square of this kind needs an even number`);
  const zigzag = places.map((_place, at) => (at % 2 ? (at + 1) / 2 : (count - at / 2) % count));
  return places.map((_place, row) => zigzag.map((step) => places[(step + row) % count]!));
}
