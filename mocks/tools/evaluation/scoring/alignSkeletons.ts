import type { MolecularGraph } from '../../../engine/recognition/molecularGraph';
import { neighboursOf } from './neighbours';

/** Maximum number of differing atoms for two graphs to be one skeleton with different labels. */
const MAX_DIFFERING = 6;
/** Steps after which the search gives up; symmetric cages could take forever. */
const MAX_STEPS = 200_000;

/**
 * Maps one graph onto another with the same skeleton so that as few atoms as possible differ in their
 * elements; bond orders are ignored.
 *
 * @returns for each atom of `truth` the index of its counterpart in `answer`; null if the skeletons differ,
 *   or more than six atoms do
 */
export function alignSkeletons(truth: MolecularGraph, answer: MolecularGraph): number[] | null {
  if (shapeOf(truth) !== shapeOf(answer)) return null;
  const search = new SkeletonSearch(truth, answer);
  for (let allowed = 0; allowed <= MAX_DIFFERING; allowed++) {
    const found = search.withAtMost(allowed);
    if (found) return found;
  }
  return null;
}

/** Number of atoms by number of neighbours: equal for equal skeletons. */
const shapeOf = (graph: MolecularGraph): string =>
  neighboursOf(graph)
    .map((neighbours) => neighbours.length)
    .toSorted((a, b) => a - b)
    .join(' ');

/** Backtracking over the atoms of `truth`, in an order in which each follows a neighbour. */
class SkeletonSearch {
  private readonly truthNeighbours: readonly (readonly number[])[];
  private readonly answerNeighbours: readonly (readonly number[])[];
  private readonly order: readonly number[];
  private readonly like: number[] = [];
  private readonly taken = new Set<number>();
  private steps = 0;

  constructor(
    private readonly truth: MolecularGraph,
    private readonly answer: MolecularGraph,
  ) {
    this.truthNeighbours = neighboursOf(truth);
    this.answerNeighbours = neighboursOf(answer);
    this.order = connectedOrder(this.truthNeighbours);
  }

  withAtMost(differing: number): number[] | null {
    this.like.length = 0;
    this.taken.clear();
    return this.place(0, differing) ? [...this.like] : null;
  }

  private place(position: number, allowed: number): boolean {
    const atom = this.order[position];
    if (atom === undefined) return true;
    for (const candidate of this.candidates(atom)) {
      if (this.steps++ > MAX_STEPS) return false;
      const differs = this.truth.atoms[atom]?.element !== this.answer.atoms[candidate]?.element;
      const left = allowed - (differs ? 1 : 0);
      if (left < 0 || !this.fits(atom, candidate)) continue;
      this.like[atom] = candidate;
      this.taken.add(candidate);
      if (this.place(position + 1, left)) return true;
      delete this.like[atom];
      this.taken.delete(candidate);
    }
    return false;
  }

  /** Atoms next to a neighbour's counterpart, if there is one; any atom at the start of a part. */
  private candidates(atom: number): Iterable<number> {
    const placed = this.placedNeighbours(atom)[0];
    const anchor = placed === undefined ? undefined : this.like[placed];
    return anchor === undefined
      ? this.answerNeighbours.keys()
      : (this.answerNeighbours[anchor] ?? []);
  }

  private fits(atom: number, candidate: number): boolean {
    const around = this.answerNeighbours[candidate] ?? [];
    if (this.taken.has(candidate)) return false;
    if (this.truthNeighbours[atom]?.length !== around.length) return false;
    const likes = this.placedNeighbours(atom).map((each) => this.like[each]);
    const taken = around.filter((each) => this.taken.has(each));
    return likes.length === taken.length && taken.every((each) => likes.includes(each));
  }

  private placedNeighbours(atom: number): number[] {
    return (this.truthNeighbours[atom] ?? []).filter((each) => this.like[each] !== undefined);
  }
}

function connectedOrder(neighbours: readonly (readonly number[])[]): number[] {
  const order = new Set<number>();
  const visit = (atom: number): void => {
    if (order.has(atom)) return;
    order.add(atom);
    neighbours[atom]?.forEach(visit);
  };
  for (const atom of neighbours.keys()) visit(atom);
  return [...order];
}
