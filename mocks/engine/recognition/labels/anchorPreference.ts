import { isHeavy, isNamed } from './labelAnchors';
import type { Reading } from './labelReadings';
import type { LabelToken } from './labelTokens';

/** The token that a drawn bond points at, a chalcogen, and the one beside it. */
export interface RivalAnchors {
  readonly nearest: number;
  readonly second: number;
}

/**
 * Which readings hold if the bond of a label could be borne by the oxygen or sulfur that it points at as well
 * as by the atom beside it. `MeNHCO–` and `MeOCO–` are carbonyl groups and `MeSO–` a sulfinyl group; `–OCOMe`
 * is an ester's oxygen. Where no usage decides, both hold, and the label is ambiguous.
 */
export function preferredReadings(
  near: readonly Reading[],
  far: readonly Reading[],
  tokens: readonly LabelToken[],
  anchors: RivalAnchors,
): readonly Reading[] {
  // An atom that the bond does not point at is taken only as written and beside it:
  // –O(CH2)3OH is no peroxide, and MeS(O)O– no sulfone.
  if (near.length === 0) {
    const isBesideBracket = tokens[anchors.nearest - 1]?.kind === 'bracket';
    return isBesideBracket ? [] : far.filter(({ skips }) => skips === 0);
  }
  if (far.length === 0) return near;
  const lead = fewestSkips(far) - fewestSkips(near);
  if (anchors.second !== anchors.nearest - 1) {
    return lead >= 0 || anchors.second < anchors.nearest ? near : equated(near, far);
  }
  if (endsInOxo(tokens, anchors.nearest)) {
    const isClear = lead < 0 || (lead === 0 && !isMirroredAcyl(tokens, anchors.nearest));
    return isClear ? far : equated(near, far);
  }
  return lead < 0 ? far : lead > 0 ? near : equated(near, far);
}

/** Liberties that the most literal reading takes. */
export const fewestSkips = (readings: Iterable<Reading>): number =>
  Math.min(...[...readings].map(({ skips }) => skips));

/** The most literal readings of both kinds, none ranked before the other. */
function equated(near: readonly Reading[], far: readonly Reading[]): readonly Reading[] {
  return [near, far].flatMap((kind) => {
    const fewest = fewestSkips(kind);
    return kind.filter(({ skips }) => skips === fewest).map((each) => ({ ...each, skips: 0 }));
  });
}

/** CO, CS and SO at the end of a label. */
function endsInOxo(tokens: readonly LabelToken[], last: number): boolean {
  const before = tokens[last - 1];
  const isOxo = isNamed(before, 'C') || (isNamed(before, 'S') && isNamed(tokens[last], 'O'));
  return isOxo && !tokens.slice(last + 1).some(isHeavy);
}

/** H3COCO: acetoxy written from right to left, or methoxycarbonyl from left to right. */
const isMirroredAcyl = (tokens: readonly LabelToken[], last: number): boolean =>
  isNamed(tokens[0], 'H') && isNamed(tokens[1], 'C') && isNamed(tokens[last - 2], 'O');
