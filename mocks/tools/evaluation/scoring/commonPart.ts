import { withMol, withQuery, type Mol, type RDKit } from '../../../engine/chemistry/rdkit';

/**
 * Compares elements but not bond orders: otherwise a misread bond would exclude its whole ring. Uses the best
 * result after five seconds.
 */
const SEARCH = JSON.stringify({ AtomCompare: 'Elements', BondCompare: 'Any', Timeout: 5 });

/** The atoms, in the order of the two SMILES, of the largest common connected part. */
export interface CommonPart {
  readonly truth: readonly number[];
  readonly answer: readonly number[];
}

/** @returns null if there is no common part */
export function findCommonPart(rdkit: RDKit, truth: string, answer: string): CommonPart | null {
  const found = withMol(rdkit, truth, (trueMol) =>
    withMol(rdkit, answer, (answerMol) => commonOf(rdkit, trueMol, answerMol)),
  );
  return found ?? null;
}

function commonOf(rdkit: RDKit, truth: Mol, answer: Mol): CommonPart | null {
  const list = new rdkit.MolList();
  try {
    list.append(truth);
    list.append(answer);
    const found: { readonly smarts: string | readonly string[] } = JSON.parse(
      rdkit.get_mcs_as_json(list, SEARCH),
    );
    const smarts = typeof found.smarts === 'string' ? found.smarts : found.smarts[0];
    if (!smarts) return null;
    const common = withQuery(rdkit, smarts, (query) => ({
      truth: matched(truth.get_substruct_match(query)),
      answer: matched(answer.get_substruct_match(query)),
    }));
    return common ?? null;
  } finally {
    list.delete();
  }
}

/** MinimalLib's JSON: `{"atoms": [...], "bonds": [...]}`; `{}` without a match. */
function matched(json: string): readonly number[] {
  const match: { readonly atoms?: readonly number[] } = JSON.parse(json);
  return match.atoms ?? [];
}
