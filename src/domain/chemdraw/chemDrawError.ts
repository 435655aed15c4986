/** A file that cannot be read as ChemDraw; the message is a sentence for the user. */
export class ChemDrawError extends Error {
  override readonly name = 'ChemDrawError';
}
