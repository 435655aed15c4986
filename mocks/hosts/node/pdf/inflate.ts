import { constants, inflateSync } from 'node:zlib';
import type { Inflate } from '../../../engine/ports/pdfLibrary';

/**
 * zlib's, which stops as soon as the limit is passed. It blocks: a worker runs one task at a time, and going
 * to another thread for each piece of the output takes several times the work.
 */
export const inflate: Inflate = async (bytes, maxBytes) => {
  try {
    return inflateSync(bytes, {
      maxOutputLength: maxBytes,
      // What can be decoded of a damaged or cut stream counts.
      finishFlush: constants.Z_SYNC_FLUSH,
    });
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE'
      ? 'too-large'
      : undefined;
  }
};
