import type { Box } from '../../geometry/box';
import { BoxIndex } from '../../geometry/boxIndex';
import {
  boxCentre,
  boxesOverlap,
  boxHeight,
  boxHolds,
  boxWidth,
  growBox,
  unionBox,
} from '../../geometry/boxes';
import { crop, POINTS_AN_INCH, toGrey, toPixelBox, type ColourImage } from '../../ink/pixels';
import { DisjointSets } from '../../geometry/disjointSets';
import { CELL, CROWD, joinPieces } from '../../lines/letterShapes/letterPieces';
import { CAP_HEIGHT } from '../../lines/labelLetters';
import { boxOfRun } from '../../page/runBox';
import type { ImagePlacement, PageContent, TextRun } from '../../page/pageContent';
import type { LineLook } from '../../recognition/line-reader/lineLook';
import { readLine } from '../../recognition/line-reader/readLine';
import { inkLetters } from './inkLetters';
import { asKnown, knownWords } from './knownWords';
import { textLines, type TextLineBox } from './textLines';

/** A line of a figure, as if it were text of the page. */
export interface FigureText extends TextRun {
  readonly box: Box;
  /** 0..1, that it says this. */
  readonly certainty: number;
}

/** What was read, and the page's own text without the invisible words of a scan where lines were looked for. */
export interface FigureReading {
  readonly read: readonly FigureText[];
  readonly own: readonly TextRun[];
}

export interface FigureTextSources {
  readonly painted: ColourImage;
  /** The network that reads lines; none if the host's networks have none. */
  readonly look: () => Promise<LineLook | undefined>;
  /** The paragraphs of the article's text around the page. */
  readonly words: () => Promise<readonly string[]>;
}

/** Labels stand within this distance above or below a drawing, points, or in a table's row beside it. */
const REACH = 90;
/** A line within a drawing's box is no atom if this share of its height around it is free of bonds. */
const CLEAR = 0.4;
/** Pages with more lines near drawings than this are set in shapes or are hostile: each takes some milliseconds. */
const MAX_LINES = 300;
/** A paragraph has a line that is longer, in its heights. */
const MAX_LENGTH = 24;
/** Words of a justified line are up to this far apart, heights of capitals. */
const JUSTIFIED = 2;
/** Between the ink of two lines of a paragraph there is less paper than this, in heights of capitals. */
const LEADING = 0.9;
/** Words that the article's text confirms are at least as certain as this. */
export const CONFIRMED = 0.95;

/**
 * The lines near a page's drawings that are no text of the page: painted as shapes, or in a picture.
 *
 * @param drawings their boxes in points
 */
export async function readFigureText(
  content: PageContent,
  drawings: readonly Box[],
  { painted, look, words }: FigureTextSources,
): Promise<FigureReading> {
  const found = linesNear(content, drawings, painted);
  const nothing = { read: [], own: content.texts };
  if (found.lines.length === 0 || found.lines.length > MAX_LINES) return nothing;
  const network = await look();
  if (!network) return nothing;
  const known = knownWords(await words());
  const texts: FigureText[] = [];
  for (const line of found.lines) {
    const read = await readLine(network, (margin) => found.inkIn(line.box, margin));
    const { text, confirmed } = asKnown(read.text, known);
    const certainty = confirmed ? Math.max(CONFIRMED, read.certainty) : read.certainty;
    if (text !== '') texts.push({ ...runOf(line, text), certainty });
  }
  const own = content.texts.filter(
    (run) => !isOverPicture(run, content.images) || !found.isLookedAt(bodyOf(run)),
  );
  return { read: texts, own };
}

function linesNear(content: PageContent, drawings: readonly Box[], painted: ColourImage) {
  const areas = drawings.map(([, y0, , y1]): Box => [0, y0 - REACH, content.width, y1 + REACH]);
  const [, top, , bottom] = areas.reduce(unionBox);
  const { dpi, width, height } = painted;
  const rows = toPixelBox([0, top, content.width, bottom], dpi, width, height);
  const image = toGrey(crop(painted, rows));
  const part = { image, scale: dpi / POINTS_AN_INCH, left: rows[0], top: rows[1] };
  const printed = content.texts
    .filter((run) => !isOverPicture(run, content.images))
    .map((run) => growBox(bodyOf(run), 0.15 * run.size));
  const isFree = (box: Box) => !printed.some((run) => boxHolds(run, boxCentre(box)));
  const letters = inkLetters(part, isFree);
  const isAtom = ({ box, height: tall }: TextLineBox) =>
    drawings.some((drawing) => boxHolds(drawing, boxCentre(box))) &&
    letters.hasStroke(growBox(box, CLEAR * tall));
  const whole = joinPieces(letters.boxes);
  const paragraphs = runningText(textLines(whole, JUSTIFIED));
  const lines = textLines(whole).filter(
    (line) =>
      areas.some((area) => boxesOverlap(area, line.box)) &&
      !paragraphs.some((row) => boxesOverlap(row.box, line.box)) &&
      !isAtom(line),
  );
  const isLookedAt = (box: Box) =>
    areas.some((area) => boxesOverlap(area, box)) &&
    !paragraphs.some((row) => boxesOverlap(row.box, box));
  return { lines, isLookedAt, inkIn: letters.inkIn };
}

/** The lines of paragraphs: more than two right above and below each other, one of them long; names fill two. */
function runningText(lines: readonly TextLineBox[]): TextLineBox[] {
  const sets = new DisjointSets(lines.length);
  const boxes = lines.map(({ box }) => box);
  const index = new BoxIndex(boxes, CELL, CROWD);
  lines.forEach((line, i) => {
    for (const j of index.touching(growBox(line.box, LEADING * line.height))) {
      const other = lines[j];
      if (other && j !== i && isNextLine(line, other)) sets.join(i, j);
    }
  });
  return sets
    .groups()
    .map((group) => group.flatMap((i) => lines[i] ?? []))
    .filter((paragraph) => paragraph.length > 2 && paragraph.some(isLong))
    .flat();
}

const isLong = ({ box }: TextLineBox): boolean => boxWidth(box) > MAX_LENGTH * boxHeight(box);

function isNextLine(line: TextLineBox, other: TextLineBox): boolean {
  const [a, b] = [line.box, other.box];
  const shared = Math.min(a[2], b[2]) - Math.max(a[0], b[0]);
  const gap = Math.max(a[1], b[1]) - Math.min(a[3], b[3]);
  const narrower = Math.min(boxWidth(a), boxWidth(b));
  return shared > 0.5 * narrower && gap < LEADING * Math.max(line.height, other.height);
}

/** Whether a run is text that a picture shows as well: the invisible text of a scanned page. */
const isOverPicture = (run: TextRun, images: readonly ImagePlacement[]): boolean =>
  images.some(({ box, stencil }) => !stencil && boxHolds(box, boxCentre(bodyOf(run))));

const bodyOf = (run: TextRun): Box => boxOfRun(run, 0.75, 0.1);

function runOf(line: TextLineBox, text: string): Omit<FigureText, 'certainty'> {
  const { box, baseline, height } = line;
  const at = { x: box[0], y: baseline, width: boxWidth(box), size: height / CAP_HEIGHT };
  return { text, ...at, box, angle: 0, bold: false, italic: false };
}
