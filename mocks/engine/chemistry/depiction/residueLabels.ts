import { countMolfileAtoms } from '../limits';

/** Characters of a label that are drawn; a longer, hostile one would shrink the molecule to nothing. */
const MAX_LABEL_LENGTH = 12;

/**
 * The labels of a molfile's residues (`A nnn` and, on the next line, `R1`), by atom index from 0. RDKit reads
 * but does not draw them.
 *
 * @param drawnAtoms number of atoms in RDKit's molecule; if it differs because hydrogens were merged, the
 *   indices have shifted and no labels are returned
 */
export function residueLabels(molfile: string, drawnAtoms: number): Record<string, string> {
  if (drawnAtoms !== countMolfileAtoms(molfile)) return {};
  const aliases = molfile.matchAll(/^A {2} {0,2}(\d{1,3})\r?\n([^\r\n]*)/gm);
  return Object.fromEntries(
    [...aliases]
      .map(([, atom, label = '']) => [String(Number(atom) - 1), label.trim()] as const)
      .filter(([, label]) => label !== '' && label.length <= MAX_LABEL_LENGTH),
  );
}
