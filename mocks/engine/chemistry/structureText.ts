import { TaskError } from '../taskError';
import {
  isMolfile,
  isSmiles,
  requireReadableMolfile,
  requireReadableSmiles,
  withoutLineBreaks,
} from './limits';
import { capturingErrors, withMol, type Mol, type RDKit } from './rdkit';
import { UnreadableStructure } from './readSmiles';
import { refusalReason } from './sanitisation';

/** A structure as a client sends it. */
export interface StructureText {
  readonly smiles?: string | undefined;
  /** V2000 or V3000. */
  readonly molfile?: string | undefined;
}

const NAMES = { smiles: 'SMILES', molfile: 'molfile' };

export type Notation = 'smiles' | 'molfile';

/**
 * Passes the molecule of the first notation that can be read to `use`; line breaks in a SMILES are ignored.
 *
 * @param order the notations, the preferred one first
 * @throws TaskError `invalid` without a structure, `beyond-limits` if it is too large
 * @throws UnreadableStructure with the reason, if none can be read
 */
export function withStructure<Result>(
  rdkit: RDKit,
  structure: StructureText,
  order: readonly Notation[],
  use: (mol: Mol, notation: Notation) => Result,
): Result {
  const given = order.filter((notation) => (structure[notation] ?? '').trim() !== '');
  if (given.length === 0) throw new TaskError('invalid', 'A SMILES or a molfile must be provided');
  let failure = new UnreadableStructure('');
  for (const notation of given) {
    const written = structure[notation] ?? '';
    const text = notation === 'smiles' ? withoutLineBreaks(written) : written;
    requireReadable(text, notation);
    const { result, log } = capturingErrors(rdkit, () =>
      isOfItsKind(text, notation)
        ? withMol(rdkit, text, (mol) => ({ value: use(mol, notation) }))
        : undefined,
    );
    if (result) return result.value;
    const reason = refusalReason(log);
    failure = new UnreadableStructure(reason || `it is not a ${NAMES[notation]}`);
  }
  throw failure;
}

const requireReadable = (text: string, notation: Notation): void =>
  notation === 'smiles' ? requireReadableSmiles(text) : requireReadableMolfile(text);

/** RDKit guesses the format; a text that it would read as the other was checked against the wrong limits. */
const isOfItsKind = (text: string, notation: Notation): boolean =>
  notation === 'smiles' ? isSmiles(text) : isMolfile(text);
