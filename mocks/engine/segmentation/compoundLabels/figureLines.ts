import type { Box } from '../../geometry/box';
import { boxCentre, boxesOverlap, boxHolds, growBox } from '../../geometry/boxes';
import { assembleLabels, type TextLabel } from '../../lines/textLabels';
import { looksLikeLabel } from '../../lines/labelPattern';
import type { PageContent, TextRun } from '../../page/pageContent';
import { findLines } from '../../text/findLines';
import { markUnmapped } from './unmappedLetters';
import type { TextLine } from '../../text/textLine';

/** A line of a page's text outside atom labels, with how it is set. */
export interface FigureLine extends TextLine {
  /** All of its letters are bold. */
  readonly bold: boolean;
  readonly italic: boolean;
  /** The texts of its bold runs, if others are not bold. */
  readonly boldWords: readonly string[];
}

/** Degrees that a line may be inclined. */
const MAX_LEAN = 1;
/** Labels touch a drawing's box within this distance, points. */
const AT_DRAWING = 1;
/** Type of one line: bold and italic are kept apart by it. */
const fontOf = ({ bold, italic }: TextRun) => `${bold ? 'bold' : ''}${italic ? 'italic' : ''}`;

/** The page's upright lines, without the atom labels of its drawings. */
export function figureLines(content: PageContent, drawings: readonly Box[]): FigureLine[] {
  const atoms = atomLabels(content.texts, drawings);
  const runs = content.texts
    .filter(({ angle }) => Math.abs(angle) < MAX_LEAN)
    .filter((run) => !atoms.some(({ box }) => holdsRun(box, run)));
  const texts = runs.map((run) => ({ ...run, text: markUnmapped(run.text), font: fontOf(run) }));
  const { pageIndex, width, height } = content;
  return findLines({ pageIndex, width, height, texts }).map((line) => withSetting(line, runs));
}

function atomLabels(texts: readonly TextRun[], drawings: readonly Box[]): TextLabel[] {
  const near = drawings.map((box) => growBox(box, AT_DRAWING));
  return assembleLabels(texts).filter(
    ({ text, box }) =>
      looksLikeLabel(text) && near.some((drawing) => boxHolds(drawing, boxCentre(box))),
  );
}

function holdsRun(box: Box, { x, y, width, size }: TextRun): boolean {
  return boxHolds(growBox(box, 0.2), { x: x + width / 2, y: y - 0.35 * size });
}

function withSetting(line: TextLine, runs: readonly TextRun[]): FigureLine {
  const members = runs.filter(
    (run) => run.text.trim() !== '' && boxesOverlap(line.box, boxOfRun(run)) && isOn(line, run),
  );
  const bold = members.filter((run) => run.bold);
  const all = members.length > 0 && bold.length === members.length;
  return {
    ...line,
    bold: all,
    italic: members.length > 0 && members.every((run) => run.italic),
    boldWords: all ? [] : bold.map((run) => run.text.trim()),
  };
}

const boxOfRun = ({ x, y, width, size }: TextRun): Box => [x, y - 0.7 * size, x + width, y];

const isOn = (line: TextLine, run: TextRun) => Math.abs(line.y - run.y) < 0.5 * line.size;
