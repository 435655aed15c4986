import { TaskError } from '../workers/taskError';

/** Characters; the longest SMILES of COCONUT's 700,000 natural products has some 1,200. */
export const MAX_SMILES_LENGTH = 5_000;
/** Characters; a V3000 molfile of 5,000 atoms has some 500,000. */
export const MAX_MOLFILE_LENGTH = 1_048_576;
/** Characters of a SMARTS pattern. */
export const MAX_SMARTS_LENGTH = 2_000;

function requireLength(what: string, text: string, limit: number): void {
  if (text.length > limit) {
    throw new TaskError(
      413,
      `The ${what} has ${text.length} characters; at most ${limit} are read`,
    );
  }
}

/** @throws TaskError 413 */
export function requireReadableSmiles(smiles: string): void {
  requireLength('SMILES', smiles, MAX_SMILES_LENGTH);
}

/** @throws TaskError 413 */
export function requireReadableMolfile(molfile: string): void {
  requireLength('molfile', molfile, MAX_MOLFILE_LENGTH);
}

/** @throws TaskError 413 */
export function requireReadableSmarts(smarts: string): void {
  requireLength('SMARTS', smarts, MAX_SMARTS_LENGTH);
}
