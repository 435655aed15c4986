import { RecentResults } from '../caching/recentResults';
import { toGrey, type ColourImage } from '../ink/pixels';
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

/** Letters of the texts that are kept, together: that of an article has some 100,000. */
const MAX_KEPT_LETTERS = 2_000_000;

const lettersIn = (paragraphs: readonly string[]): number =>
  paragraphs.reduce((sum, { length }) => sum + length, 1);

/** What words painted as shapes are read with: the page's picture, the fonts' letters, the text around. */
export function paintedTextSources(ports: EnginePorts) {
  // An article's pages with shapes have the same pages around them, or nearly so.
  const texts = new RecentResults(lettersIn);
  return (opened: OpenedPdf, { pdf, pageIndex, painted }: ShapedPage): PaintedTextSources => ({
    image: () => toGrey(painted),
    alphabets: () => keptLetters(ports),
    words: () => {
      const around = pagesAround(opened, pageIndex);
      return texts.get(pdf, around.join('-'), MAX_KEPT_LETTERS, () => paragraphsOf(opened, around));
    },
  });
}
