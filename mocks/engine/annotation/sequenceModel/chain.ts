/** Labels of a piece: outside a name, its beginning, inside it. */
const OUTSIDE = 0;
export const BEGIN = 1;
export const INSIDE = 2;
export const LABELS = 3;

/** The weights of a linear chain: a score of each label for each bucket, and of each label after each other. */
export interface ChainWeights {
  /** `LABELS` numbers a bucket, those of `OUTSIDE` zero in a stored model. */
  readonly emissions: Float32Array | Float64Array;
  /** From label (row) to label, `LABELS` × `LABELS`, then those of the first piece. */
  readonly moves: ArrayLike<number>;
}

/** No name begins with its inside. */
export const NEVER = -1e9;

/** Scores of the labels of each piece. */
export function scoresOf(rows: readonly Int32Array[], { emissions }: ChainWeights): Float64Array {
  const scores = new Float64Array(rows.length * LABELS);
  rows.forEach((row, at) => {
    let [o, b, i] = [0, 0, 0];
    for (const bucket of row) {
      o += emissions[LABELS * bucket] ?? 0;
      b += emissions[LABELS * bucket + BEGIN] ?? 0;
      i += emissions[LABELS * bucket + INSIDE] ?? 0;
    }
    scores.set([o, b, i], at * LABELS);
  });
  return scores;
}

/** Score of a label after another, or at the beginning of a sentence. */
export function moveScore(moves: ArrayLike<number>, from: number | undefined, to: number): number {
  if (to === INSIDE && (from === undefined || from === OUTSIDE)) return NEVER;
  return moves[(from ?? LABELS) * LABELS + to] ?? 0;
}
