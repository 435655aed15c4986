import { skeletonOf } from './identifiers';
import { pairVerdict } from './pairVerdict';
import { pairAgreement, type SimilarityResult } from './similarity';

/** An engine's reading that can be compared. */
export interface ReadSmiles {
  readonly engine: string;
  readonly smiles: string;
}

/** Whether two readings have the same constitution, `stereo` with other stereo; `unknown` if nothing tells. */
export type ConstitutionVerdict = 'alike' | 'stereo' | 'different' | 'unknown';

/** Whether two readings are known to have the same constitution. */
export const isAlike = (verdict: ConstitutionVerdict): boolean =>
  verdict === 'alike' || verdict === 'stereo';

/**
 * Whether two readings are the same molecule, stereo aside, by the services' comparison of them. Services
 * without canonical forms compare fingerprints, which do not count: then both need the same atoms, too.
 */
export function compareConstitutions(
  a: ReadSmiles,
  b: ReadSmiles,
  { forms, agreement }: SimilarityResult,
): ConstitutionVerdict {
  const [formsOfA, formsOfB] = [forms[a.engine], forms[b.engine]];
  const verdict = pairVerdict(
    { smiles: a.smiles, forms: formsOfA },
    { smiles: b.smiles, forms: formsOfB },
  );
  switch (verdict) {
    case 'same':
      return 'alike';
    case 'stereo-open':
    case 'stereo-differs':
      return 'stereo';
    case 'different':
      return haveSameSkeleton(formsOfA?.inchiKey, formsOfB?.inchiKey) ? 'stereo' : 'different';
    case 'unknown': {
      const agree = pairAgreement(agreement, a.engine, b.engine);
      if (agree === undefined) return 'unknown';
      return agree && atomsOf(a.smiles) === atomsOf(b.smiles) ? 'alike' : 'different';
    }
  }
}

/** Of tautomers that differ in stereo, too. The last letter tells how many protons were added or removed. */
function haveSameSkeleton(a: string | undefined, b: string | undefined): boolean {
  if (a === undefined || b === undefined) return false;
  return skeletonOf(a) === skeletonOf(b) && a.at(-1) === b.at(-1);
}

/** Atoms in brackets by their symbol, and those without. */
const ATOM = /\[\d*(?<symbol>[A-Z][a-z]?|[a-z]{1,2}|\*)[^\]]*\]|(?<bare>Cl|Br|[BCNOPSFIbcnops*])/g;

/** The elements of a SMILES in alphabetical order, hydrogens aside. */
const atomsOf = (smiles: string): string =>
  [...smiles.matchAll(ATOM)]
    .map(({ groups }) => (groups?.['symbol'] ?? groups?.['bare'] ?? '').toLowerCase())
    .filter((symbol) => symbol !== 'h')
    .toSorted()
    .join(' ');
