import { boxHeight } from '../../geometry/boxes';
import type { LetterCandidate } from './letterCandidates';
import type { LetterReader } from './letterReader';
import { ownFrame, type PaintedLetter } from './paintedLetter';
import { readRaisedPlus } from './readBeside';
import { SAME_HEIGHT } from './standingCapitals';

/** An S is at most this unlike the font's S, and more like a 5 by at most this. */
const MOST = { cost: 0.3, beyondFive: 0.1 } as const;

/**
 * The S of sulfoxides, which some fonts draw like another one's 5: as high as the capitals that were read, with a
 * raised plus sign beside it, as no 5 has.
 *
 * @param beside the shapes beside one, by their indices
 */
export function chargedSulfurs(
  candidates: readonly LetterCandidate[],
  read: ReadonlyMap<number, PaintedLetter>,
  beside: (i: number) => number[],
  reader: LetterReader,
): [number, PaintedLetter][] {
  const height = [...read.values()][0]?.line.height ?? NaN;
  return candidates.flatMap((candidate, i): [number, PaintedLetter][] => {
    const { box, isBar, holes } = candidate;
    if (isBar || holes > 0 || read.has(i)) return [];
    if (!(Math.abs(boxHeight(box) / height - 1) <= SAME_HEIGHT)) return [];
    const frame = { ...ownFrame(box), height };
    const hasPlus = beside(i).some((j) => {
      const other = candidates[j];
      return other && readRaisedPlus(other, frame, reader);
    });
    const cost = hasPlus ? costOfSulfur(candidate, reader) : undefined;
    return cost === undefined ? [] : [[i, { char: 'S', cost, box, frame, line: frame }]];
  });
}

function costOfSulfur(candidate: LetterCandidate, reader: LetterReader): number | undefined {
  const costs = reader.costs(candidate);
  const [nearest] = costs.keys();
  const [cost = Infinity, five = Infinity] = [costs.get('S'), costs.get('5')];
  const isLike = nearest === 'S' || (nearest === '5' && cost - five <= MOST.beyondFive);
  return isLike && cost <= MOST.cost ? cost : undefined;
}
