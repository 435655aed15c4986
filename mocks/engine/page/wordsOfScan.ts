import type { OcrLine, OcrWord } from '../ports/ocrReader';
import type { Box } from '../geometry/box';
import { median } from '../geometry/median';
import { turnedOn, type Quarters } from './quarterTurns';
import { boxOfRun } from './runBox';
import { MAX_RUNS, type PlacedText, type TextPage } from './textPage';
import { POINTS_AN_INCH } from '../ink/pixels';

/** Below it (0..100), a word is more likely dirt or part of a drawing. */
const MIN_CONFIDENCE = 20;

/** Lines whose height differs by less than this share from the page's usual one are of the same size. */
const SAME_SIZE = 0.2;

/** Size of a font, measured by the distance from its ascenders' tops to its descenders' ends. */
const SIZE_OF_HEIGHT = 1.05;

/**
 * The words that were read from a page's picture, as the runs of letters that other pages have.
 *
 * @param dpi of the picture
 * @param page its size, and the letters that it has besides the picture
 * @param drawings points; their lettering is no text
 * @param quarters by which the picture was turned back for reading
 */
export function withWordsOfScan(
  page: TextPage,
  lines: readonly OcrLine[],
  dpi: number,
  drawings: readonly Box[],
  quarters: Quarters = 0,
): TextPage {
  const scale = POINTS_AN_INCH / dpi;
  const usual = usualHeight(lines);
  const leftOut = [...drawings, ...page.texts.map(bodyOf)];
  const read = lines.flatMap((line) => {
    const height = line.rowAttributes.rowHeight;
    const isUsual = Math.abs(height - usual) <= SAME_SIZE * usual;
    const size = (isUsual ? usual : height) * SIZE_OF_HEIGHT * scale;
    return line.words
      .filter(isWord)
      .map((word) => turned(placed(word, line, size, scale), quarters, page));
  });
  const words = read.slice(0, MAX_RUNS).filter((word) => !leftOut.some(holds(word)));
  return { ...page, texts: [...page.texts, ...words] };
}

const isWord = ({ text, confidence, bbox }: OcrWord) =>
  /[\p{L}\p{N}\p{P}\p{S}]/u.test(text) && confidence >= MIN_CONFIDENCE && bbox.x1 > bbox.x0;

function placed(word: OcrWord, line: OcrLine, size: number, scale: number): PlacedText {
  const { x0, x1 } = word.bbox;
  return {
    text: word.text.trim(),
    x: x0 * scale,
    // Sheets lie askew in scanners: one baseline, that of the line's middle, keeps its words together.
    y: ((line.baseline.y0 + line.baseline.y1) / 2) * scale,
    width: (x1 - x0) * scale,
    size,
    angle: 0,
    font: 'scan',
    confidence: Math.min(1, word.confidence / 100),
  };
}

/** A run that was read on a page turned back, where it stands on the page as it is. */
const turned = (run: PlacedText, quarters: Quarters, page: TextPage): PlacedText =>
  quarters === 0 ? run : { ...run, ...turnedOn(run, quarters, page), angle: 90 * quarters };

/** Mean confidence (0..1) of the words of a picture, weighted by their letters; 0 without any. */
export function confidenceOfLines(lines: readonly OcrLine[]): number {
  let [letters, sum] = [0, 0];
  for (const { text, confidence } of lines.flatMap(({ words }) => words)) {
    letters += text.length;
    sum += (confidence / 100) * text.length;
  }
  return letters === 0 ? 0 : sum / letters;
}

/** Where a run's letters are. */
const bodyOf = (run: PlacedText): Box => boxOfRun(run, 0.75, 0.25);

/** The median height of the lines' words, each word counted once. */
function usualHeight(lines: readonly OcrLine[]): number {
  const heights = lines.flatMap(({ words, rowAttributes }) =>
    words.map(() => rowAttributes.rowHeight),
  );
  return median(heights, 0);
}

const holds =
  (word: PlacedText) =>
  ([x0, y0, x1, y1]: Box): boolean => {
    const [left, top, right, bottom] = bodyOf(word);
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    return x >= x0 && x <= x1 && y >= y0 && y <= y1;
  };

/** Mean confidence of a page's read words, weighted by their letters; undefined without any. */
export function confidenceOfScan({ texts }: TextPage): number | undefined {
  let [letters, sum] = [0, 0];
  for (const { text, confidence } of texts) {
    if (confidence === undefined) continue;
    letters += text.length;
    sum += confidence * text.length;
  }
  return letters === 0 ? undefined : sum / letters;
}
