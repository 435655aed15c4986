import { boxHeight, boxWidth } from '../../geometry/boxes';
import type { LetterCandidate } from './letterCandidates';
import { ownFrame, type PaintedLetter } from './paintedLetter';
import { readBar } from './readBeside';
import { SAME_HEIGHT } from './standingCapitals';

/** The I of an iodide is at most this wide, heights of capitals. */
const MAX_WIDTH = 0.3;

/**
 * The I of iodides, a bar in fonts without serifs: as high as the capitals, with nothing on its left and a raised
 * minus sign on its right, as no l, no 1 and no bond has.
 *
 * @param height of the capitals that were read
 * @param beside the shapes beside one, by their indices
 */
export function iodides(
  candidates: readonly LetterCandidate[],
  height: number,
  beside: (i: number) => number[],
): [number, PaintedLetter][] {
  return candidates.flatMap((candidate, i): [number, PaintedLetter][] => {
    const { box, isBar } = candidate;
    if (!isBar || boxWidth(box) > MAX_WIDTH * height) return [];
    if (Math.abs(boxHeight(box) / height - 1) > SAME_HEIGHT) return [];
    const frame = { ...ownFrame(box), height };
    const near = beside(i).flatMap((j) => candidates[j] ?? []);
    const isAlone = near.every((other) => other.box[0] >= box[2]);
    const hasMinus = near.some((other) => other.isBar && readBar(other, frame, 'I')?.char === '-');
    return isAlone && hasMinus ? [[i, { char: 'I', cost: 0, box, frame, line: frame }]] : [];
  });
}
