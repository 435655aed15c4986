import { TaskError } from '../../taskError';
import { isReadableMolfile, MAX_COMPARED } from '../limits';
import type { Mol, RDKit } from '../rdkit';

/** Answer of `POST /similarity/find_mcs` (docs/contract.md 9.3). */
export interface McsAnswer {
  /** Empty if they have nothing in common. */
  readonly mcs_smarts: string;
  readonly atom_count: number;
  readonly bond_count: number;
  readonly original_molecules: readonly {
    readonly engine: string;
    readonly atom_count: number;
    readonly bond_count: number;
  }[];
}

/** Compares elements and bond orders, takes whole rings only, and times out after 5 seconds. */
const SEARCH = JSON.stringify({ CompleteRingsOnly: true, Timeout: 5 });

interface NamedMol {
  readonly engine: string;
  readonly mol: Mol;
}

/**
 * The largest substructure common to all readable molfiles.
 *
 * @throws TaskError `invalid` for lists of different lengths or fewer than two (readable) molecules,
 *   `beyond-limits` for more than a hundred; `failed` after five seconds
 */
export function findMcs(
  rdkit: RDKit,
  molfiles: readonly string[],
  engineNames: readonly string[],
): McsAnswer {
  if (molfiles.length !== engineNames.length) {
    throw new TaskError('invalid', 'Number of molfiles must match number of engine names');
  }
  if (molfiles.length < 2) {
    throw new TaskError('invalid', 'At least 2 molfiles are required to find MCS');
  }
  if (molfiles.length > MAX_COMPARED) {
    throw new TaskError('beyond-limits', `At most ${MAX_COMPARED} structures are compared at once`);
  }
  const molecules = readAll(rdkit, molfiles, engineNames);
  try {
    if (molecules.length < 2) {
      throw new TaskError('invalid', 'At least 2 valid molecules are required to find MCS');
    }
    return { ...search(rdkit, molecules), original_molecules: molecules.map(sizeOf) };
  } finally {
    for (const { mol } of molecules) mol.delete();
  }
}

/** The caller deletes the molecules. */
function readAll(
  rdkit: RDKit,
  molfiles: readonly string[],
  engineNames: readonly string[],
): NamedMol[] {
  return molfiles.flatMap((molfile, index) => {
    const readable = molfile.trim() !== '' && isReadableMolfile(molfile);
    const mol = readable ? rdkit.get_mol(molfile) : null;
    return mol ? [{ engine: engineNames[index] ?? '', mol }] : [];
  });
}

const sizeOf = ({ engine, mol }: NamedMol) => ({
  engine,
  atom_count: mol.get_num_atoms(),
  bond_count: mol.get_num_bonds(),
});

function search(rdkit: RDKit, molecules: readonly NamedMol[]) {
  const list = new rdkit.MolList();
  try {
    for (const { mol } of molecules) list.append(mol);
    const found = JSON.parse(rdkit.get_mcs_as_json(list, SEARCH)) as {
      readonly canceled: boolean;
      readonly numAtoms: number;
      readonly numBonds: number;
      readonly smarts: string | readonly string[];
    };
    if (found.canceled) {
      throw new TaskError('failed', 'Error in MCS calculation: 500: MCS calculation timed out');
    }
    const smarts = typeof found.smarts === 'string' ? found.smarts : (found.smarts[0] ?? '');
    return { mcs_smarts: smarts, atom_count: found.numAtoms, bond_count: found.numBonds };
  } finally {
    list.delete();
  }
}
