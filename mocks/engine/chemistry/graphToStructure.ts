import type { StereoMark } from '../recognition/doubts/stereoMark';
import type { MolecularGraph } from '../recognition/molecularGraph';
import { MAX_ATOMS } from './limits';
import { writeMolfile } from './molfile/writeMolfile';
import { capturingErrors, withMol, type Mol, type RDKit } from './rdkit';
import { problemsOf, type StructureProblem } from './sanitisation';
import { withoutChanceConfigurations } from './straightChains';

/** A recognised graph in the two notations of the services. */
export interface RecognisedStructure {
  /** Canonical, with the stereo of the wedges; null if the structure is chemically impossible. */
  readonly smiles: string | null;
  /** With the drawing's own coordinates and wedges; always written, whatever the problems. */
  readonly molfile: string;
  readonly problems: readonly StructureProblem[];
  /** Its configurations, by the graph's indices; none for an impossible structure. */
  readonly stereo: readonly StereoMark[];
}

/**
 * Turns a recognised graph into a molfile and, using RDKit, a canonical SMILES.
 *
 * Whatever RDKit rejects (valences, rings without a Kekulé form) is reported with its atoms, as is a wedge
 * that marks no stereo centre; nothing is repaired. Double bonds of chains on a line state no configuration.
 */
export function graphToStructure(
  rdkit: RDKit,
  recognised: MolecularGraph,
  name?: string,
): RecognisedStructure {
  const graph = withoutChanceConfigurations(recognised);
  const molfile = writeMolfile(graph, name);
  if (graph.atoms.length > MAX_ATOMS) {
    const message = `${graph.atoms.length} atoms; at most ${MAX_ATOMS} are turned into a SMILES`;
    const problems = [{ kind: 'size', atoms: [], message }] as const;
    return { smiles: null, molfile, problems, stereo: [] };
  }
  const { result, log } = capturingErrors(rdkit, () =>
    // Hydrogens drawn as atoms are kept while RDKit's indices are compared with the graph's.
    withMol(rdkit, molfile, (mol) => readMolecule(rdkit, mol, graph), { removeHs: false }),
  );
  return result
    ? { ...result, molfile }
    : { smiles: null, molfile, problems: problemsOf(log), stereo: [] };
}

function readMolecule(rdkit: RDKit, mol: Mol, graph: MolecularGraph) {
  const stereo = stereoMarks(mol);
  const problems = idleWedges(stereo, graph);
  return { smiles: smilesWithoutHydrogens(rdkit, mol, graph), problems, stereo };
}

/** `remove_hs_in_place` removes deuterium, too, which reading a SMILES keeps. */
function smilesWithoutHydrogens(rdkit: RDKit, mol: Mol, { atoms }: MolecularGraph): string {
  const isLabelled = atoms.some(({ element, isotope }) => element === 'H' && isotope !== undefined);
  if (!isLabelled) mol.remove_hs_in_place();
  const smiles = mol.get_smiles();
  return isLabelled ? (withMol(rdkit, smiles, (read) => read.get_smiles()) ?? smiles) : smiles;
}

/** Without the atom's number, which no drawing shows: a ring around the place does. */
const IDLE_WEDGE = 'A wedge marks no stereo centre';

/** How an axis turns: that of a biaryl that cannot, told by a wedge at one of its ends. */
const AXIAL: ReadonlySet<string> = new Set(['M', 'P']);

/**
 * Wedges whose narrow end is neither a stereo centre nor on a stereo axis: drawn the wrong way round, or with a
 * bond too many or too few.
 */
function idleWedges(stereo: readonly StereoMark[], graph: MolecularGraph): StructureProblem[] {
  const centres = new Set(
    stereo.flatMap(({ atoms, mark }) => (atoms.length === 1 || AXIAL.has(mark) ? atoms : [])),
  );
  const wedged = graph.bonds
    .filter(({ order, stereo: drawn }) => order === 1 && (drawn === 'up' || drawn === 'down'))
    .map((bond) => bond.begin);
  return [...new Set(wedged)]
    .filter((atom) => !centres.has(atom))
    .map((atom) => ({ kind: 'stereo', atoms: [atom], message: IDLE_WEDGE }));
}

function stereoMarks(mol: Mol): StereoMark[] {
  // MinimalLib's JSON: {"CIP_atoms": [[index, "(S)"], ...], "CIP_bonds": [[from, to, "(E)"], ...]}.
  const tags = JSON.parse(mol.get_stereo_tags()) as {
    CIP_atoms?: [number, string][];
    CIP_bonds?: [number, number, string][];
  };
  const marks = [
    ...(tags.CIP_atoms ?? []).map(([atom, tag]) => ({ atoms: [atom], tag })),
    ...(tags.CIP_bonds ?? []).map(([from, to, tag]) => ({ atoms: [from, to], tag })),
  ];
  return marks.flatMap(({ atoms, tag }) => {
    const mark = tag.replace(/[()]/g, '');
    return mark === '?' ? [] : [{ atoms, mark }];
  });
}
