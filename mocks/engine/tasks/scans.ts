import { portableGreymap } from '../ink/portableGreymap';
import { fillGreyBox, toGrey, toPixelBox, type ColourImage } from '../ink/pixels';
import type { Box } from '../geometry/box';
import { turnedBackImage } from '../page/quarterTurns';
import { readTurned } from '../page/readTurned';
import { renderPageColour, renderPageGrey } from '../page/renderPage';
import { withWordsOfScan } from '../page/wordsOfScan';
import { findDrawings } from '../segmentation/findDrawings';
import { findRasterDrawings } from '../segmentation/raster/findRasterDrawings';
import { withNamesRead } from '../segmentation/figureText/namesInScan';
import { RASTER_DPI } from '../segmentation/segment';
import type { ReadPage } from '../text/readFirstPages';
import { ownTextOf } from '../text/unreadPage';
import type { EnginePorts } from './enginePorts';
import { TaskError } from '../taskError';
import { openForTask, pageAt } from './openForTask';

/** Tesseract was trained on letters of this resolution; of scans at 150 dpi it reads more if they are enlarged. */
const READING_DPI = 300;

const PAPER = 255;

interface PageInput {
  readonly pdf: Uint8Array;
  /** Zero-based. */
  readonly pageIndex: number;
}

/**
 * Reading pages without text of their own as tasks. They throw TaskError `invalid` for a PDF that cannot be opened, and
 * for a page that has its letters: reading takes seconds.
 */
export const createScansTasks = (ports: EnginePorts) => ({
  /** A scanned page with the words that its picture shows, except those in drawings of structures. */
  readPage: ({ pdf, pageIndex }: PageInput, signal: AbortSignal): Promise<ReadPage> =>
    openForTask(ports, pdf, async (opened) => {
      const { document, contentOf } = opened;
      const page = await pageAt(document, pageIndex);
      const { page: own, without } = await ownTextOf(opened, page);
      if (!without) throw new TaskError('invalid', `Page ${pageIndex + 1} is no scan`);
      const content = await contentOf(page);
      const drawings = await findDrawings(
        { content, paint: () => renderPageGrey(ports.raster, page, RASTER_DPI) },
        {
          vector: () => [],
          raster: (image, pictures) => findRasterDrawings(ports.drawingNet, image, pictures),
        },
      );
      const boxes = drawings.map(({ box }) => box);
      const painted = await renderPageColour(ports.raster, page, READING_DPI);
      paintOut(painted, boxes);
      const dpi = Math.round(painted.dpi);
      const grey = toGrey(painted);
      const { lines, quarters } = await readTurned(grey, (image) =>
        ports.ocr.read(portableGreymap(image), dpi, signal),
      );
      const look = await ports.lineReader();
      const upright = turnedBackImage(grey, quarters);
      const words = look ? await withNamesRead(upright, lines, look, dpi) : lines;
      return {
        page: withWordsOfScan(own, words, painted.dpi, boxes, quarters),
        tooHeavy: false,
        scan: 'read',
        without,
      };
    }),
});

/** Lines and labels of drawings mislead the search for lines of text beside them. */
function paintOut(image: ColourImage, boxes: readonly Box[]): void {
  for (const box of boxes) {
    fillGreyBox(image, toPixelBox(box, image.dpi, image.width, image.height), PAPER);
  }
}
