import type { Box } from '../../geometry/box';
import { boxHoldsBox, boxOf, growBox } from '../../geometry/boxes';
import type { PageContent, TextRun } from '../../page/pageContent';
import { CAP_HEIGHT } from '../labelLetters';
import type { Alphabet } from '../letterShapes/standardLetters';
import { readLabelLines } from './labelLines';
import { nextLetter, type PaintedLetter } from './paintedLetter';
import { type LetterCandidate, letterCandidates, MAX_SHAPES } from './letterCandidates';
import { type LetterPicture, LetterReader, shapesOn } from './letterReader';

/** Letters that cost more are not compared to tell the font. */
const UNLIKE = 0.3;
/** Space beside a letter, in heights of capitals. */
const BEARING = 0.04;

/** Text raised by more of its size is another line: a sign that belongs to its letter stays below. */
const MAX_RAISE = 0.5;

/** A page with labels as text that it paints as shapes. */
export interface SpelledPage {
  readonly content: PageContent;
  /** False if other labels seem to be painted there, whose letters are not clear. */
  readonly isComplete: boolean;
}

/**
 * A page in which the labels of a drawing that are painted as shapes are text, as far as their letters are
 * clear: shapes like those of the standard fonts.
 *
 * @param area the drawing's cut-out, points
 * @returns undefined if none is
 */
export function withPaintedLabels(
  page: PageContent,
  area: Box,
  picture: LetterPicture,
  fonts: readonly Alphabet[],
): SpelledPage | undefined {
  const candidates = letterCandidates(page, area);
  if (candidates.length === 0 || candidates.length > MAX_SHAPES) return undefined;
  const reader = nearestFont(candidates, picture, fonts);
  if (!reader) return undefined;
  const { letters, isComplete } = readLabelLines(candidates, reader);
  if (letters.length === 0) return undefined;
  const boxes = letters.map(({ box }) => growBox(box, 0.05));
  const isLetter = (box: Box | undefined) =>
    box !== undefined && boxes.some((letter) => boxHoldsBox(letter, box));
  const content = {
    ...page,
    paths: page.paths.flatMap((path) => {
      const subpaths = path.subpaths.filter(({ points }) => !isLetter(boxOf(points)));
      return subpaths.length > 0 ? [{ ...path, subpaths }] : [];
    }),
    images: page.images.filter(({ stencil, box }) => !(stencil && isLetter(box))),
    texts: [...page.texts, ...letters.map((letter) => runOf(letter, letters, reader.font.bold))],
  };
  return { content, isComplete };
}

/** Of the fonts the one that most shapes are like. */
function nearestFont(
  candidates: readonly LetterCandidate[],
  picture: LetterPicture,
  fonts: readonly Alphabet[],
): LetterReader | undefined {
  const shapeOf = shapesOn(picture);
  const rated = fonts.map((font) => {
    const reader = new LetterReader(shapeOf, font);
    const likeness = candidates
      .filter(({ isBar }) => !isBar)
      .map((candidate) => Math.max(0, UNLIKE - reader.nearest(candidate, UNLIKE)));
    return { reader, likeness: likeness.reduce((sum, each) => sum + each, 0) };
  });
  const [best] = rated.sort((a, b) => b.likeness - a.likeness);
  return best && best.likeness > 0 ? best.reader : undefined;
}

/** Letters go on to the next one: what is far apart as text is another label. */
function runOf(letter: PaintedLetter, letters: readonly PaintedLetter[], bold: boolean): TextRun {
  const { char, box, frame, line } = letter;
  const space = BEARING * frame.height;
  const end = nextLetter(letter, letters)?.box[0] ?? box[2];
  const width = Math.max(end, box[2]) - box[0] + 2 * space;
  const size = frame.height / CAP_HEIGHT;
  const highest = line.baseline - (MAX_RAISE * line.height) / CAP_HEIGHT;
  const at = { x: box[0] - space, y: Math.max(frame.baseline, highest) };
  return { text: char, ...at, width, size, angle: 0, bold, italic: false };
}
