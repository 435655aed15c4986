/** US Letter within ChemDraw's margins, in points. */
export const [PAGE_WIDTH, PAGE_HEIGHT] = [540, 720];
export const MARGIN = 24;
const GAP = 30;

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Placed<Cell> {
  readonly cell: Cell;
  readonly left: number;
  readonly top: number;
}

/** Places cells row by row, none on the edge between two sheets unless it is higher than a sheet. */
export function inRows<Cell extends Size>(
  cells: readonly Cell[],
): {
  placed: readonly Placed<Cell>[];
  height: number;
} {
  const placed: Placed<Cell>[] = [];
  let [left, top, rowHeight] = [MARGIN, MARGIN, 0];
  for (const cell of cells) {
    if (left > MARGIN && left + cell.width > PAGE_WIDTH - MARGIN) {
      top += rowHeight + GAP;
      [left, rowHeight] = [MARGIN, 0];
    }
    const sheetEnd = (Math.floor(top / PAGE_HEIGHT) + 1) * PAGE_HEIGHT - MARGIN;
    if (top + cell.height > sheetEnd && cell.height < PAGE_HEIGHT - 2 * MARGIN) {
      top = sheetEnd + 2 * MARGIN;
      [left, rowHeight] = [MARGIN, 0];
    }
    placed.push({ cell, left, top });
    left += cell.width + GAP;
    rowHeight = Math.max(rowHeight, cell.height);
  }
  return { placed, height: top + rowHeight };
}
