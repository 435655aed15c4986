import { TaskError } from '../workers/taskError';

/** Characters; the longest among 60,000 natural products of COCONUT has 497. */
const MAX_SMILES_LENGTH = 5_000;
/** Characters. */
const MAX_MOLFILE_LENGTH = 1_048_576;
/** Characters of a SMARTS pattern. */
const MAX_SMARTS_LENGTH = 2_000;
/**
 * RDKit's wasm stack overflows from some 700 atoms in a chain: the module traps or never comes back
 * (measured with 2026.09.1: chains and peptides of 400 atoms pass, of 700 do not).
 */
export const MAX_ATOMS = 500;

function requireAtMost(count: number, limit: number, what: string, unit: string): void {
  if (count <= limit) return;
  throw new TaskError(413, `The ${what} has ${count} ${unit}; at most ${limit} are read`);
}

/** For lists, whose unreadable items are marked and left out. */
export const isReadableSmiles = (smiles: string) =>
  smiles.length <= MAX_SMILES_LENGTH && countSmilesAtoms(smiles) <= MAX_ATOMS;

/** As `isReadableSmiles`. */
export const isReadableMolfile = (molfile: string) =>
  molfile.length <= MAX_MOLFILE_LENGTH && countMolfileAtoms(molfile) <= MAX_ATOMS;

/** @throws TaskError 413 when it is too long, or has more atoms than RDKit's wasm can take */
export function requireReadableSmiles(smiles: string): void {
  requireAtMost(smiles.length, MAX_SMILES_LENGTH, 'SMILES', 'characters');
  requireAtMost(countSmilesAtoms(smiles), MAX_ATOMS, 'SMILES', 'atoms');
}

/** @throws TaskError 413 */
export function requireReadableMolfile(molfile: string): void {
  requireAtMost(molfile.length, MAX_MOLFILE_LENGTH, 'molfile', 'characters');
  requireAtMost(countMolfileAtoms(molfile), MAX_ATOMS, 'molfile', 'atoms');
}

/** @throws TaskError 413 */
export function requireReadableSmarts(smarts: string): void {
  requireAtMost(smarts.length, MAX_SMARTS_LENGTH, 'SMARTS', 'characters');
}

/** Atoms a SMILES writes: brackets and the organic subset. Needs no valid SMILES. */
export function countSmilesAtoms(smiles: string): number {
  return smiles.match(/\[[^\]]*\]?|Br|Cl|[BCNOPSFIbcnops*]/g)?.length ?? 0;
}

/**
 * As the counts lines say (V2000: its first three columns; V3000: `M  V30 COUNTS`), the greatest
 * where there are several; 0 if unreadable.
 */
export function countMolfileAtoms(molfile: string): number {
  const v3000 = [...molfile.matchAll(/^M {2}V30 COUNTS (\d+)/gm)].map(([, count]) => Number(count));
  const v2000 = Number.parseInt(molfile.split(/\r\n|\r|\n/, 4)[3]?.slice(0, 3) ?? '', 10);
  return Math.max(0, Number.isNaN(v2000) ? 0 : v2000, ...v3000);
}
