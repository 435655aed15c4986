import { BoxIndex } from '../../geometry/boxIndex';
import { growBox } from '../../geometry/boxes';
import type { LetterCandidate } from './letterCandidates';
import { branchLetters } from './branchLetters';
import { chargedSulfurs } from './chargedSulfurs';
import { iodides } from './iodides';
import type { LetterReader } from './letterReader';
import { areBeside, GAP, lineBox, type PaintedLetter } from './paintedLetter';
import { readBeside } from './readBeside';
import { standingCapitals } from './standingCapitals';
import { type LabelLetters, wholeLabels } from './wholeLabels';
import { CROWD } from '../letterShapes/letterPieces';

/**
 * The letters of a drawing's labels. Capitals are read by themselves, and from them on what is written beside
 * them. A label with an unread letter is left out.
 */
export function readLabelLines(
  candidates: readonly LetterCandidate[],
  reader: LetterReader,
): LabelLetters {
  const read = new Map<number, PaintedLetter>();
  for (const [i, letter] of standingCapitals(candidates, reader)) read.set(i, letter);
  const height = [...read.values()][0]?.line.height;
  if (height === undefined) return { letters: [], isComplete: true };
  const index = new BoxIndex(
    candidates.map(({ box }) => box),
    2 * height,
    CROWD,
  );
  const beside = (i: number): number[] => {
    const [own, letter] = [candidates[i]?.box, read.get(i)];
    if (!own) return [];
    const box = letter ? lineBox(letter) : own;
    const near = index.touching(growBox(box, GAP * height));
    return near.filter((j) => j !== i && areBeside(box, candidates[j]?.box));
  };
  for (const [i, letter] of chargedSulfurs(candidates, read, beside, reader)) read.set(i, letter);
  for (const [i, letter] of iodides(candidates, height, beside)) read.set(i, letter);
  const waiting = [...read.keys()];
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    const from = read.get(at);
    for (const j of from ? beside(at) : []) {
      const candidate = candidates[j];
      const letter = candidate && from && !read.has(j) && readBeside(candidate, from, reader);
      if (!letter) continue;
      read.set(j, letter);
      waiting.push(j);
    }
  }
  for (const [i, letter] of branchLetters(candidates, read, beside, reader)) read.set(i, letter);
  return wholeLabels(candidates, read, beside, reader);
}
