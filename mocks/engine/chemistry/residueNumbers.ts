/**
 * A residue's number is a name in the drawing, not part of the structure: `[1*]`, `[*:1]` and `*` are the
 * same.
 */
export const withoutResidueNumbers = (smiles: string): string =>
  smiles.replace(/\[\d*\*(?::\d+)?\]/g, '*');
