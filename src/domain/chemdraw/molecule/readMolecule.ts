import type { ChemDrawObject } from '../tree/chemDrawObject';
import { childrenOf } from '../tree/properties';
import { withoutPerspective } from './flatPerspective';
import { keeping, type Graph } from './graph';
import { withHydrogenWedges } from './hydrogenWedges';
import { molfileOf } from './molfileOf';
import { readGraph } from './readGraph';
import { Remarks } from './remarks';
import { writeOutBrackets } from './repeatedGroups';
import { writeOutAbbreviations } from './writeOutAbbreviations';

export interface ReadMolecule {
  readonly molfile: string;
  readonly told: readonly string[];
  readonly isWhole: boolean;
  /** As it is drawn: abbreviations are atoms with a label. */
  readonly drawn: Graph;
}

/** Stereo of which the file says that its mirror image is meant as well, or instead. */
const RELATIVE = new Set(['Or', 'And']);

/**
 * The structure of fragments that are one molecule.
 *
 * @param brackets of the page: those around atoms of other molecules are passed over
 * @returns undefined if there is no atom
 */
export function readMolecule(
  fragments: readonly ChemDrawObject[],
  brackets: readonly ChemDrawObject[],
): ReadMolecule | undefined {
  const remarks = new Remarks();
  const drawn = readGraph(fragments, remarks);
  if (drawn.atoms.length === 0) return undefined;
  const bound = keeping(drawn, ({ isBetweenAtoms }) => isBetweenAtoms === undefined);
  const flat = withoutPerspective(bound, remarks);
  const repeated = writeOutBrackets(flat, brackets, remarks);
  const written = withHydrogenWedges(writeOutAbbreviations(repeated, remarks));
  const open = written.atoms.some(({ connection }) => connection !== undefined);
  if (open) remarks.tell('An open attachment is read as an atom of any kind.');
  const isRelative = fragments
    .flatMap((fragment) => childrenOf(fragment, 'n'))
    .some(({ properties }) => RELATIVE.has(properties.get('EnhancedStereoType') ?? ''));
  if (isRelative)
    remarks.lack('That its stereo is relative or racemic is only told by a chiral flag of 0.');
  const molfile = molfileOf(written, isRelative);
  return { molfile, told: remarks.told, isWhole: remarks.isWhole, drawn };
}
