import type { Box } from '../../geometry/box';
import { boxGap, boxHeight, unionBox } from '../../geometry/boxes';
import { DisjointSets } from '../../geometry/disjointSets';
import type { ResidueRow, ResidueTable } from '../../recognition/residues/residueTable';
import type { FigureLine } from '../compoundLabels/figureLines';
import { assignedRows, beginsWithAssignment } from './assignedRows';
import { baselineRows } from './baselineRows';
import { rowLabel } from './rowLabel';

/** A number stands at most this far before its groups, points. */
const LABEL_GAP = 40;
/** Pieces of one list: gap between them, in heights of a line. */
const LIST_GAP = 1.2;

interface Piece {
  readonly text: string;
  readonly box: Box;
}

interface RowPiece {
  readonly rows: readonly ResidueRow[];
  readonly box: Box;
}

/** Lists such as `1 R = H` with `2 R = OH` below or beside it. */
export function listedTables(lines: readonly FigureLine[]): ResidueTable[] {
  const pieces = baselineRows(lines)
    .flatMap(joinLabels)
    .flatMap(({ text, box }): RowPiece[] => {
      const rows = assignedRows(text);
      return rows ? [{ rows, box }] : [];
    });
  const sets = new DisjointSets(pieces.length);
  pieces.forEach((piece, i) => {
    pieces.forEach((other, j) => {
      if (j > i && boxGap(piece.box, other.box) < LIST_GAP * boxHeight(piece.box)) sets.join(i, j);
    });
  });
  return sets.groups().flatMap((group) => tableOf(group.flatMap((i) => pieces[i] ?? [])) ?? []);
}

/** A number that is set apart from its groups is one piece with them, as are groups set apart. */
function joinLabels(row: readonly FigureLine[]): Piece[] {
  const pieces: Piece[] = [];
  for (const { text, box } of row) {
    const before = pieces.at(-1);
    const isNear = before !== undefined && box[0] - before.box[2] < LABEL_GAP;
    const continues =
      isNear &&
      beginsWithAssignment(text) &&
      (assignedRows(before.text) !== undefined || rowLabel(before.text) !== undefined);
    if (before && continues) {
      const joint = assignedRows(before.text) ? ', ' : ' ';
      const joined = {
        text: before.text.replace(/,$/, '') + joint + text,
        box: unionBox(before.box, box),
      };
      pieces[pieces.length - 1] = joined;
    } else pieces.push({ text, box });
  }
  return pieces;
}

function tableOf(pieces: readonly RowPiece[]): ResidueTable | undefined {
  const rows: { row: ResidueRow; box: Box }[] = [];
  for (const piece of pieces) {
    for (const row of piece.rows) {
      const at = rows.findLastIndex(({ box }) => isBelow(piece.box, box));
      const above = rows[at];
      if (above && isUnnamed(row) && !shareGroups(row, above.row)) {
        rows[at] = { row: joined(above.row, row), box: unionBox(above.box, piece.box) };
      } else rows.push({ row, box: piece.box });
    }
  }
  // Without numbers or names, nobody could say which compound a row of several is.
  if (rows.length > 1 && rows.some(({ row }) => isUnnamed(row))) return undefined;
  return {
    rows: rows.map(({ row }) => row),
    box: rows.map(({ box }) => box).reduce(unionBox),
  };
}

const isBelow = (lower: Box, upper: Box): boolean =>
  lower[1] > upper[1] && lower[0] < upper[2] && upper[0] < lower[2];

const isUnnamed = ({ number, name }: ResidueRow): boolean =>
  number === undefined && name === undefined;

const shareGroups = (a: ResidueRow, b: ResidueRow): boolean =>
  Object.keys(a.groups).some((name) => Object.hasOwn(b.groups, name));

const joined = (row: ResidueRow, more: ResidueRow): ResidueRow => ({
  ...row,
  groups: { ...row.groups, ...more.groups },
  text: `${row.text} ${more.text}`,
});
