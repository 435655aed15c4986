import type { OsraProgram } from '../../../services/routes/ocsr/osraProgram';
import { ImageDecodeError } from '../../../engine/ports/imageCodec';
import { OSRA_MISSING, osraVersion } from './osraVersion';
import { recogniseWithOsra } from './recogniseWithOsra';

/** The `osra` on this machine's PATH. */
export const osraProgram: OsraProgram = {
  version: osraVersion,
  missing: OSRA_MISSING,
  read: async (image, signal) => {
    try {
      return await recogniseWithOsra(image, { signal });
    } catch (error) {
      if (error instanceof ImageDecodeError) return { ok: false, reason: error.message };
      throw error;
    }
  },
};
