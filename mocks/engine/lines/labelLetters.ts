import type { Box } from '../geometry/box';
import type { TextRun } from '../page/pageContent';
import { boxOfRun } from '../page/runBox';

/** Height of capitals, ems: the usual value of sans-serif and serif typefaces. */
export const CAP_HEIGHT = 0.72;

/**
 * Runs near one place, those that cover several cells counted for each; letters of the densest figures are a
 * tenth of this.
 */
export const CROWD = 500;
/** Cells in which runs and labels are looked up, points. */
export const CELL = 15;

/** Box of a run's letters, from the baseline to the height of capitals. */
export const capitalsBox = (run: TextRun): Box => boxOfRun(run, CAP_HEIGHT);

/** Approximate width of a letter, ems of Helvetica, to place letters within a run. */
export function letterWidth(char: string): number {
  if (/[ilj.,'′|]/.test(char)) return 0.24;
  if (/[trfI()[\]\-]/.test(char)) return 0.32;
  if (/[mMW]/.test(char)) return 0.85;
  if (/[A-Z+−–]/.test(char)) return 0.7;
  return 0.54;
}
