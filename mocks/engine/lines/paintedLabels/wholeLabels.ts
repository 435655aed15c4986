import { boxHeight, boxWidth } from '../../geometry/boxes';
import { DisjointSets } from '../../geometry/disjointSets';
import type { LetterCandidate } from './letterCandidates';
import type { LetterReader } from './letterReader';
import { LEVEL, SCRIPT, type PaintedLetter } from './paintedLetter';

/** Sizes of letters in heights of capitals: heights from small ones to parentheses, and the width of W. */
const LETTER = { min: 0.4, max: 1.5, width: 1.4 } as const;
/** Brackets are this high, and reach this far below the baseline, in heights of capitals. */
const BRACKET = { min: 1.15, below: 0.4 } as const;
/** Shapes that are more unlike all letters than this are no letters of any font: bonds and wedges. */
const MAX_UNLIKENESS = 0.45;

/** The letters of a drawing's labels. */
export interface LabelLetters {
  readonly letters: readonly PaintedLetter[];
  /** False if labels were left out because one of their letters was not read. */
  readonly isComplete: boolean;
}

/** Without those whose label has a letter that was not read. */
export function wholeLabels(
  candidates: readonly LetterCandidate[],
  read: ReadonlyMap<number, PaintedLetter>,
  beside: (i: number) => number[],
  reader: LetterReader,
): LabelLetters {
  const sets = new DisjointSets(candidates.length);
  for (const i of read.keys()) for (const j of beside(i)) if (read.has(j)) sets.join(i, j);
  const broken = new Set<number>();
  for (const [i, letter] of read) {
    const isBroken = beside(i).some((j) => {
      const other = candidates[j];
      return other && !read.has(j) && isLetterLike(other, letter, reader);
    });
    if (isBroken) broken.add(sets.find(i));
  }
  const letters = [...read].filter(([i]) => !broken.has(sets.find(i))).map(([, letter]) => letter);
  return { letters, isComplete: broken.size === 0 };
}

/** Whether an unread shape beside a letter is where letters of its label would be. */
function isLetterLike(
  candidate: LetterCandidate,
  { line }: PaintedLetter,
  reader: LetterReader,
): boolean {
  const { box, isBar } = candidate;
  const [width, size] = [boxWidth(box) / line.height, boxHeight(box) / line.height];
  const level = Math.abs(box[3] - line.baseline) / line.height;
  if (isBar) return level <= LEVEL && size > 0.8;
  if (width > LETTER.width || size < LETTER.min || size > LETTER.max) return false;
  const isPlaced =
    level <= LEVEL || size <= SCRIPT.max || (size > BRACKET.min && level < BRACKET.below);
  return isPlaced && reader.nearest(candidate) <= MAX_UNLIKENESS;
}
