import { requireReadableSmarts } from '../limits';
import { withQuery, type Mol, type RDKit } from '../rdkit';

/** Atoms and bonds by index, in the shape that RDKit's drawing call expects. */
export interface HighlightedParts {
  readonly atoms: readonly number[];
  readonly bonds: readonly number[];
}

/** All atoms and bonds that match the SMARTS; none for an empty or unreadable one (docs/contract.md 8.1). */
export function highlightedParts(rdkit: RDKit, mol: Mol, smarts: string): HighlightedParts {
  if (smarts.trim() === '') return { atoms: [], bonds: [] };
  requireReadableSmarts(smarts);
  const matches = withQuery(rdkit, smarts, (query) => mol.get_substruct_matches(query)) ?? '[]';
  // MinimalLib's JSON: [{"atoms": [...], "bonds": [...]}, ...]; `{}` without a match.
  const parsed = JSON.parse(matches) as HighlightedParts[] | Record<string, never>;
  const parts = Array.isArray(parsed) ? parsed : [];
  return {
    atoms: [...new Set(parts.flatMap((part) => part.atoms))],
    bonds: [...new Set(parts.flatMap((part) => part.bonds))],
  };
}
