import type { Box } from '../../geometry/box';
import { boxWidth } from '../../geometry/boxes';
import { POINTS_AN_INCH, type GreyImage } from '../../ink/pixels';
import type { PageContent, TextRun } from '../../page/pageContent';
import {
  letterCosts,
  lowestCost,
  meanNearestCost,
  type KnownLetter,
  type LetterCosts,
} from '../../lines/letterShapes/letterCosts';
import { letterShape, type LetterShape } from '../../lines/letterShapes/letterShape';
import { paintedLetters } from '../../lines/letterShapes/paintedLetters';
import { paintedLines, type PaintedLine } from './paintedLine';
import { spelledWord } from './spelledWord';
import type { Alphabet } from '../../lines/letterShapes/standardLetters';
import { wordOfText } from './wordOfText';
import { wordsByLength } from './wordsByLength';
import { CAP_HEIGHT } from '../../lines/labelLetters';

/** A line painted as shapes, as if it were text. */
export interface PaintedText extends TextRun {
  /** Every word is one of the article's text; otherwise, some were read letter by letter. */
  readonly inText: boolean;
}

interface ShapedLine {
  readonly line: PaintedLine;
  /** The letters of each word. */
  readonly words: readonly (readonly LetterShape[])[];
  readonly font: Alphabet;
}

/** Pages with more lines painted as shapes are set in them; names are few. */
const MAX_LINES = 200;
/** More words than the text of forty pages has: read in vain, or hostile. */
const MAX_WORDS = 50_000;
/** Shapes compared with letters of words: some seconds, after which the page would lose its drawings, too. */
const MAX_COMPARED = 10_000_000;
/** Letters that are unlike those of a font by more, on average, are not set in it. */
const MAX_UNLIKENESS = 0.22;
/** A shape may be nearer to another letter than to its own by this. */
const NEAREST = 0.05;
/** Letters of one shape kept as known: more cost time. */
const MAX_KNOWN = 6;

export interface PaintedTextSources {
  /** The page as painted, with its resolution, in some areas (points) and a little around them. */
  readonly image: (areas: readonly Box[]) => GreyImage;
  readonly alphabets: () => Promise<readonly Alphabet[]>;
  /** The words of the article's text. */
  readonly words: () => Promise<Iterable<string>>;
}

/**
 * The lines of a page whose letters are painted as shapes. Each word is read as the one word of the article's
 * text that its shapes spell. The letters read so are then known in the figure's own font, and other words
 * are read letter by letter. A line with an unread word is left out; all are where there is too much to compare.
 */
export async function readPaintedTexts(
  content: PageContent,
  { image, alphabets, words }: PaintedTextSources,
): Promise<PaintedText[]> {
  const lines = paintedLetters(content).flatMap(paintedLines);
  if (lines.length === 0 || lines.length > MAX_LINES) return [];
  const fonts = await alphabets();
  const page = image(lines.map(({ box }) => box));
  const shaped = lines.flatMap((line) => inNearestFont(line, page, fonts));
  if (shaped.length === 0) return [];
  const byLength = wordsByLength(await words());
  if (!isFeasible(shaped, byLength)) return [];
  const find = (known: readonly KnownLetter[]): Found =>
    shaped.map(({ words: all, font }) =>
      all.map((word) => wordOfText(costsOf(word, [...font.letters, ...known]), byLength)),
    );
  const own = ownLetters(shaped, find([]));
  const found = find(own);
  const known = ownLetters(shaped, found);
  return shaped.flatMap(({ line, words: all, font }, i) => {
    const texts = all.map(
      (word, j) => found[i]?.[j] ?? spelledWord(costsOf(word, [...font.letters, ...known])),
    );
    if (texts.some((text) => text === undefined)) return [];
    const inText = found[i]?.every((word) => word !== undefined) ?? false;
    return [{ ...runOf(line, texts.join(' ')), bold: font.bold, inText }];
  });
}

function isFeasible(
  lines: readonly ShapedLine[],
  byLength: ReadonlyMap<number, readonly string[]>,
): boolean {
  const counts = new Map([...byLength].map(([length, words]) => [length, words.length]));
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const compared = lines
    .flatMap(({ words }) => words)
    .reduce((sum, { length }) => sum + length * (counts.get(length) ?? 0), 0);
  return total <= MAX_WORDS && compared <= MAX_COMPARED;
}

/** The words of the text that each line's words were read as. */
type Found = readonly (readonly (string | undefined)[])[];

const costsOf = (word: readonly LetterShape[], known: readonly KnownLetter[]): LetterCosts[] =>
  word.map((shape) => letterCosts(shape, known));

/** The line with its letters' shapes and the font that they are most like; none if they are like none. */
function inNearestFont(
  line: PaintedLine,
  image: GreyImage,
  fonts: readonly Alphabet[],
): ShapedLine[] {
  const scale = (image.dpi ?? POINTS_AN_INCH) / POINTS_AN_INCH;
  const words = line.words.map((word) =>
    word.map(({ box: [x0, y0, x1, y1], frame: { baseline, height } }) =>
      letterShape(image, [x0 * scale, y0 * scale, x1 * scale, y1 * scale], {
        baseline: baseline * scale,
        height: height * scale,
      }),
    ),
  );
  const letters = words.flat();
  const [nearest] = fonts
    .map((font) => ({ font, cost: meanNearestCost(letters, font.letters) }))
    .sort((a, b) => a.cost - b.cost);
  return nearest && nearest.cost <= MAX_UNLIKENESS ? [{ line, words, font: nearest.font }] : [];
}

/**
 * The letters of the words that were found in the text, in the figure's own font. A shape counts if it is about
 * as near to the letter in the known fonts as to any: the text may have misprints.
 */
function ownLetters(lines: readonly ShapedLine[], found: Found): KnownLetter[] {
  const letters = lines.flatMap(({ words, font }, i) =>
    words.flatMap((shapes, j) => lettersOf(found[i]?.[j] ?? '', shapes, font)),
  );
  const counts = new Map<string, number>();
  return letters.filter(({ char }) => {
    const count = counts.get(char) ?? 0;
    counts.set(char, count + 1);
    return count < MAX_KNOWN;
  });
}

const lettersOf = (word: string, shapes: readonly LetterShape[], font: Alphabet): KnownLetter[] =>
  [...word].flatMap((char, i) => {
    const shape = shapes[i];
    if (!shape) return [];
    const costs = letterCosts(shape, font.letters);
    return (costs.get(char) ?? Infinity) - lowestCost(costs) <= NEAREST ? [{ char, shape }] : [];
  });

function runOf({ box, baseline, height }: PaintedLine, text: string): Omit<TextRun, 'bold'> {
  const at = { x: box[0], y: baseline, width: boxWidth(box), size: height / CAP_HEIGHT };
  return { text, ...at, angle: 0, italic: false };
}
