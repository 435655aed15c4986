import { readPageContent } from '../../documents/pdf/readPageContent';
import type { Box } from '../../geometry/box';
import {
  decodeImage,
  ImageDecodeError,
  pictureSize,
} from '../../recognition/images/node/decodeImage';
import {
  type LineReading,
  readLinesAndLabels,
} from '../../recognition/combined/readLinesAndLabels';
import type { RecognitionOutcome } from '../../recognition/molecularGraph';
import { pixelGraphNet } from '../../recognition/pixel-graph/node/createSession';
import { readLabels, type ReadLabels } from '../../recognition/pixel-graph/readLabels';
import { recogniseDrawing } from '../../recognition/pixel-graph/recogniseDrawing';
import { readLineArt } from '../../recognition/vector-graph/readLineArt';
import { inCutOut, isCutOutAt, onPage } from '../../segmentation/cutOut';
import { SEGMENT_DPI } from '../../segmentation/segment';
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

interface CutOutInput extends DrawingInput {
  /** The drawing as `cutOut` made it of the same box. */
  readonly image: Uint8Array;
}

/**
 * Recognition in a worker. OSRA is a process of its own and is started by the process that
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

  /** VectorGraph, with PixelGraph's labels where the page paints them as shapes. Throws as readVector. */
  readLines: ({ pdf, pageIndex, box, image }: CutOutInput): Promise<LineReading> =>
    openForTask(pdf, async (document) => {
      const page = await readPageContent(await pageAt(document, pageIndex));
      const reading = await readLinesAndLabels(page, box, () => labelsOnPage(image, box));
      return { ...reading, outcome: await onCutOut(reading.outcome, image, box) };
    }),
};

/** A reading of the page's lines, its places in pixels of the cut-out. */
async function onCutOut(
  outcome: RecognitionOutcome,
  cutOut: Uint8Array,
  box: Box,
): Promise<RecognitionOutcome> {
  if (!outcome.ok) return outcome;
  const picture = await pictureSize(cutOut);
  // At another resolution than the usual one it is not known where the page's places lie on it.
  if (!isCutOutAt(box, SEGMENT_DPI, picture)) return outcome;
  const place = inCutOut(box, SEGMENT_DPI);
  const atoms = outcome.graph.atoms.map((atom) => ({ ...atom, ...place(atom) }));
  return { ...outcome, picture, graph: { ...outcome.graph, atoms } };
}

/** PixelGraph's labels of a cut-out, in points of the page; null when it has none. */
async function labelsOnPage(cutOut: Uint8Array, box: Box): Promise<ReadLabels | null> {
  const image = await decodeImage(cutOut);
  // A page too large for the usual resolution is painted at a lower one, which the cut-out does not tell.
  if (!isCutOutAt(box, SEGMENT_DPI, image)) return null;
  const read = await readLabels(await pixelGraphNet(), image);
  if (!read) return null;
  const place = onPage(box, SEGMENT_DPI);
  return {
    ...read,
    labels: read.labels.map((label) => ({ ...label, ...place(label) })),
    bondLength: (read.bondLength * 72) / SEGMENT_DPI,
  };
}
