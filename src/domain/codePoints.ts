/** Converts between offsets in Unicode code points and in UTF-16 code units of one text. */
export interface OffsetMap {
  toCodeUnits(codePointOffset: number): number;
  toCodePoints(codeUnitOffset: number): number;
}

const IDENTITY: OffsetMap = { toCodeUnits: (offset) => offset, toCodePoints: (offset) => offset };
const SURROGATE_PAIR = /[\ud800-\udbff][\udc00-\udfff]/g;

/** How many of the ascending numbers are below the limit; a binary search. */
function countBelow(ascending: readonly number[], limit: number): number {
  let low = 0;
  let high = ascending.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ascending[middle] ?? Infinity) < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Prepares a text once for any number of conversions. The services count code points (Python strings),
 * JavaScript counts UTF-16 units: they differ after the first character outside the Basic Multilingual Plane,
 * for example a mathematical italic letter (docs/contract.md 0.8).
 */
export function createOffsetMap(text: string): OffsetMap {
  const pairUnits = Array.from(text.matchAll(SURROGATE_PAIR), (match) => match.index);
  if (pairUnits.length === 0) return IDENTITY;
  const pairPoints = pairUnits.map((unit, before) => unit - before);
  return {
    toCodeUnits: (offset) => offset + countBelow(pairPoints, offset),
    toCodePoints: (offset) => offset - countBelow(pairUnits, offset),
  };
}
