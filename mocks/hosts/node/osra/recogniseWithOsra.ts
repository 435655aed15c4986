import sharp from 'sharp';
import { decodeImage } from '../images/decodeImage';
import type { RecognitionOutcome } from '../../../engine/recognition/molecularGraph';
import { osraOutcome } from '../../../engine/recognition/osra/osraOutcome';
import type { OsraRun } from './runOsra';
import { OsraError, runOsra } from './runOsra';

/**
 * Reads an uploaded picture with OSRA.
 *
 * The picture is decoded here and passed on as a grey PNG: OSRA would otherwise run its own decoders (PDF,
 * PostScript ...) on any upload.
 *
 * @throws ImageDecodeError if the bytes are not a picture; the signal's reason on abort
 */
export async function recogniseWithOsra(
  bytes: Uint8Array,
  options: OsraRun = {},
): Promise<RecognitionOutcome> {
  const { width, height, data, dpi } = await decodeImage(bytes);
  const grey = sharp(data, { raw: { width, height, channels: 1 } });
  const png = await (dpi ? grey.withMetadata({ density: dpi }) : grey).png().toBuffer();
  try {
    return osraOutcome(await runOsra(new Uint8Array(png), options), { width, height });
  } catch (error) {
    if (error instanceof OsraError) return { ok: false, reason: error.message };
    throw error;
  }
}
