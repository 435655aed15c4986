import { RecentResults } from '../caching/recentResults';
import type { ColourImage } from '../ink/pixels';
import type { OpenedPdf } from '../page/withPdf';
import type { FigureTextSources } from '../segmentation/figureText/readFigureText';
import { pagesAround, paragraphsOf } from '../text/paragraphsAround';
import type { EnginePorts } from './enginePorts';

/** A page with figures. */
interface FigurePage {
  readonly pdf: Uint8Array;
  /** Zero-based. */
  readonly pageIndex: number;
  readonly painted: ColourImage;
}

/** Letters of the texts that are kept, together: that of an article has some 100,000. */
const MAX_KEPT_LETTERS = 2_000_000;

const lettersIn = (paragraphs: readonly string[]): number =>
  paragraphs.reduce((sum, { length }) => sum + length, 1);

/** What lines of figures are read with: the page's picture, the network, the text around. */
export function figureTextSources({ lineReader }: Pick<EnginePorts, 'lineReader'>) {
  // An article's pages with figures have the same pages around them, or nearly so.
  const texts = new RecentResults(lettersIn);
  return (opened: OpenedPdf, { pdf, pageIndex, painted }: FigurePage): FigureTextSources => ({
    painted,
    look: lineReader,
    words: () => {
      const around = pagesAround(opened, pageIndex);
      return texts.get(pdf, around.join('-'), MAX_KEPT_LETTERS, () => paragraphsOf(opened, around));
    },
  });
}
