import { distance } from '../../geometry/vector';
import type { Doubt } from './doubt';

/** A place at least this sure is no doubt, 0..1. */
const SURE = 0.9;
/** Rings that a user would look at. */
const MOST = 8;
/** Doubts closer than this are about one place, in bonds. */
const ONE_PLACE = 0.6;
/** Sentences and readings of one place. */
const MOST_SAID = 2;
const MOST_READINGS = 4;

/**
 * The places that are really in doubt, the least sure first: each once, with what all doubts about it say.
 *
 * @param bondLength the usual one, in the doubts' units
 */
export function mostDoubtful(doubts: readonly Doubt[], bondLength: number): Doubt[] {
  const places: Doubt[][] = [];
  for (const doubt of doubts
    .filter(({ confidence }) => confidence < SURE)
    .toSorted((a, b) => a.confidence - b.confidence)) {
    const place = places.find(
      ([first]) => first && distance(first, doubt) < ONE_PLACE * bondLength,
    );
    if (place) place.push(doubt);
    else places.push([doubt]);
  }
  return places.slice(0, MOST).flatMap(joined);
}

function joined(doubts: readonly Doubt[]): Doubt[] {
  const [first] = doubts;
  if (!first) return [];
  const said = new Set(doubts.map(({ says }) => says));
  const readings = new Set(
    doubts.filter(({ kind }) => kind === first.kind).flatMap((doubt) => doubt.readings ?? []),
  );
  return [
    {
      ...first,
      atoms: [...new Set(doubts.flatMap(({ atoms }) => atoms))],
      says: [...said].slice(0, MOST_SAID).join(' '),
      ...(readings.size > 1 && { readings: [...readings].slice(0, MOST_READINGS) }),
    },
  ];
}
