import type { SpelledPage } from '../../lines/paintedLabels/readPaintedLabels';
import type { PageContent } from '../../page/pageContent';
import type { Box } from '../../geometry/box';
import { boxCentre, boxHolds } from '../../geometry/boxes';
import { isCounterIon, isSaltAcid } from '../../lines/counterIons';
import { assembleLabels } from '../../lines/textLabels';
import type { RecognitionOutcome } from '../molecularGraph';
import type { ReadLabels } from '../pixel-graph/readLabels';
import { readLineArt } from '../vector-graph/readLineArt';
import { paintedLabels } from './paintedLabels';

/** The largest drawings have some hundred letters; a hostile page may have half a million. */
const MAX_LETTERS = 2000;
/** A reading by shapes that states less is compared with what PixelGraph makes of the labels. */
const SURE = 0.9;
/** Share of its confidence that is left if letters were seen that are not part of it. Chosen, not measured. */
const INCOMPLETE = 0.7;
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
  readonly byShape: () => Promise<SpelledPage | undefined>;
  /** PixelGraph's labels in points of the page; null if it read none. */
  readonly byPixels: () => Promise<ReadLabels | null>;
}

/**
 * Reads a drawing from the page's lines. Labels that the page paints as shapes are read by their outlines, and
 * those that are not clear by PixelGraph at their places. Where the shapes leave
 * doubts, PixelGraph reads all labels, and the bonds to them that the page paints as shapes; the surer reading
 * stands. Where the lines alone can be read, shapes at atoms are letters only if their outlines say so.
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
  const {
    paintedLetters,
    passedLetters = [],
    unboundLabels: _own,
    ...outcome
  } = readLineArt(page, box);
  const own = { outcome, ownLabels: true };
  const letters = paintedLetters ?? passedLetters;
  if (letters.length === 0 || letters.length > MAX_LETTERS) return own;
  const spelled = spelledReading(await byShape(), box);
  if (!paintedLetters) return spelled?.reading ?? own;
  if (spelled?.isSure && spelled.reading) return spelled.reading;
  const read = await byPixels();
  if (!read) return spelled?.reading ?? own;
  const left = spelled?.lettersLeft && completed(spelled.page, box, read, spelled.lettersLeft);
  const seen = left ?? completed(page, box, read, paintedLetters);
  const missesIon = !left && spelled !== undefined && hasIonBeside(spelled.page, box);
  return surer(missesIon ? lessSure(seen) : seen, spelled?.reading) ?? own;
}

/** PixelGraph's labels are those of bonded atoms: an ion that the shapes spell is no part of its reading. */
const hasIonBeside = ({ texts }: PageContent, box: Box): boolean =>
  assembleLabels(texts).some(
    (label) =>
      (isCounterIon(label.text) || isSaltAcid(label.text)) && boxHolds(box, boxCentre(label.box)),
  );

function lessSure(reading: LineReading | undefined): LineReading | undefined {
  if (!reading?.outcome.ok) return reading;
  const { outcome } = reading;
  return { ...reading, outcome: { ...outcome, confidence: INCOMPLETE * outcome.confidence } };
}

interface SpelledReading {
  readonly page: PageContent;
  readonly reading?: LineReading;
  readonly lettersLeft?: readonly Box[] | undefined;
  readonly isSure: boolean;
}

/** A reading with labels by their shapes; none if a label lacks its bond, which may be a shape itself. */
function spelledReading(spelled: SpelledPage | undefined, box: Box): SpelledReading | undefined {
  if (!spelled) return undefined;
  const page = spelled.content;
  const {
    paintedLetters,
    passedLetters: _passed,
    unboundLabels = [],
    ...outcome
  } = readLineArt(page, box);
  if (!outcome.ok || unboundLabels.length > 0) {
    return { page, lettersLeft: paintedLetters, isSure: false };
  }
  const share = spelled.isComplete ? 1 : INCOMPLETE;
  const confidence = share * outcome.confidence;
  const reading = { outcome: { ...outcome, confidence }, ownLabels: true };
  return { page, reading, isSure: confidence >= SURE };
}

function surer(a: LineReading | undefined, b: LineReading | undefined): LineReading | undefined {
  const confidenceOf = ({ outcome }: LineReading) => (outcome.ok ? outcome.confidence : 0);
  return a && b ? (confidenceOf(a) >= confidenceOf(b) ? a : b) : (a ?? b);
}

/** The reading with PixelGraph's labels at the letters; undefined if they don't complete it. */
function completed(
  page: PageContent,
  box: Box,
  read: ReadLabels,
  letters: readonly Box[],
): LineReading | undefined {
  const { confidence, ...painted } = paintedLabels(read, letters);
  const {
    paintedLetters: _left,
    passedLetters: _passed,
    unboundLabels: _unbound,
    ...outcome
  } = readLineArt(page, box, painted);
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
