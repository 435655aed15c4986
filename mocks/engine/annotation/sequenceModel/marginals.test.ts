import { LABELS, moveScore } from './chain';
import { spanProbability, sumsOf } from './marginals';
import { bestLabels } from './viterbi';

const MOVES = [0.2, -0.4, 0, 0.5, -1, 1.5, 0.3, -0.7, 0.9, 0.1, 0.6, 0];
const SCORES = Float64Array.of(0.3, 1.2, -2, 0.8, -0.5, 1.1, 1.4, 0.2, 0.9, -0.3, 0.7, 0.4);
const LENGTH = SCORES.length / LABELS;

/** Every way to label the pieces, with its score. */
const ways = Array.from({ length: LABELS ** LENGTH }, (_, code) => {
  const labels = Array.from(
    { length: LENGTH },
    (_piece, at) => Math.floor(code / LABELS ** at) % LABELS,
  );
  const score = labels.reduce(
    (sum, label, at) =>
      sum + moveScore(MOVES, labels[at - 1], label) + (SCORES[at * LABELS + label] ?? 0),
    0,
  );
  return { labels, score };
});
const total = ways.reduce((sum, { score }) => sum + Math.exp(score), 0);

test('the best labels are those of the way with the highest score', () => {
  const best = ways.reduce((a, b) => (b.score > a.score ? b : a));
  expect([...bestLabels(SCORES, MOVES)]).toEqual(best.labels);
});

test('a name never begins with its inside', () => {
  const scores = Float64Array.of(0, 0, 50, 0, 0, 50);
  expect([...bestLabels(scores, MOVES)]).toEqual([1, 2]);
});

test.each([
  [0, 0],
  [0, 2],
  [1, 2],
  [2, 3],
  [3, 3],
])('the probability of a name from piece %d to %d is its share of all ways', (first, last) => {
  const isName = (labels: readonly number[]) =>
    labels[first] === 1 &&
    labels.slice(first + 1, last + 1).every((label) => label === 2) &&
    labels[last + 1] !== 2;
  const share = ways.reduce(
    (sum, { labels, score }) => sum + (isName(labels) ? Math.exp(score) : 0),
    0,
  );
  const sums = sumsOf(SCORES, MOVES);
  expect(spanProbability(SCORES, MOVES, sums, [first, last])).toBeCloseTo(share / total, 9);
});
