import { decodeImage, ImageDecodeError } from '../../recognition/images/decodeImage';
import type { RecognitionOutcome } from '../../recognition/molecularGraph';
import { pixelGraphNet } from '../../recognition/pixel-graph/node/createSession';
import { recogniseDrawing } from '../../recognition/pixel-graph/recogniseDrawing';

/** PixelGraph on an uploaded picture (PNG, JPEG, TIFF, BMP ...); a bad picture gets a reason. */
async function readPixels(input: { image: Uint8Array }): Promise<RecognitionOutcome> {
  try {
    return await recogniseDrawing(await pixelGraphNet(), await decodeImage(input.image));
  } catch (error) {
    if (error instanceof ImageDecodeError) return { ok: false, reason: error.message };
    throw error;
  }
}

/** What the worker threads can be asked for; each takes one structured-cloneable input. */
export const recognitionTasks = { readPixels };
