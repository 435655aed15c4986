import type { Box } from '../../geometry/box';
import { unionBox } from '../../geometry/boxes';
import { POINTS_AN_INCH, type GreyImage } from '../../ink/pixels';
import type { OcrLine, OcrWord } from '../../ports/ocrReader';
import type { LineLook } from '../../recognition/line-reader/lineLook';
import { readLine, type ReadLine } from '../../recognition/line-reader/readLine';
import { inkLetters } from './inkLetters';
import { isNameLike, withSignsOf } from './signsOfNames';

/**
 * Lines of a scanned page whose names were read again by the network for lines of figures. Tesseract's English has no
 * Greek letters and takes primes for marks of quotation.
 *
 * @param image the page as Tesseract had it
 * @param dpi its resolution
 */
export async function withNamesRead(
  image: GreyImage,
  lines: readonly OcrLine[],
  look: LineLook,
  dpi: number,
): Promise<readonly OcrLine[]> {
  if (!lines.some(hasName)) return lines;
  const scale = dpi / POINTS_AN_INCH;
  const letters = inkLetters({ image, scale, left: 0, top: 0 }, () => true);
  const read: OcrLine[] = [];
  for (const line of lines) {
    if (!hasName(line)) read.push(line);
    else {
      const box = boxOfWords(line.words, scale);
      const again = await readLine(look, (margin) => letters.inkIn(box, margin));
      read.push({ ...line, words: withTexts(line.words, again) });
    }
  }
  return read;
}

const hasName = ({ words }: OcrLine): boolean => words.some(({ text }) => isNameLike(text.trim()));

/** Points of the page. */
function boxOfWords(words: readonly OcrWord[], scale: number): Box {
  const boxes = words.map(({ bbox }): Box => [bbox.x0, bbox.y0, bbox.x1, bbox.y1]);
  const [x0, y0, x1, y1] = boxes.reduce(unionBox);
  return [x0 / scale, y0 / scale, x1 / scale, y1 / scale];
}

/** Where both read much the same, a name is as sure as its letters: to Tesseract, a long one is dirt. */
function withTexts(words: readonly OcrWord[], { text: line, certainty }: ReadLine): OcrWord[] {
  const printed = words
    .map((word) => ({ ...word, text: word.text.replace(/\s+/gu, '') }))
    .filter(({ text }) => text !== '');
  const texts = withSignsOf(
    printed.map(({ text }) => text),
    line,
  );
  if (!texts) return printed;
  const ofLetters = 100 * certainty ** (1 / Math.max(1, line.length));
  return printed.map((word, i) => {
    const text = texts[i] ?? word.text;
    const confidence = isNameLike(text) ? Math.max(word.confidence, ofLetters) : word.confidence;
    return { ...word, text, confidence };
  });
}
