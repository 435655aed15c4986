import { renderPageColour, renderPageGrey } from '../page/renderPage';
import type { Box } from '../geometry/box';
import { cutOut } from '../segmentation/cutOut';
import { besideBox, boxOnPage, cutOutBox, SMALLEST_BOX_SIDE } from '../segmentation/cutOutBox';
import type { CompoundLabel } from '../segmentation/compoundLabels/compoundLabel';
import type { ResidueTable } from '../recognition/residues/residueTable';
import { wholeDrawings, type WholeDrawing } from '../segmentation/edge/wholeDrawings';
import { findDrawings, type DrawingFinders } from '../segmentation/findDrawings';
import { highlightBox } from '../segmentation/highlightBox';
import { findRasterDrawings } from '../segmentation/raster/findRasterDrawings';
import { findResidueTables } from '../segmentation/residueTables/findResidueTables';
import { tableWithLabel } from '../segmentation/residueTables/tableWithLabel';
import {
  boxFilename,
  RASTER_DPI,
  SEGMENT_DPI,
  segmentFilename,
  type SegmentWithImage,
} from '../segmentation/segment';
import { labelPage } from '../segmentation/paintedText/labelPage';
import { findMentions, type LabelledDrawing } from '../segmentation/mentions/findMentions';
import type { PageSegments } from '../segmentation/segmentDocument';
import { findVectorDrawings } from '../segmentation/vector/findVectorDrawings';
import { readFirstPages } from '../text/readFirstPages';
import type { ColourImage } from '../ink/pixels';
import type { EnginePorts } from './enginePorts';
import type { ImageCodec } from '../ports/imageCodec';
import { TaskError } from '../taskError';
import { keptPages } from './keptPages';
import { onPdfPage, openForTask } from './openForTask';
import { paintedTextSources } from './paintedTextSources';

const NO_BOX = `The box has to show at least ${SMALLEST_BOX_SIDE} by ${SMALLEST_BOX_SIDE} points of the page`;

interface PageInput {
  readonly pdf: Uint8Array;
  /** Zero-based. */
  readonly pageIndex: number;
}

interface BoxInput extends PageInput {
  /** Points, origin top left. */
  readonly box: Box;
  /** Boxes of the drawings that were found on the page, points. */
  readonly found: readonly Box[];
}

interface MentionsInput {
  readonly pdf: Uint8Array;
  readonly drawings: readonly LabelledDrawing[];
}

const findersWith = ({ network }: EnginePorts): DrawingFinders => ({
  vector: findVectorDrawings,
  raster: (image, pictures) => findRasterDrawings(network, image, pictures),
});

/** Finding drawings as tasks. They throw TaskError `invalid` for a PDF that cannot be opened. */
export const createSegmentationTasks = (
  ports: EnginePorts,
  sourcesFor = paintedTextSources(ports),
) => ({
  /** The drawings of one page, cut out at 300 dpi. */
  findSegments: ({ pdf, pageIndex }: PageInput): Promise<PageSegments> =>
    onPdfPage(ports, pdf, pageIndex, async (page, opened) => {
      const { document, heavyParts, contentOf } = opened;
      const heavy = await heavyParts(page);
      const content = await keptPages(ports).get(pdf, pageIndex, () => contentOf(page));
      const drawings = await findDrawings(
        {
          content,
          paint: () => renderPageGrey(ports.raster, page, RASTER_DPI),
        },
        findersWith(ports),
      );
      const about = {
        pageCount: document.numPages,
        ...((heavy.content || heavy.picture) && { tooHeavy: true }),
      };
      if (drawings.length === 0) return { ...about, segments: [] };
      const painted = await renderPageColour(ports.raster, page, SEGMENT_DPI);
      const whole = wholeDrawings(painted, drawings, content.texts);
      const boxes = drawings.map(({ box }) => box);
      const labels = await labelPage(
        content,
        boxes,
        sourcesFor(opened, { pdf, pageIndex, painted }),
      );
      const tables = findResidueTables(content, boxes);
      const segments = await cutOutAll(ports.images, painted, whole, pageIndex);
      return {
        ...about,
        segments: segments.map((segment, i) => described(segment, labels[i], tables[i])),
      };
    }),

  /**
   * The drawing in a box that a person drew, cut out like one that was found.
   *
   * @throws TaskError `invalid` for a box in which no drawing can stand
   */
  cutOutBox: ({ pdf, pageIndex, box: drawn, found }: BoxInput): Promise<SegmentWithImage> =>
    onPdfPage(ports, pdf, pageIndex, async (page, opened) => {
      const content = await keptPages(ports).get(pdf, pageIndex, () => opened.contentOf(page));
      const box = boxOnPage(drawn, content);
      if (!box) throw new TaskError('invalid', NO_BOX);
      const others = besideBox(box, found);
      const painted = await renderPageColour(ports.raster, page, SEGMENT_DPI);
      const { picture, touchesEdge } = cutOutBox(painted, box, others, content.texts);
      const segment = {
        ...{ filename: boxFilename(pageIndex, box), pageIndex, index: found.length, box },
        ...{ route: 'drawn' as const, confidence: 1, touchesEdge },
        png: await ports.images.encodePng(picture),
      };
      const boxes = [box, ...others];
      const [label] = await labelPage(
        content,
        boxes,
        sourcesFor(opened, { pdf, pageIndex, painted }),
      );
      return described(segment, label, findResidueTables(content, boxes)[0]);
    }),

  /** Where the article speaks of the compounds that the labels of its drawings name, by drawing. */
  findMentions: ({ pdf, drawings }: MentionsInput) =>
    openForTask(ports, pdf, async (opened) =>
      findMentions(await readFirstPages(opened, opened.document.numPages), drawings),
    ),

  /** A whole page at 300 dpi with one box marked; the box is in points. */
  highlightPage: ({ pdf, pageIndex, box }: PageInput & { readonly box: Box }) =>
    onPdfPage(ports, pdf, pageIndex, async (page) => {
      const painted = await renderPageColour(ports.raster, page, SEGMENT_DPI);
      highlightBox(painted, box);
      return { png: await ports.images.encodePng(painted) };
    }),
});

const described = (
  segment: SegmentWithImage,
  label: CompoundLabel | undefined,
  table: ResidueTable | undefined,
): SegmentWithImage => ({
  ...segment,
  ...(label && { label }),
  ...(table && { table: tableWithLabel(table, label) }),
});

async function cutOutAll(
  images: ImageCodec,
  painted: ColourImage,
  drawings: readonly WholeDrawing[],
  pageIndex: number,
): Promise<SegmentWithImage[]> {
  const segments: SegmentWithImage[] = [];
  for (const [index, { box, route, confidence, touchesEdge }] of drawings.entries()) {
    const others = drawings.filter((_, other) => other !== index).map((other) => other.box);
    const png = await images.encodePng(cutOut(painted, box, others));
    const filename = segmentFilename(pageIndex, index);
    segments.push({ filename, pageIndex, index, box, route, confidence, touchesEdge, png });
  }
  return segments;
}
