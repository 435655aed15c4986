import { renderPageColour, renderPageGrey } from '../page/renderPage';
import type { Box } from '../geometry/box';
import { attachedDrawings } from '../segmentation/attached/attachedDrawings';
import { statedOf, withAttached } from '../segmentation/attached/withAttached';
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
import { labelPage } from '../segmentation/figureText/labelPage';
import { aboutCompounds, type LabelledDrawing } from '../segmentation/mentions/aboutCompounds';
import type { PageSegments } from '../segmentation/segmentDocument';
import { findInViews } from '../segmentation/vector/findInViews';
import { viewedDrawings, type PaintedPage } from '../segmentation/viewedDrawings';
import type { Drawing } from '../segmentation/drawing';
import type { SeenPage } from '../page/pageView';
import { findVectorDrawings } from '../segmentation/vector/findVectorDrawings';
import { readFirstPages } from '../text/readFirstPages';
import type { EnginePorts } from './enginePorts';
import { TaskError } from '../taskError';
import { keptPages } from './keptPages';
import { onPdfPage, openForTask } from './openForTask';
import { figureTextSources } from './figureTextSources';

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

const findersWith = ({ drawingNet }: EnginePorts): DrawingFinders => ({
  vector: (content) => findInViews(content, findVectorDrawings),
  raster: (image, pictures, drawn) => findRasterDrawings(drawingNet, image, pictures, drawn),
});

/** Finding drawings as tasks. They throw TaskError `invalid` for a PDF that cannot be opened. */
export const createSegmentationTasks = (
  ports: EnginePorts,
  sourcesFor = figureTextSources(ports),
) => ({
  /** The drawings of one page, cut out at 300 dpi. */
  findSegments: ({ pdf, pageIndex }: PageInput): Promise<PageSegments> =>
    onPdfPage(ports, pdf, pageIndex, async (page, opened) => {
      const { document, heavyParts, contentOf } = opened;
      const heavy = await heavyParts(page);
      const content = await keptPages(ports).get(pdf, pageIndex, () => contentOf(page));
      const paint = () => renderPageGrey(ports.raster, page, RASTER_DPI);
      const found = await findDrawings({ content, paint }, findersWith(ports));
      const drawings = withAttached(found, await attachedDrawings(document, content));
      const about = {
        pageCount: document.numPages,
        ...((heavy.content || heavy.picture) && { tooHeavy: true }),
      };
      if (drawings.length === 0) return { ...about, segments: [] };
      const painted = await renderPageColour(ports.raster, page, SEGMENT_DPI);
      const whole = wholeInViews({ content, painted }, drawings);
      const segments: SegmentWithImage[] = [];
      for (const viewed of viewedDrawings({ content, painted }, boxesOf(whole))) {
        const { boxes, own } = viewed;
        const sources = sourcesFor(opened, { pdf, pageIndex, painted: viewed.painted });
        const labels = await labelPage(viewed.content, boxes, sources);
        const tables = findResidueTables(viewed.content, boxes);
        for (const index of own) {
          const [box, drawing] = [boxes[index], whole[index]];
          if (!box || !drawing) continue;
          const picture = cutOut(viewed.painted, box, boxes.toSpliced(index, 1));
          const { route, confidence, touchesEdge } = drawing;
          segments[index] = described(viewed, labels[index], tables[index], {
            ...{ filename: segmentFilename(pageIndex, index), pageIndex, index, box: drawing.box },
            ...{ route, confidence, touchesEdge, ...statedOf(drawing) },
            png: await ports.images.encodePng(picture),
          });
        }
      }
      return { ...about, segments };
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
      const [viewed] = viewedDrawings({ content, painted }, [box]);
      if (!viewed) throw new TaskError('invalid', NO_BOX);
      const boxes = [box, ...others].map(viewed.toView);
      const [own = box, ...beside] = boxes;
      const { texts } = viewed.content;
      const { picture, touchesEdge } = cutOutBox(viewed.painted, own, beside, texts);
      const sources = sourcesFor(opened, { pdf, pageIndex, painted: viewed.painted });
      const [label] = await labelPage(viewed.content, boxes, sources);
      return described(viewed, label, findResidueTables(viewed.content, boxes)[0], {
        ...{ filename: boxFilename(pageIndex, box), pageIndex, index: found.length, box },
        ...{ route: 'drawn' as const, confidence: 1, touchesEdge },
        png: await ports.images.encodePng(picture),
      });
    }),

  /** What the article says of the compounds that the labels of its drawings name, by drawing. */
  findMentions: async ({ pdf, drawings }: MentionsInput) => {
    // Before the reading, which a browser that has to fetch them begins anew. The model found no name more.
    const { taxa } = await ports.tagger();
    return openForTask(ports, pdf, async (opened) =>
      aboutCompounds(await readFirstPages(opened, opened.document.numPages), drawings, taxa),
    );
  },

  /** A whole page at 300 dpi with one box marked; the box is in points. */
  highlightPage: ({ pdf, pageIndex, box }: PageInput & { readonly box: Box }) =>
    onPdfPage(ports, pdf, pageIndex, async (page) => {
      const painted = await renderPageColour(ports.raster, page, SEGMENT_DPI);
      highlightBox(painted, box);
      return { png: await ports.images.encodePng(painted) };
    }),
});

/** A segment with its label, unless the PDF states one, and its table, whose boxes are in points of the view. */
function described(
  { toPage }: SeenPage,
  label: CompoundLabel | undefined,
  table: ResidueTable | undefined,
  segment: SegmentWithImage,
): SegmentWithImage {
  const named = table && tableWithLabel(table, label);
  const own = segment.label ?? (label && { ...label, box: toPage(label.box) });
  return {
    ...segment,
    ...(own && { label: own }),
    ...(named && { table: { ...named, box: toPage(named.box) } }),
  };
}

const boxesOf = (drawings: readonly Drawing[]): Box[] => drawings.map(({ box }) => box);

/** The drawings of a page with boxes that cut as little ink as possible. */
function wholeInViews(page: PaintedPage, drawings: readonly Drawing[]): WholeDrawing[] {
  const whole: WholeDrawing[] = [];
  for (const { painted, content, boxes, own, toPage } of viewedDrawings(page, boxesOf(drawings))) {
    const inView = drawings.map((drawing, i) => ({ ...drawing, box: boxes[i] ?? drawing.box }));
    const grown = wholeDrawings(painted, inView, content.texts);
    for (const i of own) if (grown[i]) whole[i] = { ...grown[i], box: toPage(grown[i].box) };
  }
  return whole;
}
