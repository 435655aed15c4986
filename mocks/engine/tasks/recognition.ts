import type { Box } from '../geometry/box';
import { type LineReading, readLinesAndLabels } from '../recognition/combined/readLinesAndLabels';
import { type SpelledPage, withPaintedLabels } from '../lines/paintedLabels/readPaintedLabels';
import type { PageContent } from '../page/pageContent';
import type { RecognitionOutcome } from '../recognition/molecularGraph';
import { readLabels, type ReadLabels } from '../recognition/pixel-graph/readLabels';
import { recogniseDrawing } from '../recognition/pixel-graph/recogniseDrawing';
import type { EnginePorts } from './enginePorts';
import { ImageDecodeError } from '../ports/imageCodec';
import { keptLetters } from './keptLetters';
import { keptPages } from './keptPages';
import { onPdfPage } from './openForTask';
import { seenDrawing, type SeenDrawing } from './seenDrawing';

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
      const seen = seenDrawing(await pageOf(drawing), drawing.box);
      const { outcome } = await readLinesAndLabels(seen.content, seen.box, {
        byShape: () => labelsByShape(ports, seen, image),
        byPixels: async () => null,
      });
      return onCutOut(ports, outcome, image, seen);
    },

    /** VectorGraph, with PixelGraph's labels where the page paints them as shapes. Throws like readVector. */
    readLines: async ({ image, ...drawing }: CutOutInput): Promise<LineReading> => {
      const seen = seenDrawing(await pageOf(drawing), drawing.box);
      const reading = await readLinesAndLabels(seen.content, seen.box, {
        byShape: () => labelsByShape(ports, seen, image),
        byPixels: () => labelsOnPage(ports, image, seen),
      });
      return { ...reading, outcome: await onCutOut(ports, reading.outcome, image, seen) };
    },
  };
}

/** A reading of the page's lines, with coordinates in pixels of the cut-out. */
async function onCutOut(
  { images }: EnginePorts,
  outcome: RecognitionOutcome,
  cutOut: Uint8Array,
  { isCutOut, toPixel }: SeenDrawing,
): Promise<RecognitionOutcome> {
  if (!outcome.ok) return outcome;
  const picture = await images.sizeOf(cutOut);
  // On another picture, the position of the page's points is unknown.
  if (!isCutOut(picture)) return outcome;
  const atoms = outcome.graph.atoms.map((atom) => ({ ...atom, ...toPixel(atom) }));
  const doubts = (outcome.doubts ?? []).map((doubt) => ({ ...doubt, ...toPixel(doubt) }));
  return { ...outcome, picture, graph: { ...outcome.graph, atoms }, doubts };
}

/** PixelGraph's labels of a cut-out, in points of the view; null if it has none. */
async function labelsOnPage(
  { images, network }: EnginePorts,
  cutOut: Uint8Array,
  { isCutOut, toPoint, pixels }: SeenDrawing,
): Promise<ReadLabels | null> {
  const image = await images.decode(cutOut);
  if (!isCutOut(image)) return null;
  const read = await readLabels(await network(), image);
  if (!read) return null;
  return {
    ...read,
    labels: read.labels.map((label) => ({ ...label, ...toPoint(label) })),
    bondLength: read.bondLength / pixels,
  };
}

/** The page with the labels of a cut-out as text whose shapes are letters; undefined if there is none. */
async function labelsByShape(
  ports: EnginePorts,
  { content, box, isCutOut, toPixel }: SeenDrawing,
  cutOut: Uint8Array,
): Promise<SpelledPage | undefined> {
  const image = await ports.images.decode(cutOut);
  if (!isCutOut(image)) return undefined;
  const toPixels = ([x0, y0, x1, y1]: Box): Box => {
    const [upper, lower] = [toPixel({ x: x0, y: y0 }), toPixel({ x: x1, y: y1 })];
    return [upper.x, upper.y, lower.x, lower.y];
  };
  return withPaintedLabels(content, box, { image, toPixels }, await keptLetters(ports));
}
