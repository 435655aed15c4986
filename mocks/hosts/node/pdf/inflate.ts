import { constants, inflateSync } from 'node:zlib';
import type { Inflate } from '../../../engine/ports/pdfLibrary';

/**
 * Uses zlib, which stops as soon as the limit is passed. It blocks: a worker runs one task at a time, and
 * switching threads for each chunk of the output multiplies the cost.
 */
export const inflate: Inflate = async (bytes, maxBytes) => {
  try {
    return inflateSync(bytes, {
      maxOutputLength: maxBytes,
      // Accepts the decodable part of a damaged or truncated stream.
      finishFlush: constants.Z_SYNC_FLUSH,
    });
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE'
      ? 'too-large'
      : undefined;
  }
};
