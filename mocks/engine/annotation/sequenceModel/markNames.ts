import type { Mention } from '../labels';
import { BEGIN, INSIDE, scoresOf } from './chain';
import { featuresOf } from './features';
import { spanProbability, sumsOf } from './marginals';
import type { SequenceModel } from './sequenceModel';
import { traitedSentences } from './textTraits';
import { bestLabels } from './viterbi';
import type { WordPiece } from './wordPieces';

/** A stretch of a text, in UTF-16 units, half-open. */
export interface ProbableName {
  readonly start: number;
  readonly end: number;
  /** How probable the model holds it that exactly this is a name, 0 to 1, not calibrated. */
  readonly probability: number;
}

/**
 * Marks names of compounds with the model.
 *
 * @param mentions the rules' answer, without overlaps
 */
export const markNames = (
  { weights, mask, words }: Omit<SequenceModel, 'calibration'>,
  text: string,
  mentions: readonly Mention[],
): ProbableName[] =>
  traitedSentences(text, mentions, words).flatMap((sentence) => {
    const { pieces } = sentence;
    const scores = scoresOf(featuresOf(sentence, mask), weights);
    const labels = bestLabels(scores, weights.moves);
    if (!labels.includes(BEGIN)) return [];
    const sums = sumsOf(scores, weights.moves);
    return namesIn(pieces, labels).map(({ first, last, start, end }) => {
      const probability = spanProbability(scores, weights.moves, sums, [first, last]);
      return { start, end, probability };
    });
  });

function namesIn(pieces: readonly WordPiece[], labels: Uint8Array) {
  const names: { first: number; last: number; start: number; end: number }[] = [];
  for (const [first, { start, end }] of pieces.entries()) {
    if (labels[first] !== BEGIN) continue;
    let last = first;
    while (labels[last + 1] === INSIDE) last += 1;
    names.push({ first, last, start, end: pieces[last]?.end ?? end });
  }
  return names;
}
