import { isSmiles, requireReadableSmiles, withoutLineBreaks } from './limits';
import { capturingErrors, withMol, type Mol, type RDKit } from './rdkit';
import { refusalReason } from './sanitisation';

/** A structure that cannot be read, with the reason in the services' words. */
export class UnreadableStructure extends Error {
  override readonly name = 'UnreadableStructure';
}

/**
 * Passes the molecule of a SMILES to `use`; line breaks in it are ignored.
 *
 * @throws TaskError `beyond-limits` if it is too large
 * @throws UnreadableStructure `could not parse SMILES`, with the chemical reason if there is one
 */
export function withReadableSmiles<Result>(
  rdkit: RDKit,
  written: string,
  use: (mol: Mol) => Result,
): Result {
  const smiles = withoutLineBreaks(written);
  requireReadableSmiles(smiles);
  if (!isSmiles(smiles)) throw new UnreadableStructure('could not parse SMILES');
  const { result, log } = capturingErrors(rdkit, () =>
    withMol(rdkit, smiles, (mol) => ({ value: use(mol) })),
  );
  if (result) return result.value;
  const reason = refusalReason(log);
  throw new UnreadableStructure(`could not parse SMILES${reason && `: ${reason}`}`);
}
