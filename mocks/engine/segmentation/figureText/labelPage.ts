import type { Box } from '../../geometry/box';
import { boxesOverlap } from '../../geometry/boxes';
import type { PageContent } from '../../page/pageContent';
import type { CompoundLabel } from '../compoundLabels/compoundLabel';
import { labelDrawings } from '../compoundLabels/labelDrawings';
import {
  CONFIRMED,
  readFigureText,
  type FigureText,
  type FigureTextSources,
} from './readFigureText';

/** Lines that are less certain say nothing, nor do those whose letters are on average. */
const MIN_CERTAINTY = 0.4;
const MIN_OF_LETTER = 0.75;
/** No name, and no part of one. */
const UNREAD = '?';

/**
 * The number and name beside each drawing of a page, as {@link labelDrawings}, from its text and from lines that
 * are painted as shapes or are part of a picture.
 */
export async function labelPage(
  content: PageContent,
  drawings: readonly Box[],
  sources: FigureTextSources,
): Promise<(CompoundLabel | undefined)[]> {
  if (drawings.length === 0) return [];
  const { read, own } = await readFigureText(content, drawings, sources);
  const texts = [...own, ...read.flatMap(orUnread)];
  return labelDrawings({ ...content, texts }, drawings).map(
    (label) => label && doubted(label, read),
  );
}

/** A line that is not certain stays in its place, so that the rest of a name is not taken for all of it. */
function orUnread(line: FigureText): FigureText[] {
  if (!isUnread(line)) return [line];
  const isSign = line.width < line.size;
  return isSign ? [] : [{ ...line, text: UNREAD }];
}

const isUnread = ({ text, certainty }: FigureText): boolean =>
  certainty < MIN_CERTAINTY || certainty ** (1 / text.length) < MIN_OF_LETTER;

/** A label is no more certain than the lines that it was read from; beside a number only a sure name is stated. */
function doubted(label: CompoundLabel, read: readonly FigureText[]): CompoundLabel {
  const { name, number, confidence } = label;
  const parts = read.filter((line) => boxesOverlap(label.box, line.box) && !isUnread(line));
  const isWhole = name === undefined || number === undefined || leastOf(parts) >= CONFIRMED;
  if (isWhole) return { ...label, confidence: leastOf(parts) * confidence };
  const { name: _doubtful, ...numbered } = label;
  const ofNumber = parts.filter(({ text }) => text.toLowerCase().includes(number.toLowerCase()));
  return { ...numbered, confidence: leastOf(ofNumber) * confidence };
}

const leastOf = (lines: readonly FigureText[]) =>
  Math.min(1, ...lines.map((line) => line.certainty));
