import type { PageContent } from '../../page/pageContent';
import type { Box } from '../../geometry/box';
import type { TextLabel } from '../../lines/textLabels';
import type { RecognitionOutcome } from '../molecularGraph';
import { placeBondEnds } from './bondEnds';
import { withBoundShapes } from './boundShapes';
import { splitCrowded } from './crowdedLabels';
import { lineArtConfidence } from './doubt/lineArtConfidence';
import { lineArtDoubts } from './doubt/lineArtDoubts';
import { readingSigns } from './doubt/readingSigns';
import { unboundLabels } from './doubt/suspectPlaces';
import { type DrawingContent, drawingContent } from './drawingContent';
import { DASHED_AS_SINGLE, type DrawnBonds, readDrawnBonds } from './drawnBonds';
import { withFarLabels } from './farLabels';
import { isAtomLabel } from './labelAtEnd';
import { keepMainParts } from './mainParts';
import { hasOpenAttachment, OPEN_ATTACHMENT } from './openAttachment';
import { type PaintedParts, withMissingBonds } from './paintedParts';
import { hasRepeatUnit, REPEAT_UNIT } from './repeatUnit';
import type { Skeleton } from './skeleton';
import { withStackedHydrogens } from './stackedHydrogens';
import { strokeIodines } from './strokeIodines';
import { textAtFreeEnd, unknownLabel } from './unknownLabels';
import { lacksCounterIon, letterShapes, passedLetters, unreadableLetters } from './unreadLetters';
import { writeGraph } from './writeGraph';
import { LabelError } from './writeLabel';

const NO_LINES = 'No line art to read: this drawing is a picture. Use another engine.';
const NOTHING = 'No line art to read: there are no bonds drawn here.';
const NO_COUNTER_ION = 'What is painted beside the charged drawing was not read';
const DASHED_AS_DOUBLE = 'Dashed double bonds are written in one of their forms';
/**
 * VectorGraph's outcome, with the places of letters painted as shapes that prevent a reading, of those at atoms
 * that were read without them, and of atoms' labels to which no bond leads.
 */
export type LineArtOutcome = RecognitionOutcome & {
  readonly paintedLetters?: readonly Box[];
  readonly passedLetters?: readonly Box[];
  readonly unboundLabels?: readonly Box[];
};

/**
 * VectorGraph: reads one drawing from the page's own lines and letters.
 *
 * @param page everything that the page paints
 * @param box the drawing's cut-out, PDF points
 * @param painted labels that the page paints as shapes, as read by another program
 */
export function readLineArt(
  page: PageContent,
  box: Box,
  painted: PaintedParts = { labels: [], bonds: [] },
): LineArtOutcome {
  const found = drawingContent(page, box);
  const joined = { ...found, labels: [...found.labels, ...painted.labels] };
  const { lines, content } = linesAndLabels(joined);
  if (!lines || lines.bonds.length === 0) {
    const picture = content.isPicture || content.tiles.length > 0;
    return { ok: false, reason: picture ? NO_LINES : NOTHING };
  }
  const drawn = withMissingBonds(lines, painted, content.lines);
  const written = [...content.labels, ...content.labelsBeyond];
  const labels = written.filter(isAtomLabel);
  const ended = placeBondEnds(drawn.bonds, labels, drawn.bondLength);
  const placed = withStackedHydrogens(withFarLabels(ended, labels, drawn.bondLength));
  const skeleton = withBoundShapes(keepMainParts(placed), content, drawn.bondLength);
  const unreadable = unreadableLetters(content, skeleton, drawn.bondLength);
  if (unreadable > 0) {
    const letters = unreadable === 1 ? 'One label is' : `${unreadable} labels are`;
    const reason = `${letters} painted as shapes, not as text. Use another engine.`;
    return { ok: false, reason, paintedLetters: letterShapes(content, drawn.bondLength) };
  }
  const unknown = unknownLabel(skeleton, written, drawn.bondLength);
  if (unknown) {
    const reason = `The label “${unknown.text.trim()}” is not understood.`;
    return { ok: false, reason, isUnwritable: true };
  }
  const unread = textAtFreeEnd(skeleton, content.unreadTexts, drawn.bondLength);
  if (unread) return { ok: false, reason: `The label “${printable(unread)}” was not read.` };
  const unwritable = unwritablePart(placed, content, drawn.bondLength);
  if (unwritable !== undefined) return { ok: false, reason: `${unwritable}.`, isUnwritable: true };
  try {
    return outcomeOf(skeleton, content, drawn);
  } catch (error) {
    if (!(error instanceof LabelError)) throw error;
    return { ok: false, reason: `${error.message}.`, isUnwritable: true };
  }
}

const printable = ({ text }: TextLabel): string => text.replace(/\p{C}/gu, '\u{fffd}');

/** The bonds of a drawing, if it has lines, and its labels: strokes may be letters, and two letters no label. */
function linesAndLabels(content: DrawingContent): {
  readonly lines?: DrawnBonds;
  readonly content: DrawingContent;
} {
  const drawn = readDrawnBonds(content);
  if (!drawn) return { content };
  const { bonds, iodines } = strokeIodines(drawn, content);
  const labels = splitCrowded([...content.labels, ...iodines], bonds, drawn.bondLength);
  return { lines: { ...drawn, bonds }, content: { ...content, labels } };
}

/** What is drawn but cannot be said by a structure, as a message for the user. */
function unwritablePart(
  skeleton: Skeleton,
  content: DrawingContent,
  bondLength: number,
): string | undefined {
  if (hasRepeatUnit(content, bondLength)) return REPEAT_UNIT;
  return hasOpenAttachment(skeleton, bondLength) ? OPEN_ATTACHMENT : undefined;
}

function outcomeOf(skeleton: Skeleton, content: DrawingContent, drawn: DrawnBonds): LineArtOutcome {
  const written = writeGraph(skeleton, content, drawn.bondLength);
  const { builder, violation, openValences, delocalised, leftOut, unclearWedges } = written;
  if (violation !== undefined) return { ok: false, reason: `${violation}.` };
  if (builder.bonds.length === 0) return { ok: false, reason: NOTHING };
  const lines = drawn.remarks.map((remark) =>
    delocalised && remark === DASHED_AS_SINGLE ? DASHED_AS_DOUBLE : remark,
  );
  const remarks = [...lines, ...openValences.map(({ says }) => says)];
  const lacksIon = lacksCounterIon(builder, content, skeleton, drawn.bondLength);
  const signs = readingSigns(skeleton, content, drawn, builder, {
    doubts: remarks.length - (delocalised ? 1 : 0) + unclearWedges.length + (lacksIon ? 1 : 0),
    delocalised: delocalised ? 1 : 0,
  });
  return {
    ok: true,
    graph: builder.graph(),
    confidence: Math.min(
      lineArtConfidence(signs),
      ...written.radicals.map(({ confidence }) => confidence),
    ),
    remarks: [...remarks, ...leftOut, ...(lacksIon ? [NO_COUNTER_ION] : [])],
    doubts: [...lineArtDoubts(skeleton, content, drawn, written), ...written.radicals],
    passedLetters: passedLetters(content, skeleton, drawn.bondLength),
    unboundLabels: unboundLabels(skeleton, content).map(({ box }) => box),
  };
}
