import type { PageContent } from '../../page/pageContent';
import type { Box } from '../../geometry/box';
import type { RecognitionOutcome } from '../molecularGraph';
import type { ReadLabels } from '../pixel-graph/readLabels';
import { type LineArtOutcome, readLineArt } from '../vector-graph/readLineArt';
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

/** The two ways to read labels that a page paints as shapes. */
export interface LabelReaders {
  /** The page with those labels as text whose shapes are letters; undefined if there is none. */
  readonly byShape: () => Promise<PageContent | undefined>;
  /** PixelGraph's labels in points of the page; null if it read none. */
  readonly byPixels: () => Promise<ReadLabels | null>;
}

/**
 * Reads a drawing from the page's lines. Labels that the page paints as shapes are read by their outlines, and
 * those that are not clear by PixelGraph at their places.
 *
 * The bonds remain VectorGraph's, which are exact, and PixelGraph only runs if letters are missing. If neither
 * completes the drawing, the result is VectorGraph's own reason.
 *
 * @param box the drawing's cut-out, PDF points
 */
export async function readLinesAndLabels(
  page: PageContent,
  box: Box,
  { byShape, byPixels }: LabelReaders,
): Promise<LineReading> {
  const { paintedLetters, ...outcome } = readLineArt(page, box);
  const own = { outcome, ownLabels: true };
  if (!paintedLetters || paintedLetters.length > MAX_LETTERS) return own;
  const spelled = await byShape();
  const { paintedLetters: left, ...bySpelling }: LineArtOutcome = spelled
    ? readLineArt(spelled, box)
    : outcome;
  if (bySpelling.ok) return { outcome: bySpelling, ownLabels: true };
  const read = await byPixels();
  if (!read) return own;
  return (
    (spelled && left && completed(spelled, box, read, left)) ??
    completed(page, box, read, paintedLetters) ??
    own
  );
}

/** The reading with PixelGraph's labels at the letters; undefined if they don't complete it. */
function completed(
  page: PageContent,
  box: Box,
  read: ReadLabels,
  letters: readonly Box[],
): LineReading | undefined {
  const { confidence, ...painted } = paintedLabels(read, letters);
  const { paintedLetters: _left, ...outcome } = readLineArt(page, box, painted);
  if (!outcome.ok) return undefined;
  return {
    ownLabels: false,
    outcome: {
      ...outcome,
      confidence: outcome.confidence * confidence,
      remarks: [...outcome.remarks, LABELS_BY_PIXELS],
    },
  };
}
