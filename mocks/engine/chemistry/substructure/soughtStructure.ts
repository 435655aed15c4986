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
import { refusalReason } from '../sanitisation';
import { fingerprintsOf, patternOf, type Fingerprints } from './fingerprints';

/**
 * `*` and the residues of a drawing stand for any atom. Hydrogens that are drawn limit nothing, as in a SMILES; those
 * at an atom that stands for several say that it has one.
 */
const READ = { makeDummiesQueries: true, removeHs: true, mergeQueryHs: true };

/** A structure to look for; a pattern has no fingerprint of a molecule. */
export interface SoughtStructure extends Pick<Fingerprints, 'pattern'> {
  readonly molecule: Pick<Fingerprints, 'morgan' | 'morganBits'> | null;
  /** Canonical SMILES of a molecule, otherwise SMARTS: as it was given, or as RDKit writes a drawing's. */
  readonly written: string;
}

/** What has been read: a molecule, or a pattern whose atoms or bonds stand for several. */
interface Sought {
  readonly mol: Mol;
  readonly isMolecule: boolean;
  readonly written: string;
}

/**
 * Passes what is written as SMILES, as a molfile or else as SMARTS to `use`.
 *
 * SMILES come first: `C1=CC=CC=C1` is benzene, which as SMARTS would be no aromatic ring.
 *
 * @throws TaskError `beyond-limits` if it is too large
 * @throws UnreadableStructure if it is none of them, or has parts that cannot be compared
 */
export function withSought<Result>(
  rdkit: RDKit,
  written: string,
  use: (sought: Sought) => Result,
): Result {
  const text = withoutLineBreaks(written);
  if (text.trim() === '') throw new UnreadableStructure('nothing is drawn or written');
  return (isMolfile(text) ? withDrawing : withLine)(rdkit, text, use);
}

function withLine<Result>(rdkit: RDKit, text: string, use: (sought: Sought) => Result): Result {
  requireReadableSmiles(text);
  requireReadableSmarts(text);
  if (!isSmiles(text)) throw new UnreadableStructure(NEITHER);
  const asMolecule = (mol: Mol) =>
    isRadical(mol) ? undefined : { value: use(soughtOf(mol, text)) };
  const asPattern = (mol: Mol) => ({ value: use({ mol, isMolecule: false, written: text }) });
  const { result } = capturingErrors(
    rdkit,
    () => withMol(rdkit, text, asMolecule, READ) ?? withQuery(rdkit, text, asPattern),
  );
  if (result) return result.value;
  throw new UnreadableStructure(NEITHER);
}

const NEITHER = 'it is neither SMILES nor SMARTS';

function withDrawing<Result>(
  rdkit: RDKit,
  molfile: string,
  use: (sought: Sought) => Result,
): Result {
  requireReadableMolfile(molfile);
  if (molfile.startsWith('$MDL')) throw new UnreadableStructure(WITH_MEMBERS);
  const drawn = (mol: Mol) => {
    const smarts = mol.get_smarts();
    if (smarts.includes(LABEL)) throw new UnreadableStructure(WITH_LABEL);
    return { value: use(soughtOf(mol, smarts)) };
  };
  const { result, log } = capturingErrors(rdkit, () => withMol(rdkit, molfile, drawn, READ));
  if (result) return result.value;
  throw new UnreadableStructure(refusalReason(log) || 'its molfile cannot be read');
}

/** How RDKit writes an atom of a molfile whose label it does not know, and which nothing has. */
const LABEL = '[#0]';
const WITH_LABEL =
  'a label in it stands for nothing that can be compared: draw any atom (A) or a list of atoms';
const WITH_MEMBERS =
  'its R groups have members: draw the members one after the other, or a list of atoms';

function soughtOf(mol: Mol, pattern: string): Sought {
  const isMolecule = !mol.get_json().includes('"rdkitQueries"');
  return { mol, isMolecule, written: isMolecule ? mol.get_smiles() : pattern };
}

/** `[O-]` and `[NH]` are patterns: as SMILES they are radicals, which nothing else has. */
const isRadical = (mol: Mol): boolean => /"nRad":[1-9]/.test(mol.get_json());

/** What a search for a structure begins with. */
export const readSought = (rdkit: RDKit, text: string): SoughtStructure =>
  withSought(rdkit, text, ({ mol, isMolecule, written }) => {
    if (!isMolecule) return { pattern: patternOf(mol), molecule: null, written };
    const { pattern, ...molecule } = fingerprintsOf(mol);
    return { pattern, molecule, written };
  });
