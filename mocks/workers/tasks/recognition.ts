import { readPageContent } from '../../documents/pdf/readPageContent';
import type { Box } from '../../geometry/box';
import { decodeImage, ImageDecodeError } from '../../recognition/images/node/decodeImage';
import type { RecognitionOutcome } from '../../recognition/molecularGraph';
import { pixelGraphNet } from '../../recognition/pixel-graph/node/createSession';
import { recogniseDrawing } from '../../recognition/pixel-graph/recogniseDrawing';
import { readLineArt } from '../../recognition/vector-graph/readLineArt';
import { openForTask, pageAt } from './openForTask';

interface PictureInput {
  /** PNG, JPEG, TIFF, BMP, WebP or GIF. */
  readonly image: Uint8Array;
}

interface DrawingInput {
  readonly pdf: Uint8Array;
  /** From 0. */
  readonly pageIndex: number;
  /** PDF points. */
  readonly box: Box;
}

/**
 * Recognition on a worker thread. OSRA is a process of its own and is started by the thread that
 * answers requests (`recogniseWithOsra`): a worker that is ended on abort would leave it running.
 */
export const recognitionTasks = {
  /** PixelGraph. A picture that cannot be decoded gets a reason, not an error. */
  readPixels: async ({ image }: PictureInput): Promise<RecognitionOutcome> => {
    try {
      return await recogniseDrawing(await pixelGraphNet(), await decodeImage(image));
    } catch (error) {
      if (error instanceof ImageDecodeError) return { ok: false, reason: error.message };
      throw error;
    }
  },

  /** VectorGraph. Throws TaskError for a PDF that cannot be opened or a page it has not. */
  readVector: ({ pdf, pageIndex, box }: DrawingInput): Promise<RecognitionOutcome> =>
    openForTask(pdf, async (document) =>
      readLineArt(await readPageContent(await pageAt(document, pageIndex)), box),
    ),
};
