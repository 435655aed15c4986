import { ImageDecodeError } from '../ports/imageCodec';
import type { RecognitionOutcome } from '../recognition/molecularGraph';
import type { EnginePorts } from './enginePorts';

interface PictureInput {
  /** PNG, JPEG, TIFF, BMP, WebP or GIF. */
  readonly image: Uint8Array;
}

/** OSRA as a task: a program of its own, which the host starts. */
export const createOsraTasks = ({ readWithOsra }: Pick<EnginePorts, 'readWithOsra'>) => ({
  /** A picture that cannot be decoded gets a reason, as does a program that fails or is not there. */
  read: async ({ image }: PictureInput, signal: AbortSignal): Promise<RecognitionOutcome> => {
    try {
      return await readWithOsra(image, signal);
    } catch (error) {
      if (error instanceof ImageDecodeError) return { ok: false, reason: error.message };
      throw error;
    }
  },
});
