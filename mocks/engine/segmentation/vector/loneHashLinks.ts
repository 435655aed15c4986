import { boxHolds, growBox } from '../../geometry/boxes';
import { distance } from '../../geometry/vector';
import { usualBondLength } from '../../lines/bondLength';
import { loneHashes } from '../../lines/loneStrokes';
import type { DrawingPart } from './drawingParts';

/** Bonds end this close to a corner, usual bond lengths. */
const AT_CORNER = 0.12;

/**
 * The parts that hashed bonds of one or two strokes hold together: the strokes, the bonds at their corner and the
 * letters that they lead to.
 *
 * @returns indices, as groups
 */
export function loneHashLinks(parts: readonly DrawingPart[]): number[][] {
  const lines = parts.flatMap((part) => (part.kind === 'line' ? [part.line] : []));
  const bondLength = usualBondLength(lines);
  if (bondLength === undefined) return [];
  const wedged = parts.flatMap((part) =>
    part.kind === 'wedge' || part.kind === 'hash' ? [{ a: part.ends[0], b: part.ends[1] }] : [],
  );
  const letters = parts.flatMap(({ kind, box }) =>
    kind === 'label' || kind === 'tile' ? [box] : [],
  );
  return loneHashes(lines, wedged, letters, bondLength).map(({ strokes, corner, tip }) =>
    parts.flatMap((part, i) => {
      if (part.kind === 'line') {
        const isAt = [part.line.a, part.line.b].some(
          (end) => distance(end, corner) < AT_CORNER * bondLength,
        );
        return isAt || strokes.includes(part.line) ? [i] : [];
      }
      const isLetter = part.kind === 'label' || part.kind === 'tile';
      return isLetter && boxHolds(growBox(part.box, 0.1), tip) ? [i] : [];
    }),
  );
}
