import { encodePng } from '../../documents/images/encodePng';
import { readPageContent } from '../../documents/pdf/readPageContent';
import { renderPageColour, renderPageGrey } from '../../documents/pdf/renderPage';
import type { Box } from '../../geometry/box';
import { pixelGraphNet } from '../../recognition/pixel-graph/node/createSession';
import { cutOut } from '../../segmentation/cutOut';
import type { Drawing } from '../../segmentation/drawing';
import { findDrawings, type DrawingFinders } from '../../segmentation/findDrawings';
import { highlightBox } from '../../segmentation/highlightBox';
import { findRasterDrawings } from '../../segmentation/raster/findRasterDrawings';
import { SEGMENT_DPI, segmentFilename, type SegmentWithImage } from '../../segmentation/segment';
import type { PageSegments } from '../../segmentation/segmentDocument';
import { findVectorDrawings } from '../../segmentation/vector/findVectorDrawings';
import type { ColourImage } from '../../documents/images/pixels';
import { openForTask, pageAt } from './openForTask';

/** At this resolution a bond of usual length (14.4 points) has the length that PixelGraph knows. */
const RASTER_DPI = 144;

interface PageInput {
  readonly pdf: Uint8Array;
  /** From 0. */
  readonly pageIndex: number;
}

const finders: DrawingFinders = {
  vector: findVectorDrawings,
  raster: async (image, pictures) => findRasterDrawings(await pixelGraphNet(), image, pictures),
};

/** Finding drawings in a worker. Throws TaskError 400 for a PDF that cannot be opened. */
export const segmentationTasks = {
  /** The drawings of one page, cut out at 300 dpi. */
  findSegments: ({ pdf, pageIndex }: PageInput): Promise<PageSegments> =>
    openForTask(pdf, async (document, heavyParts) => {
      const page = await pageAt(document, pageIndex);
      const heavy = await heavyParts(page);
      const drawings = await findDrawings(
        { content: await readPageContent(page), paint: () => renderPageGrey(page, RASTER_DPI) },
        finders,
      );
      const about = {
        pageCount: document.numPages,
        ...((heavy.content || heavy.picture) && { tooHeavy: true }),
      };
      if (drawings.length === 0) return { ...about, segments: [] };
      const painted = await renderPageColour(page, SEGMENT_DPI);
      return { ...about, segments: await cutOutAll(painted, drawings, pageIndex) };
    }),

  /** A whole page at 300 dpi with one box marked; the box in points. */
  highlightPage: ({ pdf, pageIndex, box }: PageInput & { readonly box: Box }) =>
    openForTask(pdf, async (document) => {
      const painted = await renderPageColour(await pageAt(document, pageIndex), SEGMENT_DPI);
      highlightBox(painted, box);
      return { png: new Uint8Array(await encodePng(painted)) };
    }),
};

async function cutOutAll(
  painted: ColourImage,
  drawings: readonly Drawing[],
  pageIndex: number,
): Promise<SegmentWithImage[]> {
  const segments: SegmentWithImage[] = [];
  for (const [index, { box, route, confidence }] of drawings.entries()) {
    const others = drawings.filter((_, other) => other !== index).map((other) => other.box);
    const png = new Uint8Array(await encodePng(cutOut(painted, box, others)));
    const filename = segmentFilename(pageIndex, index);
    segments.push({ filename, pageIndex, index, box, route, confidence, png });
  }
  return segments;
}
