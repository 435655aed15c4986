import type { MolecularGraph } from '../../recognition/molecularGraph';
import type { RecognisedStructure } from '../graphToStructure';
import type { RDKit } from '../rdkit';
import { ambiguousCentres } from './ambiguousCentres';
import { openChemLibParities, type OpenChemLib } from './openChemLib';
import { rdkitParities } from './rdkitParities';
import { stereoDisputes } from './stereoDisputes';

/**
 * openchemlib's time grows with the square: 0.6 to 0.9 CPU seconds for 300 atoms, 2.0 for 500 (a ring of 250 with
 * methyl groups), on one core. It cannot be interrupted.
 */
const MOST_ATOMS = 250;

/** Chemistry that is needed for a second look. */
export interface Toolkits {
  readonly withRDKit: <Result>(use: (rdkit: RDKit) => Result) => Promise<Result>;
  readonly loadOpenChemLib: () => Promise<OpenChemLib>;
}

/**
 * A structure with the centres that a second toolkit perceives otherwise among its problems. That toolkit is loaded
 * with the first drawing that may be perceived in two ways; whatever keeps it from an opinion costs only that.
 */
export async function perceivedTwice(
  structure: RecognisedStructure,
  graph: MolecularGraph,
  { withRDKit, loadOpenChemLib }: Toolkits,
): Promise<RecognisedStructure> {
  const isSmall = graph.atoms.length <= MOST_ATOMS;
  const centres = structure.smiles !== null && isSmall ? ambiguousCentres(graph) : [];
  if (centres.length === 0) return structure;
  const rdkit = await withRDKit((each) => rdkitParities(each, structure.molfile));
  const other = await loadOpenChemLib()
    .then((toolkit) => openChemLibParities(toolkit, structure.molfile, graph))
    .catch(() => undefined);
  if (!rdkit || !other) return structure;
  const disputes = stereoDisputes(centres, structure.stereo, { rdkit, other });
  return { ...structure, problems: [...structure.problems, ...disputes] };
}
