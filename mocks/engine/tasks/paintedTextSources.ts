import { RecentResults } from '../caching/recentResults';
import { growBox } from '../geometry/boxes';
import { toGreyWithin, toPixelBox, type ColourImage } from '../ink/pixels';
import type { OpenedPdf } from '../page/withPdf';
import type { PaintedTextSources } from '../segmentation/paintedText/readPaintedTexts';
import { pagesAround, paragraphsOf } from '../text/paragraphsAround';
import type { EnginePorts } from './enginePorts';
import { keptLetters } from './keptLetters';

/** A page with shapes among the letters. */
interface ShapedPage {
  readonly pdf: Uint8Array;
  /** Zero-based. */
  readonly pageIndex: number;
  readonly painted: ColourImage;
}

/** Pixels around a line that its letters' shapes are taken from as well. */
const PIXELS_AROUND = 3;

/** Letters of the texts that are kept, together: that of an article has some 100,000. */
const MAX_KEPT_LETTERS = 2_000_000;

const lettersIn = (paragraphs: readonly string[]): number =>
  paragraphs.reduce((sum, { length }) => sum + length, 1);

/** What words painted as shapes are read with: the page's picture, the fonts' letters, the text around. */
export function paintedTextSources(ports: EnginePorts) {
  // An article's pages with shapes have the same pages around them, or nearly so.
  const texts = new RecentResults(lettersIn);
  return (opened: OpenedPdf, { pdf, pageIndex, painted }: ShapedPage): PaintedTextSources => ({
    image: (areas) => {
      const { dpi, width, height } = painted;
      const around = (72 * PIXELS_AROUND) / dpi;
      return toGreyWithin(
        painted,
        areas.map((area) => toPixelBox(growBox(area, around), dpi, width, height)),
      );
    },
    alphabets: () => keptLetters(ports),
    words: () => {
      const around = pagesAround(opened, pageIndex);
      return texts.get(pdf, around.join('-'), MAX_KEPT_LETTERS, () => paragraphsOf(opened, around));
    },
  });
}
