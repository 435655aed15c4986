import type { Box } from '../geometry/box';
import { type LineReading, readLinesAndLabels } from '../recognition/combined/readLinesAndLabels';
import { type SpelledPage, withPaintedLabels } from '../lines/paintedLabels/readPaintedLabels';
import type { PageContent } from '../page/pageContent';
import type { RecognitionOutcome } from '../recognition/molecularGraph';
import { readLabels, type ReadLabels } from '../recognition/pixel-graph/readLabels';
import { recogniseDrawing } from '../recognition/pixel-graph/recogniseDrawing';
import { inCutOut, isCutOutAt, onPage } from '../segmentation/cutOut';
import { SEGMENT_DPI } from '../segmentation/segment';
import type { EnginePorts } from './enginePorts';
import { ImageDecodeError } from '../ports/imageCodec';
import { keptLetters } from './keptLetters';
import { keptPages } from './keptPages';
import { onPdfPage } from './openForTask';

interface PictureInput {
  /** PNG, JPEG, TIFF, BMP, WebP or GIF. */
  readonly image: Uint8Array;
}

interface DrawingInput {
  readonly pdf: Uint8Array;
  /** Zero-based. */
  readonly pageIndex: number;
  /** PDF points. */
  readonly box: Box;
}

interface CutOutInput extends DrawingInput {
  /** The drawing as `cutOut` made it from the same box. */
  readonly image: Uint8Array;
}

/** Recognition as tasks, by the engine's own programs; for OSRA see `osra.ts`. */
export function createRecognitionTasks(ports: EnginePorts) {
  const pageOf = ({ pdf, pageIndex }: DrawingInput): Promise<PageContent> =>
    keptPages(ports).get(pdf, pageIndex, () =>
      onPdfPage(ports, pdf, pageIndex, (page, { contentOf }) => contentOf(page)),
    );
  return {
    /** PixelGraph. A picture that cannot be decoded yields a reason, not an error. */
    readPixels: async ({ image }: PictureInput): Promise<RecognitionOutcome> => {
      try {
        return await recogniseDrawing(await ports.network(), await ports.images.decode(image));
      } catch (error) {
        if (error instanceof ImageDecodeError) return { ok: false, reason: error.message };
        throw error;
      }
    },

    /** VectorGraph. Throws TaskError for a PDF that cannot be opened or a page that doesn't exist. */
    readVector: async ({ image, ...drawing }: CutOutInput): Promise<RecognitionOutcome> => {
      const { box } = drawing;
      const page = await pageOf(drawing);
      const { outcome } = await readLinesAndLabels(page, box, {
        byShape: () => labelsByShape(ports, page, image, box),
        byPixels: async () => null,
      });
      return onCutOut(ports, outcome, image, box);
    },

    /** VectorGraph, with PixelGraph's labels where the page paints them as shapes. Throws like readVector. */
    readLines: async ({ image, ...drawing }: CutOutInput): Promise<LineReading> => {
      const { box } = drawing;
      const page = await pageOf(drawing);
      const reading = await readLinesAndLabels(page, box, {
        byShape: () => labelsByShape(ports, page, image, box),
        byPixels: () => labelsOnPage(ports, image, box),
      });
      return { ...reading, outcome: await onCutOut(ports, reading.outcome, image, box) };
    },
  };
}

/** A reading of the page's lines, with coordinates in pixels of the cut-out. */
async function onCutOut(
  { images }: EnginePorts,
  outcome: RecognitionOutcome,
  cutOut: Uint8Array,
  box: Box,
): Promise<RecognitionOutcome> {
  if (!outcome.ok) return outcome;
  const picture = await images.sizeOf(cutOut);
  // At an unusual resolution, the position of the page's points on it is unknown.
  if (!isCutOutAt(box, SEGMENT_DPI, picture)) return outcome;
  const place = inCutOut(box, SEGMENT_DPI);
  const atoms = outcome.graph.atoms.map((atom) => ({ ...atom, ...place(atom) }));
  const doubts = (outcome.doubts ?? []).map((doubt) => ({ ...doubt, ...place(doubt) }));
  return { ...outcome, picture, graph: { ...outcome.graph, atoms }, doubts };
}

/** PixelGraph's labels of a cut-out, in points of the page; null if it has none. */
async function labelsOnPage(
  { images, network }: EnginePorts,
  cutOut: Uint8Array,
  box: Box,
): Promise<ReadLabels | null> {
  const image = await images.decode(cutOut);
  // A page too large for the usual resolution is painted at a lower one, which the cut-out doesn't tell.
  if (!isCutOutAt(box, SEGMENT_DPI, image)) return null;
  const read = await readLabels(await network(), image);
  if (!read) return null;
  const place = onPage(box, SEGMENT_DPI);
  return {
    ...read,
    labels: read.labels.map((label) => ({ ...label, ...place(label) })),
    bondLength: (read.bondLength * 72) / SEGMENT_DPI,
  };
}

/** The page with the labels of a cut-out as text whose shapes are letters; undefined if there is none. */
async function labelsByShape(
  ports: EnginePorts,
  page: PageContent,
  cutOut: Uint8Array,
  box: Box,
): Promise<SpelledPage | undefined> {
  const image = await ports.images.decode(cutOut);
  if (!isCutOutAt(box, SEGMENT_DPI, image)) return undefined;
  const place = inCutOut(box, SEGMENT_DPI);
  const toPixels = ([x0, y0, x1, y1]: Box): Box => {
    const [upper, lower] = [place({ x: x0, y: y0 }), place({ x: x1, y: y1 })];
    return [upper.x, upper.y, lower.x, lower.y];
  };
  return withPaintedLabels(page, box, { image, toPixels }, await keptLetters(ports));
}
