import type { Box } from '../../geometry/box';
import { BoxIndex } from '../../geometry/boxIndex';
import { boxCentre, growBox } from '../../geometry/boxes';
import { looksLikeLabel } from '../../lines/labelPattern';
import { assembleLabels } from '../../lines/textLabels';
import type { TextRun } from '../../page/pageContent';
import { boxOfRun } from '../../page/runBox';
import { MAX_RUNS } from '../../page/textPage';
import { CELL, CROWD } from '../../lines/labelLetters';

/** Height above and depth below the baseline that letters reach, ems. */
const ASCENT = 0.95;
const DESCENT = 0.3;
/** How far subscripts reach beyond a label's line, ems. */
const SCRIPT_SHIFT = 0.2;
/** A run without any of these may be a label in a font whose letters are unknown. */
const READABLE = /[A-Za-z0-9]/;

/**
 * Where a page's readable text is that labels no atom: captions, numbers, columns, names over arrows. Points.
 */
export function foreignWords(texts: readonly TextRun[]): Box[] {
  if (texts.length > MAX_RUNS) return [];
  // A subscript is a run of its own.
  const labels = assembleLabels(texts)
    .filter(({ text }) => looksLikeLabel(text))
    .map(({ box, size }) => growBox(box, SCRIPT_SHIFT * size));
  const index = new BoxIndex(labels, CELL, CROWD);
  return texts
    .filter(({ text }) => READABLE.test(text) && !looksLikeLabel(text.trim()))
    .map((run) => boxOfRun(run, ASCENT, DESCENT))
    .filter((word) => {
      const { x, y } = boxCentre(word);
      return index.touching([x, y, x, y]).length === 0;
    });
}
