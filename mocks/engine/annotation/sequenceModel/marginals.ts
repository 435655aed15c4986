import { BEGIN, INSIDE, LABELS, moveScore, NEVER } from './chain';

/** Sums over all ways to label a sentence, in logarithms (Lafferty, McCallum and Pereira 2001). */
export interface ChainSums {
  /** Over the ways that reach a label of a piece, its own score included. */
  readonly forward: Float64Array;
  /** Over the ways that go on from it. */
  readonly backward: Float64Array;
  readonly total: number;
}

/** @param scores of each label of each piece; at least one piece */
export function sumsOf(scores: Float64Array, moves: ArrayLike<number>): ChainSums {
  const forward = new Float64Array(scores.length);
  const backward = new Float64Array(scores.length);
  const length = scores.length / LABELS;
  for (let to = 0; to < LABELS; to += 1) {
    forward[to] = moveScore(moves, undefined, to) + (scores[to] ?? 0);
  }
  for (let at = 1; at < length; at += 1) {
    for (let to = 0; to < LABELS; to += 1) {
      const ways = logSum(
        (from) => (forward[(at - 1) * LABELS + from] ?? 0) + moveScore(moves, from, to),
      );
      forward[at * LABELS + to] = ways + (scores[at * LABELS + to] ?? 0);
    }
  }
  for (let at = length - 2; at >= 0; at -= 1) {
    for (let from = 0; from < LABELS; from += 1) {
      backward[at * LABELS + from] = logSum((to) => {
        const next = (at + 1) * LABELS + to;
        return moveScore(moves, from, to) + (scores[next] ?? 0) + (backward[next] ?? 0);
      });
    }
  }
  const total = logSum((label) => forward[(length - 1) * LABELS + label] ?? 0);
  return { forward, backward, total };
}

/** Logarithm of a sum of exponentials over the labels, without overflow. */
function logSum(term: (label: number) => number): number {
  const [a, b, c] = [term(0), term(1), term(2)];
  const most = Math.max(a, b, c);
  return most + Math.log(Math.exp(a - most) + Math.exp(b - most) + Math.exp(c - most));
}

/** Probability that exactly the pieces from `first` to `last` are one name. */
export function spanProbability(
  scores: Float64Array,
  moves: ArrayLike<number>,
  sums: ChainSums,
  [first, last]: readonly [first: number, last: number],
): number {
  let sum = sums.forward[first * LABELS + BEGIN] ?? 0;
  for (let at = first + 1; at <= last; at += 1) {
    sum +=
      moveScore(moves, at === first + 1 ? BEGIN : INSIDE, INSIDE) +
      (scores[at * LABELS + INSIDE] ?? 0);
  }
  const label = first === last ? BEGIN : INSIDE;
  if ((last + 1) * LABELS < scores.length) {
    sum += logSum((to) => {
      if (to === INSIDE) return NEVER;
      const next = (last + 1) * LABELS + to;
      return moveScore(moves, label, to) + (scores[next] ?? 0) + (sums.backward[next] ?? 0);
    });
  }
  return Math.exp(sum - sums.total);
}
