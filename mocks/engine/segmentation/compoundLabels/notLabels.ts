import type { Box } from '../../geometry/box';
import { boxCentre, boxesOverlap, boxGap, boxHolds, boxWidth, growBox } from '../../geometry/boxes';
import { MIN_INK } from '../../lines/lineArt';
import type { PageContent } from '../../page/pageContent';
import type { FigureLine } from './figureLines';

/** Share of a page's height at its top and its foot where running heads and page numbers stand. */
const MARGIN = { top: 0.078, foot: 0.055 } as const;
/** Numbers of atoms stand this near to their drawing, points. */
const AT_ATOM = 14;
/** More numbers than this around a drawing count its atoms. */
const MAX_NUMBERS = 2;
/** Lengths of an arrow's shaft without its head, points. */
const SHAFT = { min: 10, max: 130 } as const;
/** Text belongs to an arrow within this distance, in font sizes. */
const AT_ARROW = 0.9;
/** Bonds end this near to an atom's letters, in font sizes. */
const CLEAR = 0.2;
/** More strokes than this are a plot. */
const MAX_SHAFTS = 400;

const BARE_NUMBER = /^\d{1,3}['′]?$/;
/** Of atoms side by side: `11 12 14 15`. */
const NUMBERS = /^\d{1,3}['′]?(?: \d{1,3}['′]?){0,11}$/;

/** The lines that can label compounds: no running heads, numbers of atoms, or text at arrows. */
export function withoutOtherMarks(
  lines: readonly FigureLine[],
  content: PageContent,
  drawings: readonly Box[],
): FigureLine[] {
  const shafts = arrowShafts(content, drawings);
  const numbered = drawings.filter((drawing) => countsAtoms(drawing, lines));
  const lettered = drawings.filter(
    (drawing) => lines.filter((line) => isInside(drawing, line)).length > MAX_NUMBERS,
  );
  return lines.filter(
    (line) =>
      !isInMargin(line, content) &&
      !lettered.some((drawing) => isInside(drawing, line)) &&
      !(countsSome(line) && numbered.some((drawing) => isAt(drawing, line))) &&
      !drawings.some((drawing) => isMarkInside(drawing, line, content)) &&
      !shafts.some((shaft) => standsAtShaft(line, shaft)),
  );
}

const isInMargin = ({ box }: FigureLine, { height }: PageContent): boolean =>
  box[3] < MARGIN.top * height || box[1] > (1 - MARGIN.foot) * height;

const countsSome = ({ text, bold }: FigureLine): boolean => !bold && NUMBERS.test(text);

/** Numbers of atoms perhaps with letters, `10b`, `P-15a`, within a drawing that has several. */
const ATOM_NUMBER = /^(?:[A-Z]-?)?\d{1,3}[a-z]?['′]?$/;

const isInside = (drawing: Box, { text, box, bold }: FigureLine): boolean =>
  !bold && ATOM_NUMBER.test(text) && boxHolds(drawing, boxCentre(box));

const isAt = (drawing: Box, { box }: FigureLine): boolean => boxGap(drawing, box) < AT_ATOM;

const countsAtoms = (drawing: Box, lines: readonly FigureLine[]): boolean =>
  lines
    .filter((line) => countsSome(line) && isAt(drawing, line))
    .flatMap(({ text }) => text.split(' ')).length > MAX_NUMBERS;

/**
 * Letters of rings, numbers of atoms, and atoms of unknown letters; a compound's number within its drawing's
 * box is bold, and an abbreviated name in capitals stands clear of the bonds.
 */
function isMarkInside(drawing: Box, line: FigureLine, content: PageContent): boolean {
  const { text, bold, boldWords, box } = line;
  if (!boxHolds(drawing, boxCentre(box))) return false;
  if (/^[A-Z]$/.test(text)) return true;
  if (bold || boldWords.length > 0 || text.length > 4) return false;
  return !/^[A-Z]{3}/.test(text) || isTouched(line, content);
}

/** Whether a stroke begins, ends or bends at the line. */
function isTouched({ box, size }: FigureLine, { paths }: PageContent): boolean {
  const near = growBox(box, CLEAR * size);
  return paths.some(({ subpaths }) =>
    subpaths.some(({ points }) => points.some((point) => boxHolds(near, point))),
  );
}

/** Horizontal and vertical strokes outside drawings; white areas under pictures have edges, too. */
function arrowShafts({ paths }: PageContent, drawings: readonly Box[]): Box[] {
  const shafts: Box[] = [];
  for (const { subpaths } of paths.filter(({ ink }) => ink >= MIN_INK)) {
    for (const { points } of subpaths) {
      for (let i = 1; i < points.length; i++) {
        const [a, b] = [points[i - 1], points[i]];
        if (!a || !b || !isShaft(b.x - a.x, b.y - a.y)) continue;
        const box: Box = [
          Math.min(a.x, b.x),
          Math.min(a.y, b.y),
          Math.max(a.x, b.x),
          Math.max(a.y, b.y),
        ];
        if (!drawings.some((drawing) => boxesOverlap(drawing, box))) shafts.push(box);
        if (shafts.length > MAX_SHAFTS) return [];
      }
    }
  }
  return shafts;
}

function isShaft(dx: number, dy: number): boolean {
  const [long, short] = [
    Math.max(Math.abs(dx), Math.abs(dy)),
    Math.min(Math.abs(dx), Math.abs(dy)),
  ];
  return long >= SHAFT.min && long <= SHAFT.max && short < 0.03 * long;
}

function standsAtShaft({ box, size, bold, text }: FigureLine, shaft: Box): boolean {
  if (bold && BARE_NUMBER.test(text)) return false;
  if (!boxesOverlap(growBox(shaft, AT_ARROW * size), box)) return false;
  const isHorizontal = shaft[2] - shaft[0] > shaft[3] - shaft[1];
  if (!isHorizontal) return shaft[3] > box[1] && shaft[1] < box[3];
  const shared = Math.min(shaft[2], box[2]) - Math.max(shaft[0], box[0]);
  return shared > 0.5 * boxWidth(box);
}
