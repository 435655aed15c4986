import type { MolecularGraph } from '../../../engine/recognition/molecularGraph';
import type { CommonPart } from './commonPart';
import { connectedParts, neighboursOf } from './neighbours';

/** Indices of a structure's atoms that its partner lacks. */
export interface DifferingAtoms {
  readonly truth: readonly number[];
  readonly answer: readonly number[];
}

interface Graphs {
  readonly truth: MolecularGraph;
  readonly answer: MolecularGraph;
}

/** Maximum common atoms that may belong to a group, such as the carbon of -C(=O)O read as -C#N. */
const MAX_SHARED = 3;

/**
 * Whether the differing atoms are one group in both structures, bonded to the rest in the same single place,
 * like a label in a drawing. Atoms with which both groups begin belong to them.
 *
 * @returns the groups, or null
 */
export function asOneGroup(
  graphs: Graphs,
  common: CommonPart,
  differing: DifferingAtoms,
): DifferingAtoms | null {
  const truth = new Set(differing.truth);
  const answer = new Set(differing.answer);
  for (let shared = 0; shared <= MAX_SHARED; shared++) {
    const places = new Set([
      ...outsideOf(graphs.truth, truth),
      ...outsideOf(graphs.answer, answer).map((atom) => truthOf(common, atom)),
    ]);
    const [place] = places;
    if (places.size !== 1 || place === undefined) return null;
    if (isOnePart(graphs.truth, truth) && isOnePart(graphs.answer, answer)) {
      return { truth: [...truth], answer: [...answer] };
    }
    truth.add(place);
    answer.add(answerOf(common, place));
  }
  return null;
}

const truthOf = ({ truth, answer }: CommonPart, atom: number) => truth[answer.indexOf(atom)] ?? -1;
const answerOf = ({ truth, answer }: CommonPart, atom: number) => answer[truth.indexOf(atom)] ?? -1;

function outsideOf(graph: MolecularGraph, atoms: ReadonlySet<number>): number[] {
  const neighbours = neighboursOf(graph);
  return [...atoms].flatMap((atom) => neighbours[atom] ?? []).filter((atom) => !atoms.has(atom));
}

const isOnePart = (graph: MolecularGraph, atoms: ReadonlySet<number>): boolean =>
  connectedParts(graph, atoms).length === 1 && outsideOf(graph, atoms).length === 1;
