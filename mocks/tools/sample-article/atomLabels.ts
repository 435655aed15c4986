import type { Box } from '../../engine/geometry/box';
import type { CondensedGroup } from './compounds';
import { LABEL_SIZE, SMALL_LABEL_SIZE } from './drawingStyle';
import type { LayoutAtom } from './layoutAtoms';
import type { StructureLayout } from './structureLayout';

const SUBSCRIPT_DROP = 2.2;
const SUPERSCRIPT_RISE = 4;

/** Height of Helvetica's capitals, as a share of the size (Adobe font metrics: 718/1000). */
const CAPITAL_HEIGHT = 0.718;

/** Advance widths of Helvetica, 1/1000 of the size (Adobe font metrics). */
const advance: Readonly<Record<string, number>> = {
  A: 667, C: 722, H: 722, M: 833, N: 722, O: 778, S: 667, c: 500, e: 556, '2': 556, '+': 584, '–': 556,
}; // prettier-ignore

/** One run of letters of a label, set in Helvetica. */
export interface LabelRun {
  readonly text: string;
  /** Left end of the baseline, points. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

export interface AtomLabel {
  readonly runs: readonly LabelRun[];
  /** Areas that bonds must avoid. */
  readonly boxes: readonly Box[];
}

type Piece = readonly [text: string, style: 'plain' | 'sub' | 'super'];

const groupPieces: Record<CondensedGroup, { right: readonly Piece[]; left: readonly Piece[] }> = {
  OMe: { right: [['OMe', 'plain']], left: [['MeO', 'plain']] },
  OAc: { right: [['OAc', 'plain']], left: [['AcO', 'plain']] },
  CO2H: {
    right: [['CO', 'plain'], ['2', 'sub'], ['H', 'plain']],
    left: [['HO', 'plain'], ['2', 'sub'], ['C', 'plain']],
  },
}; // prettier-ignore

/** The label of an atom, or undefined for a carbon that is only a corner. */
export function labelAtom(layout: StructureLayout, index: number): AtomLabel | undefined {
  const atom = layout.atoms[index];
  if (!atom || (atom.element === 'C' && !atom.group && atom.charge === 0)) return undefined;
  const side = freeSide(layout, index, atom);
  const pieces = piecesOf(atom, side);
  return setPieces(atom, pieces, side);
}

function piecesOf(atom: LayoutAtom, side: 'left' | 'right'): readonly Piece[] {
  if (atom.group) return groupPieces[atom.group][side];
  // No atom of the article that bears a letter has more than one.
  const hydrogen = atom.implicitHydrogens > 0 ? 'H' : '';
  if (side === 'left') return [[hydrogen + atom.element, 'plain']];
  const sign = atom.charge > 0 ? '+' : '–';
  const charge: Piece[] = atom.charge === 0 ? [] : [[sign, 'super']];
  return [[atom.element + hydrogen, 'plain'], ...charge];
}

/** Letters after the first are on the side away from the bonds. */
function freeSide(layout: StructureLayout, index: number, atom: LayoutAtom): 'left' | 'right' {
  let pull = 0;
  for (const bond of layout.bonds) {
    const other = bond.begin === index ? bond.end : bond.end === index ? bond.begin : undefined;
    if (other === undefined || !layout.drawnAtoms.has(other)) continue;
    pull += (layout.atoms[other]?.x ?? atom.x) - atom.x;
  }
  return pull > 0.1 && atom.charge === 0 ? 'left' : 'right';
}

function widthOf(text: string, size: number): number {
  let width = 0;
  for (const letter of text) width += ((advance[letter] ?? 600) / 1000) * size;
  return width;
}

/** Positions the pieces so that the anchor letter (first on the right side, last on the left) is centred. */
function setPieces(atom: LayoutAtom, pieces: readonly Piece[], side: 'left' | 'right'): AtomLabel {
  const sizeOf = (style: Piece[1]) => (style === 'plain' ? LABEL_SIZE : SMALL_LABEL_SIZE);
  const total = pieces.reduce((sum, [text, style]) => sum + widthOf(text, sizeOf(style)), 0);
  const plain = pieces.filter(([, style]) => style === 'plain').map(([text]) => text);
  const anchor = side === 'right' ? plain[0]?.[0] : plain.at(-1)?.at(-1);
  const half = widthOf(anchor ?? 'C', LABEL_SIZE) / 2;
  let x = side === 'right' ? atom.x - half : atom.x + half - total;
  const baseline = atom.y + (CAPITAL_HEIGHT * LABEL_SIZE) / 2;
  const runs: LabelRun[] = [];
  const boxes: Box[] = [];
  for (const [text, style] of pieces) {
    const size = sizeOf(style);
    const shift = style === 'sub' ? SUBSCRIPT_DROP : style === 'super' ? -SUPERSCRIPT_RISE : 0;
    const width = widthOf(text, size);
    runs.push({ text, x, y: baseline + shift, size });
    boxes.push([x, baseline + shift - CAPITAL_HEIGHT * size, x + width, baseline + shift]);
    x += width;
  }
  return { runs, boxes };
}
