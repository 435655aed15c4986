import { toGrey, type ColourImage } from '../ink/pixels';
import type { OpenedPdf } from '../page/withPdf';
import type { PaintedTextSources } from '../segmentation/paintedText/readPaintedTexts';
import { standardLetters, type Alphabet } from '../segmentation/paintedText/standardLetters';
import { paragraphsAround } from '../text/paragraphsAround';
import type { EnginePorts } from './enginePorts';

/** What words painted as shapes are read with: the page's picture, the fonts' letters, the text around. */
export function paintedTextSources(ports: EnginePorts) {
  let letters: Promise<readonly Alphabet[]> | undefined;
  const retryLater = (error: unknown) => {
    letters = undefined;
    throw error;
  };
  return (opened: OpenedPdf, pageIndex: number, painted: ColourImage): PaintedTextSources => ({
    image: () => toGrey(painted),
    alphabets: () => (letters ??= standardLetters(ports).catch(retryLater)),
    words: () => paragraphsAround(opened, pageIndex),
  });
}
