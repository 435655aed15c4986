import { boxHeight } from '../../geometry/boxes';
import type { LetterCandidate } from './letterCandidates';
import type { LetterReader } from './letterReader';
import { ownFrame, type PaintedLetter } from './paintedLetter';

/** Capitals of one drawing differ in height by no more than this share; round ones are a little taller. */
export const SAME_HEIGHT = 0.12;

/** Capitals, and what is no capital though it is as high; a narrow O is like a 0, which no label begins with. */
const BY_ITSELF = /^[A-Z1-9a-z]$/;

/** Capitals of the height that most have. */
export function standingCapitals(
  candidates: readonly LetterCandidate[],
  reader: LetterReader,
): [number, PaintedLetter][] {
  const found = candidates.flatMap((candidate, i) => {
    const { box, isBar } = candidate;
    const letter = isBar ? undefined : reader.read(candidate, undefined, BY_ITSELF);
    return letter && /[A-Z]/.test(letter.char) ? [{ i, box, letter }] : [];
  });
  const height = commonHeight(found.map(({ box }) => boxHeight(box)).sort((a, b) => a - b));
  return found
    .filter(({ box }) => Math.abs(boxHeight(box) / height - 1) <= SAME_HEIGHT)
    .map(({ i, box, letter }) => {
      const frame = { ...ownFrame(box), height };
      return [i, { ...letter, box, frame, line: frame }];
    });
}

/** The height that most are close to. */
function commonHeight(heights: readonly number[]): number {
  let best = 0;
  let most = 0;
  for (const height of heights) {
    const count = heights.filter((h) => Math.abs(h / height - 1) <= SAME_HEIGHT / 2).length;
    if (count > most) [best, most] = [height, count];
  }
  return best;
}
