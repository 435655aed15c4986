import { TaskError } from '../taskError';

/** Characters; the longest among 60,000 natural products of COCONUT has 497. */
const MAX_SMILES_LENGTH = 5_000;
/**
 * Characters: 500 atoms and their bonds take 50,000 in V2000, 65,000 in V3000; the rest is for properties.
 */
const MAX_MOLFILE_LENGTH = 262_144;
/** Characters of a SMARTS pattern. */
const MAX_SMARTS_LENGTH = 2_000;
/**
 * Depth of nested parentheses and brackets. RDKit's wasm module throws between 150 and 200 nested `[$( … )]`,
 * two each (measured with 2026.09.1); patterns that chemists write stay below ten.
 */
const MAX_SMARTS_NESTING = 40;
/**
 * RDKit's wasm stack overflows at some 700 atoms in a chain: the module traps or hangs (measured with
 * 2026.09.1: chains and peptides of 400 atoms pass, of 700 do not).
 *
 * CPU seconds for 500 atoms, on one core of a server: layout 1.0 (a chain, 500 fragments) to 2.9 (71 phenyl
 * rings), a ring of 500 1.4; InChI 0.3 to 2.7 (a ring of 250 with 250 methyl groups).
 */
export const MAX_ATOMS = 500;

/** Structures in one comparison; the size of the matrix is quadratic. */
export const MAX_COMPARED = 100;

/** Atoms in all structures of a comparison: 500 of the slowest ones take 2.4 s (measured as above). */
export const MAX_COMPARED_ATOMS = 2_000;

/**
 * Maximum number of atoms for CoordGen, by the size of a ring in the molecule. Its search time multiplies
 * with each further member: rings of CH2 with 20 members take 0.1 CPU seconds, 26: 0.2, 32: 1.1, 36: 3.1, and
 * 40 more than 40; several in a chain: 31 rings of 16 8.5, 8 of 24 1.6, 4 of 28 0.7, 3 of 32 3.0, and 6 of 32
 * more than 60 (measured as above; real macrocycles take less, 4.0 at most in 33 from COCONUT).
 */
export const COORDGEN_LIMITS = [
  { ring: 13, maxAtoms: 250 },
  { ring: 29, maxAtoms: 100 },
  { ring: 33, maxAtoms: 0 },
] as const;

function requireAtMost(count: number, limit: number, what: string, unit: string): void {
  if (count <= limit) return;
  throw new TaskError(
    'beyond-limits',
    `The ${what} has ${count} ${unit}; at most ${limit} are read`,
  );
}

/** For lists, where unreadable items are marked and left out. */
export const isReadableSmiles = (smiles: string) =>
  isSmiles(smiles) && smiles.length <= MAX_SMILES_LENGTH && countSmilesAtoms(smiles) <= MAX_ATOMS;

/** Like `isReadableSmiles`. */
export const isReadableMolfile = (molfile: string) =>
  isMolfile(molfile) &&
  molfile.length <= MAX_MOLFILE_LENGTH &&
  countMolfileAtoms(molfile) <= MAX_ATOMS;

/** RDKit guesses the format: it takes any text with such a line for a molfile. */
export const isMolfile = (text: string) => text.includes('M  END');

/**
 * False for anything that RDKit would take for a molfile or for its JSON form, whose atoms are counted
 * differently.
 */
export const isSmiles = (text: string) => !/[\r\n]|^\s*\{/.test(text.trim());

/** A SMILES that was copied from a page or a mail may be broken over lines, which none can be read with. */
export const withoutLineBreaks = (smiles: string): string =>
  isMolfile(smiles) ? smiles : smiles.trim().replace(/\s*[\r\n]\s*/g, '');

/** @throws TaskError `beyond-limits` if it is too long, or has more atoms than RDKit's wasm can handle */
export function requireReadableSmiles(smiles: string): void {
  requireAtMost(smiles.length, MAX_SMILES_LENGTH, 'SMILES', 'characters');
  requireAtMost(countSmilesAtoms(smiles), MAX_ATOMS, 'SMILES', 'atoms');
}

/** @throws TaskError `beyond-limits` */
export function requireReadableMolfile(molfile: string): void {
  requireAtMost(molfile.length, MAX_MOLFILE_LENGTH, 'molfile', 'characters');
  requireAtMost(countMolfileAtoms(molfile), MAX_ATOMS, 'molfile', 'atoms');
}

/** @throws TaskError `beyond-limits` */
export function requireReadableSmarts(smarts: string): void {
  requireAtMost(smarts.length, MAX_SMARTS_LENGTH, 'SMARTS', 'characters');
  requireAtMost(nestingOf(smarts), MAX_SMARTS_NESTING, 'SMARTS', 'nested parentheses');
}

/** The maximum depth of nested parentheses and brackets. */
function nestingOf(smarts: string): number {
  let open = 0;
  let most = 0;
  for (const [character] of smarts.matchAll(/[[\](){}]/g)) {
    open += '[({'.includes(character) ? 1 : -1;
    most = Math.max(most, open);
  }
  return most;
}

/** Atoms written in a SMILES: brackets and the organic subset. The SMILES need not be valid. */
export function countSmilesAtoms(smiles: string): number {
  return smiles.match(/\[[^\]]*\]?|Br|Cl|[BCNOPSFIbcnops*]/g)?.length ?? 0;
}

/** A line of V3000 that ends in a hyphen continues on the next (CTfile formats, chapter 6). */
const CONTINUED = /-[ \t]*\r?\nM {2}V30 /g;

/**
 * The number on the counts lines (V2000: the first three columns; V3000: `M V30 COUNTS`), the largest if
 * there are several; 0 if unreadable.
 */
export function countMolfileAtoms(molfile: string): number {
  const whole = molfile.replace(CONTINUED, '');
  const v3000 = [...whole.matchAll(/^M {2}V30\s+COUNTS\s+\+?(\d+)/gm)].map(([, count]) =>
    Number(count),
  );
  // Programs disagree on whether a lone carriage return ends a line.
  const v2000 = [/\r\n|\r|\n/, /\n/].map((end) =>
    Number.parseInt(molfile.split(end, 4)[3]?.slice(0, 3) ?? '', 10),
  );
  return Math.max(0, ...[...v2000, ...v3000].filter((count) => !Number.isNaN(count)));
}
