import type { Box } from './box';
import { boxesOverlap } from './boxes';

/** A box that covers more cells than this is kept in a separate list. */
const MAX_CELLS_PER_BOX = 400;

/** Finds the boxes near a place without checking all of them, using a grid of square cells. */
export class BoxIndex {
  private readonly cells = new Map<string, number[]>();
  private readonly large: number[] = [];

  /**
   * @param cellSize side of a cell, in the boxes' units; about the usual size of a box
   * @param crowd where more boxes than this are near, none are found: a hostile page may paint thousands of
   *   letters on one spot, and comparing all pairs would take minutes
   */
  constructor(
    private readonly boxes: readonly Box[],
    private readonly cellSize: number,
    private readonly crowd = Infinity,
  ) {
    boxes.forEach((box, i) => this.insert(box, i));
  }

  /** Indices of the boxes that touch `area`, ascending. */
  touching(area: Box): number[] {
    const keys = [...(this.cellsOf(area) ?? this.cells.keys())];
    const near = keys.reduce((sum, key) => sum + (this.cells.get(key)?.length ?? 0), 0);
    if (near + this.large.length > this.crowd) return [];
    const found = new Set<number>(this.large);
    for (const key of keys) {
      for (const i of this.cells.get(key) ?? []) found.add(i);
    }
    return [...found]
      .filter((i) => {
        const box = this.boxes[i];
        return box !== undefined && boxesOverlap(box, area);
      })
      .sort((a, b) => a - b);
  }

  private insert(box: Box, i: number): void {
    const keys = this.cellsOf(box);
    if (!keys) {
      this.large.push(i);
      return;
    }
    for (const key of keys) {
      const cell = this.cells.get(key);
      if (cell) cell.push(i);
      else this.cells.set(key, [i]);
    }
  }

  private cellsOf(box: Box): string[] | undefined {
    const [x0, y0, x1, y1] = box.map((v) => Math.floor(v / this.cellSize)) as [
      number,
      number,
      number,
      number,
    ];
    if (!((x1 - x0 + 1) * (y1 - y0 + 1) <= MAX_CELLS_PER_BOX)) return undefined;
    const keys: string[] = [];
    for (let x = x0; x <= x1; x++) for (let y = y0; y <= y1; y++) keys.push(`${x},${y}`);
    return keys;
  }
}
