import {
  isMolfile,
  isSmiles,
  requireReadableMolfile,
  requireReadableSmarts,
  requireReadableSmiles,
  withoutLineBreaks,
} from '../limits';
import { capturingErrors, withMol, withQuery, type Mol, type RDKit } from '../rdkit';
import { UnreadableStructure } from '../readSmiles';
import { fingerprintsOf, patternOf, type Fingerprints } from './fingerprints';

/** `*` and the residues of a drawing stand for any atom; RDKit makes no Morgan fingerprint of the former. */
const READ = { makeDummiesQueries: true };

/** A structure to look for; one that is written as a pattern alone has no fingerprint of a molecule. */
export interface SoughtStructure extends Pick<Fingerprints, 'pattern'> {
  readonly molecule: Pick<Fingerprints, 'morgan' | 'morganBits'> | null;
  /** Canonical SMILES of a molecule, or the SMARTS as it was given. */
  readonly written: string;
}

/**
 * Passes what is written as SMILES, as a molfile or else as SMARTS to `use`.
 *
 * SMILES come first: `C1=CC=CC=C1` is benzene, which as SMARTS would be no aromatic ring.
 *
 * @throws TaskError `beyond-limits` if it is too large
 * @throws UnreadableStructure if it is none of them
 */
export function withSought<Result>(
  rdkit: RDKit,
  written: string,
  use: (sought: Mol, isMolecule: boolean) => Result,
): Result {
  const text = withoutLineBreaks(written);
  if (text.trim() === '') throw new UnreadableStructure('nothing is drawn or written');
  if (isMolfile(text)) requireReadableMolfile(text);
  else requireReadable(text);
  const isWhole = isMolfile(text) || !text.includes('*');
  const { result } = capturingErrors(
    rdkit,
    () =>
      withMol(
        rdkit,
        text,
        (mol) => (isMolfile(text) || !isRadical(mol) ? { value: use(mol, isWhole) } : undefined),
        READ,
      ) ?? withQuery(rdkit, text, (query) => ({ value: use(query, false) })),
  );
  if (result) return result.value;
  throw new UnreadableStructure('it is neither SMILES nor SMARTS');
}

/** `[O-]` and `[NH]` are patterns: as SMILES they are radicals, which nothing else has. */
const isRadical = (mol: Mol): boolean => /"nRad":[1-9]/.test(mol.get_json());

function requireReadable(text: string) {
  requireReadableSmiles(text);
  requireReadableSmarts(text);
  if (!isSmiles(text)) throw new UnreadableStructure('it is neither SMILES nor SMARTS');
}

/** What a search for a structure begins with. */
export const readSought = (rdkit: RDKit, written: string): SoughtStructure =>
  withSought(rdkit, written, (sought, isMolecule) =>
    isMolecule
      ? moleculeOf(fingerprintsOf(sought), sought.get_smiles())
      : { pattern: patternOf(sought), molecule: null, written },
  );

const moleculeOf = ({ pattern, ...molecule }: Fingerprints, written: string): SoughtStructure => ({
  pattern,
  molecule,
  written,
});
