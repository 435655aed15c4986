import type { Box } from '../../geometry/box';
import { BoxIndex } from '../../geometry/boxIndex';
import { boxCentre, boxHolds, growBox } from '../../geometry/boxes';
import { assembleLabels, type TextLabel } from '../../lines/textLabels';
import { looksLikeLabel } from '../../lines/labelPattern';
import { marginNumbers } from '../../page/marginNumbers';
import type { PageContent, TextRun } from '../../page/pageContent';
import { findLines } from '../../text/findLines';
import { markUnmapped } from './unmappedLetters';
import type { TextLine } from '../../text/textLine';
import { MAX_RUNS } from '../../page/textPage';
import { CAP_HEIGHT, CELL } from '../../lines/labelLetters';
import { boxOfRun } from '../../page/runBox';
import { countingLetters, loneLetter } from './loneLetters';

/** A line of a page's text outside atom labels, with how it is set. */
export interface FigureLine extends TextLine {
  /** All of its letters are bold. */
  readonly bold: boolean;
  readonly italic: boolean;
  /** The texts of its bold runs, if others are not bold. */
  readonly boldWords: readonly string[];
}

/** Pages with more lines are plots or hostile. */
const MAX_LINES = 1500;
/** Degrees that a line may be inclined. */
const MAX_LEAN = 1;
/** Labels touch a drawing's box within this distance, points. */
export const AT_DRAWING = 1;
/** Pages with more drawings are hostile; comparing all pairs would take long. */
export const MAX_DRAWINGS = 100;
/** Type of one line: bold and italic are kept apart by it. */
const fontOf = ({ bold, italic }: TextRun) => `${bold ? 'bold' : ''}${italic ? 'italic' : ''}`;

/**
 * The page's upright lines, without the atom labels of its drawings and the numbers of a patent's lines; undefined if
 * they are too many.
 */
export function figureLines(
  content: PageContent,
  drawings: readonly Box[],
): FigureLine[] | undefined {
  if (content.texts.length > MAX_RUNS) return undefined;
  const counted = marginNumbers(content.texts);
  const upright = content.texts.filter(
    (run) => Math.abs(run.angle) < MAX_LEAN && !counted.has(run),
  );
  const counting = countingLetters(upright, drawings);
  const counts = ({ text }: { readonly text: string }) =>
    counting.has(loneLetter(text.trim()) ?? '');
  const runs = withoutAtoms(
    upright,
    atomLabels(content.texts, drawings).filter(
      (atom) => !counts(atom) || drawings.some((box) => boxHolds(box, boxCentre(atom.box))),
    ),
  );
  if (new Set(runs.map(({ y }) => Math.round(y))).size > MAX_LINES) return undefined;
  const texts = runs.map((run) => ({ ...run, text: markUnmapped(run.text), font: fontOf(run) }));
  const { pageIndex, width, height } = content;
  const lines = findLines({ pageIndex, width, height, texts });
  if (lines.length > MAX_LINES) return undefined;
  const printed = runs.filter(({ text }) => text.trim() !== '');
  const index = new BoxIndex(
    printed.map((run) => boxOfRun(run, CAP_HEIGHT)),
    CELL,
  );
  return lines.map((line) => withSetting(line, runsOn(line, printed, index)));
}

function atomLabels(texts: readonly TextRun[], drawings: readonly Box[]): TextLabel[] {
  const near = drawings.map((box) => growBox(box, AT_DRAWING));
  return assembleLabels(texts).filter(
    ({ text, box }) =>
      looksLikeLabel(text) && near.some((drawing) => boxHolds(drawing, boxCentre(box))),
  );
}

function withoutAtoms(runs: readonly TextRun[], atoms: readonly TextLabel[]): TextRun[] {
  const index = new BoxIndex(
    atoms.map(({ box }) => growBox(box, 0.2)),
    CELL,
  );
  return runs.filter(({ x, y, width, size }) => {
    const middle = { x: x + width / 2, y: y - 0.35 * size };
    return index.touching([middle.x, middle.y, middle.x, middle.y]).length === 0;
  });
}

const runsOn = (line: TextLine, runs: readonly TextRun[], index: BoxIndex): TextRun[] =>
  index
    .touching(line.box)
    .flatMap((i) => runs[i] ?? [])
    .filter((run) => Math.abs(line.y - run.y) < 0.5 * line.size);

function withSetting(line: TextLine, members: readonly TextRun[]): FigureLine {
  const bold = members.filter((run) => run.bold);
  const all = members.length > 0 && bold.length === members.length;
  return {
    ...line,
    bold: all,
    italic: members.length > 0 && members.every((run) => run.italic),
    boldWords: all ? [] : bold.map((run) => run.text.trim()),
  };
}
