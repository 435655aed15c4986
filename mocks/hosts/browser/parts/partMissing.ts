import { isPartName, type PartName } from './engineParts';

const NAME = 'PartMissing';

/**
 * A task cannot be done before a part of the engine has arrived. It ends at once, as its time limit must not
 * run while files are fetched, and is run again then.
 */
export class PartMissing extends Error {
  override readonly name = NAME;

  constructor(part: PartName) {
    super(part);
  }
}

/** The part that an error of a worker names, whose class got lost on the way. */
export const missingPartOf = (error: unknown): PartName | undefined =>
  error instanceof Error && error.name === NAME && isPartName(error.message)
    ? error.message
    : undefined;
