import { TaskError } from '../../taskError';
import { countSmilesAtoms, isReadableSmiles, MAX_COMPARED, MAX_COMPARED_ATOMS } from '../limits';
import { withMol, type RDKit } from '../rdkit';
import { comparableForms, type ComparableForms } from './comparableForms';
import { tanimoto } from './tanimoto';

/** Answer of `POST /similarity/compare_smiles` (docs/contract.md 9.1). */
export interface SimilarityAnswer {
  /** Tanimoto 0..1, rows and columns in the order of `engine_names`. */
  readonly matrix: readonly (readonly number[])[];
  readonly engine_names: readonly string[];
  /** Whether all strings are equal, which says nothing about molecules written differently. */
  readonly identical: boolean;
  readonly agreement_summary: AgreementSummary;
  /** Addition to the contract: in the order of `engine_names`; null for an unreadable SMILES. */
  readonly canonical_forms: readonly (ComparableForms | null)[];
}

export interface AgreementSummary {
  readonly identical: boolean;
  /** 0..100. */
  readonly agreement_percentage: number;
  readonly total_comparisons: number;
  readonly total_agreements: number;
  readonly pair_agreements: Readonly<Record<string, boolean>>;
  readonly invalid_smiles: readonly { readonly engine: string; readonly smiles: string }[];
}

/** ECFP4: Morgan radius 2, 2048 bits, no chirality. */
const FINGERPRINT = JSON.stringify({ radius: 2, nBits: 2048, useChirality: false });
const AGREEMENT_THRESHOLD = 0.99;

/**
 * @throws TaskError `invalid` if the lists differ in length, `beyond-limits` for too many structures or atoms
 */
export function compareSmiles(
  rdkit: RDKit,
  smilesList: readonly string[],
  engineNames: readonly string[],
): SimilarityAnswer {
  if (smilesList.length !== engineNames.length) {
    throw new TaskError('invalid', 'Number of SMILES strings must match number of engine names');
  }
  if (smilesList.length > MAX_COMPARED) {
    throw new TaskError('beyond-limits', `At most ${MAX_COMPARED} structures are compared at once`);
  }
  const atoms = smilesList.filter(isReadableSmiles).map(countSmilesAtoms);
  const allAtoms = atoms.reduce((sum, count) => sum + count, 0);
  if (allAtoms > MAX_COMPARED_ATOMS) {
    const message = `The structures have ${allAtoms} atoms; at most ${MAX_COMPARED_ATOMS} are compared at once`;
    throw new TaskError('beyond-limits', message);
  }
  const fingerprints = smilesList.map((smiles) => fingerprint(rdkit, smiles));
  const matrix = fingerprints.map((a, row) =>
    fingerprints.map((b, column) => (row === column ? 1 : a && b ? tanimoto(a, b) : 0)),
  );
  const identical = new Set(smilesList).size === 1;
  const pairs = pairAgreements(
    matrix,
    engineNames,
    fingerprints.map((each) => each !== undefined),
  );
  const agreed = pairs.filter(([, agree]) => agree).length;
  return {
    matrix,
    engine_names: engineNames,
    identical,
    agreement_summary: {
      identical,
      agreement_percentage: pairs.length === 0 ? 0 : (agreed / pairs.length) * 100,
      total_comparisons: pairs.length,
      total_agreements: agreed,
      pair_agreements: Object.fromEntries(pairs),
      invalid_smiles: engineNames.flatMap((engine, index) =>
        fingerprints[index] ? [] : [{ engine, smiles: smilesList[index] ?? '' }],
      ),
    },
    canonical_forms: smilesList.map((smiles) => comparableForms(rdkit, smiles)),
  };
}

/** Undefined for an unreadable SMILES; an empty string is the empty molecule, as in the contract. */
function fingerprint(rdkit: RDKit, smiles: string): Uint8Array | undefined {
  if (!isReadableSmiles(smiles)) return undefined;
  return withMol(rdkit, smiles, (mol): Uint8Array => mol.get_morgan_fp_as_uint8array(FINGERPRINT));
}

function pairAgreements(
  matrix: readonly (readonly number[])[],
  names: readonly string[],
  valid: readonly boolean[],
): [pair: string, agree: boolean][] {
  return names.flatMap((first, row) =>
    names.flatMap((second, column): [string, boolean][] => {
      if (column <= row || !valid[row] || !valid[column]) return [];
      return [[`${first}-${second}`, (matrix[row]?.[column] ?? 0) > AGREEMENT_THRESHOLD]];
    }),
  );
}
