import type { Box } from '../../geometry/box';

/** More rows belong to no table beside a drawing. */
export const MAX_ROWS = 60;

/** One compound of a table of residues. */
export interface ResidueRow {
  /** As printed, without brackets. */
  readonly number?: string;
  readonly name?: string;
  /** What stands for each residue, as printed: `R1` → `OMe`. Empty for a cell that says nothing. */
  readonly groups: Readonly<Record<string, string>>;
  /** The whole row. */
  readonly text: string;
}

/** What a page prints for the residues of a drawing: a list (`1 R = H`) or columns (`R1`, `R2`). */
export interface ResidueTable {
  readonly rows: readonly ResidueRow[];
  /** Points, origin top left. */
  readonly box: Box;
}
