import type { MolecularGraph } from '../molecularGraph';
import type { Doubt } from './doubt';

/** 0..1: what is chemically odd is more often misread than drawn so. Chosen, not measured. */
const CONFIDENCE = 0.4;

/** What chemistry finds wrong with a structure: `StructureProblem`. */
export interface GraphProblem {
  readonly kind: string;
  readonly atoms: readonly number[];
  readonly message: string;
}

/** Doubts at the atoms of which a structure's problems speak. */
export function problemDoubts(
  { atoms }: MolecularGraph,
  problems: readonly GraphProblem[],
): Doubt[] {
  return problems.flatMap((problem): Doubt[] => {
    const places = problem.atoms.flatMap((index) => atoms[index] ?? []);
    if (places.length === 0) return [];
    const x = places.reduce((sum, place) => sum + place.x / places.length, 0);
    const y = places.reduce((sum, place) => sum + place.y / places.length, 0);
    const kind = problem.kind === 'stereo' ? 'stereo' : 'bond';
    const says = `${problem.message}.`;
    return [{ kind, atoms: problem.atoms, x, y, confidence: CONFIDENCE, says }];
  });
}
