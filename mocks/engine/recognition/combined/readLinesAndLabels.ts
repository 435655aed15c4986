import type { PageContent } from '../../page/pageContent';
import type { Box } from '../../geometry/box';
import type { RecognitionOutcome } from '../molecularGraph';
import type { ReadLabels } from '../pixel-graph/readLabels';
import { readLineArt } from '../vector-graph/readLineArt';
import { paintedLabels } from './paintedLabels';

/** The largest drawings have some hundred letters; a hostile page may have half a million. */
const MAX_LETTERS = 2000;
const LABELS_BY_PIXELS = 'Labels painted as shapes were read by PixelGraph';

/** VectorGraph's reading of a drawing. */
export interface LineReading {
  readonly outcome: RecognitionOutcome;
  /** False if PixelGraph read some of its labels: then PixelGraph cannot confirm it. */
  readonly ownLabels: boolean;
}

/**
 * Reads a drawing from the page's lines. Labels that the page paints as shapes are read by PixelGraph at
 * those places.
 *
 * The bonds remain VectorGraph's, which are exact, and PixelGraph only runs if letters are missing. If its
 * labels don't complete the drawing, the result is VectorGraph's own reason.
 *
 * @param box the drawing's cut-out, PDF points
 * @param readLabels PixelGraph's labels in points of the page; null if it read none
 */
export async function readLinesAndLabels(
  page: PageContent,
  box: Box,
  readLabels: () => Promise<ReadLabels | null>,
): Promise<LineReading> {
  const { paintedLetters, ...outcome } = readLineArt(page, box);
  const own = { outcome, ownLabels: true };
  if (!paintedLetters || paintedLetters.length > MAX_LETTERS) return own;
  const read = await readLabels();
  if (!read) return own;
  const { confidence, ...painted } = paintedLabels(read, paintedLetters);
  const { paintedLetters: _left, ...completed } = readLineArt(page, box, painted);
  if (!completed.ok) return own;
  return {
    ownLabels: false,
    outcome: {
      ...completed,
      confidence: completed.confidence * confidence,
      remarks: [...completed.remarks, LABELS_BY_PIXELS],
    },
  };
}
