import { LABELS, moveScore } from './chain';

/** The best labels of a sentence (Viterbi 1967). */
export function bestLabels(scores: Float64Array, moves: ArrayLike<number>): Uint8Array {
  const length = scores.length / LABELS;
  const back = new Uint8Array(scores.length);
  let totals: number[] = [];
  for (let at = 0; at < length; at += 1) {
    const next: number[] = [];
    for (let to = 0; to < LABELS; to += 1) {
      let [best, bestFrom] = at === 0 ? [moveScore(moves, undefined, to), 0] : [-Infinity, 0];
      for (const [from, total] of totals.entries()) {
        const sum = total + moveScore(moves, from, to);
        if (sum > best) [best, bestFrom] = [sum, from];
      }
      back[at * LABELS + to] = bestFrom;
      next.push(best + (scores[at * LABELS + to] ?? 0));
    }
    totals = next;
  }
  const labels = new Uint8Array(length);
  let label = totals.indexOf(Math.max(...totals));
  for (let at = length - 1; at >= 0; at -= 1) {
    labels[at] = label;
    label = back[at * LABELS + label] ?? 0;
  }
  return labels;
}
