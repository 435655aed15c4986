import {
  LABELS,
  moveScore,
  scoresOf,
  type ChainWeights,
} from '../../../engine/annotation/sequenceModel/chain';
import { sumsOf, type ChainSums } from '../../../engine/annotation/sequenceModel/marginals';
import { generator } from '../../generator';
import type { Sample } from './samples';

/** Step length of AdaGrad (Duchi, Hazan and Singer 2011). */
const RATE = 0.03;
/** Gradients below this change nothing that eight bits keep. */
const LEAST_GRADIENT = 1e-4;

/** Numbers that are learnt, each with the sum of its squared gradients. */
class Learnt {
  readonly values: Float64Array;
  readonly #squares: Float64Array;

  constructor(size: number) {
    this.values = new Float64Array(size);
    this.#squares = new Float64Array(size);
  }

  climb(at: number, gradient: number): void {
    const squares = (this.#squares[at] ?? 0) + gradient * gradient;
    this.#squares[at] = squares;
    this.values[at] = (this.values[at] ?? 0) + (RATE * gradient) / Math.sqrt(squares + 1e-12);
  }
}

/**
 * Trains a conditional random field by gradient ascent, a sentence at a time, in an order that depends on the
 * seed alone.
 *
 * @param report told of each epoch's log-likelihood
 */
export function learnChain(
  samples: readonly Sample[],
  buckets: number,
  { epochs, seed }: { readonly epochs: number; readonly seed: number },
  report: (epoch: number, likelihood: number) => void,
): ChainWeights & { readonly moves: number[] } {
  const emissions = new Learnt(buckets * LABELS);
  const moves = new Learnt(LABELS * LABELS + LABELS);
  const random = generator(seed);
  const order = samples.filter(({ rows }) => rows.length > 0);
  for (let epoch = 1; epoch <= epochs; epoch += 1) {
    shuffle(order, random);
    const likelihood = order.reduce((sum, sample) => sum + learnFrom(sample, emissions, moves), 0);
    report(epoch, likelihood);
  }
  return { emissions: emissions.values, moves: [...moves.values] };
}

/** One step; returns the sentence's log-likelihood before it. */
function learnFrom({ rows, labels }: Sample, emissions: Learnt, moves: Learnt): number {
  const scores = scoresOf(rows, { emissions: emissions.values, moves: moves.values });
  const sums = sumsOf(scores, moves.values);
  let likelihood = -sums.total;
  for (const [at, label] of labels.entries()) {
    const before = at > 0 ? labels[at - 1] : undefined;
    likelihood += (scores[at * LABELS + label] ?? 0) + moveScore(moves.values, before, label);
  }
  const steps = moveGradients(labels, scores, sums, moves.values);
  for (const [at, row] of rows.entries()) {
    for (let label = 0; label < LABELS; label += 1) {
      const gradient = Number(labels[at] === label) - shareOf(sums, at * LABELS + label);
      if (Math.abs(gradient) < LEAST_GRADIENT) continue;
      for (const bucket of row) emissions.climb(bucket * LABELS + label, gradient);
    }
  }
  steps.forEach((gradient, at) => {
    if (Math.abs(gradient) >= LEAST_GRADIENT) moves.climb(at, gradient);
  });
  return likelihood;
}

/** Probability of a label of a piece. */
const shareOf = ({ forward, backward, total }: ChainSums, at: number): number =>
  Math.exp((forward[at] ?? 0) + (backward[at] ?? 0) - total);

/** What is marked less what is expected, for each move, over the whole sentence. */
function moveGradients(
  labels: Uint8Array,
  scores: Float64Array,
  sums: ChainSums,
  moves: Float64Array,
): Float64Array {
  const gradients = new Float64Array(moves.length);
  const add = (at: number, by: number) => {
    gradients[at] = (gradients[at] ?? 0) + by;
  };
  for (const [at, label] of labels.entries()) {
    add((at > 0 ? (labels[at - 1] ?? 0) : LABELS) * LABELS + label, 1);
    for (let to = 0; to < LABELS; to += 1) {
      if (at === 0) {
        add(LABELS * LABELS + to, -shareOf(sums, to));
        continue;
      }
      const rest = (scores[at * LABELS + to] ?? 0) + (sums.backward[at * LABELS + to] ?? 0);
      for (let from = 0; from < LABELS; from += 1) {
        const ways = (sums.forward[(at - 1) * LABELS + from] ?? 0) + moveScore(moves, from, to);
        add(from * LABELS + to, -Math.exp(ways + rest - sums.total));
      }
    }
  }
  return gradients;
}

function shuffle<T>(list: T[], random: () => number): void {
  for (let last = list.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    const [a, b] = [list[last], list[other]];
    if (a !== undefined && b !== undefined) [list[last], list[other]] = [b, a];
  }
}
