import type { StereoMark } from '../../recognition/doubts/stereoMark';
import type { StructureProblem } from '../sanitisation';
import type { Parities } from './parity';

const INVERSE: Readonly<Record<string, string>> = { R: 'S', S: 'R' };

/**
 * The centres among `atoms` that RDKit defines and another toolkit takes for the opposite, or for none. Of centres
 * that depend on others (r, s) a toolkit may invert all at once, which is the same structure: they are not compared.
 *
 * @param stereo RDKit's letters
 */
export const stereoDisputes = (
  atoms: readonly number[],
  stereo: readonly StereoMark[],
  { rdkit, other }: { readonly rdkit: Parities; readonly other: Parities },
): StructureProblem[] =>
  atoms.flatMap((atom): StructureProblem[] => {
    const { mark = '' } =
      stereo.find((each) => each.atoms.length === 1 && each.atoms[0] === atom) ?? {};
    const [inverse, taken] = [INVERSE[mark], other.get(atom)];
    if (inverse === undefined || taken === rdkit.get(atom)) return [];
    const against = taken === undefined ? 'no centre' : inverse;
    const message = `Two programs take a centre differently: ${mark} by RDKit, ${against} by openchemlib`;
    return [{ kind: 'stereo', atoms: [atom], message }];
  });
