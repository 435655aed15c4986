import type { Box } from '../../geometry/box';
import type { PageContent } from '../../page/pageContent';
import { captionNames } from './captionNames';
import type { CompoundLabel, LabelCandidate } from './compoundLabel';
import { figureLines, MAX_DRAWINGS } from './figureLines';
import { figuresOf } from './figures';
import { labelCandidates } from './labelCandidates';
import { leadInLabels } from './leadIn';
import { linkLabels } from './linkLabels';
import { withoutOtherLetters } from './loneLetters';
import { withoutOtherMarks } from './notLabels';
import { soleDrawingLabel } from './soleDrawing';
import { tableRowLabels } from './tableRows';
import { textBlocks, type TextBlock } from './textBlocks';
import { restoreUnmapped } from './unmappedLetters';

const NOWHERE: Box = [0, 0, 0, 0];

/**
 * The number and name printed beside each drawing of a page; undefined where there is none, or where it is
 * not clear which.
 *
 * @param drawings their boxes in points
 */
export function labelDrawings(
  content: PageContent,
  drawings: readonly Box[],
): (CompoundLabel | undefined)[] {
  if (drawings.length === 0 || drawings.length > MAX_DRAWINGS) return drawings.map(() => undefined);
  const all = figureLines(content, drawings);
  if (!all) return drawings.map(() => undefined);
  const lines = withoutOtherLetters(all, content.texts, drawings);
  const blocks = textBlocks(withoutOtherMarks(lines, content, drawings));
  const candidates = blocks.flatMap(labelCandidates);
  const labels: (CompoundLabel | undefined)[] = drawings.map(() => undefined);
  const figures = figuresOf(drawings, blocks);
  for (const figure of figures) {
    const boxes = figure.map((i) => drawings[i] ?? NOWHERE);
    for (const [place, label] of labelsOfFigure(boxes, candidates)) {
      labels[figure[place] ?? -1] = label;
    }
  }
  const words = [...new Set(all.flatMap(({ text }) => text.split(' ')))];
  const beside = withCaptionNames(withoutSharedLabels(labels), blocks);
  const inText = leadInLabels(drawings, blocks);
  const sole = new Set(figures.flatMap((figure) => (figure.length === 1 ? figure : [])));
  const byCaption = (drawing: Box, i: number) =>
    sole.has(i) ? soleDrawingLabel(drawing, drawings.toSpliced(i, 1), blocks) : undefined;
  return drawings
    .map((drawing, i) => {
      const label = beside[i];
      return (
        (label?.number === undefined ? inText[i] : undefined) ?? label ?? byCaption(drawing, i)
      );
    })
    .map((label) => label && restoreUnmapped(label, words));
}

/** Rows of a table, where most of its drawings have no label beside them. */
function labelsOfFigure(drawings: readonly Box[], candidates: readonly LabelCandidate[]) {
  const beside = linkLabels(drawings, candidates);
  if (beside.size > drawings.length / 2) return beside;
  const rows = tableRowLabels(drawings, candidates);
  return rows.size > beside.size ? rows : beside;
}

/** A label between two figures belongs to the drawing that it fits better. */
function withoutSharedLabels(labels: readonly (CompoundLabel | undefined)[]) {
  return labels.map((label, i) => {
    const rival = labels.some(
      (other, j) =>
        j !== i &&
        label !== undefined &&
        other?.box === label.box &&
        (other.confidence > label.confidence || (other.confidence === label.confidence && j < i)),
    );
    return rival ? undefined : label;
  });
}

function withCaptionNames(
  labels: readonly (CompoundLabel | undefined)[],
  blocks: readonly TextBlock[],
): (CompoundLabel | undefined)[] {
  const captions = blocks.filter(({ kind }) => kind === 'caption');
  const names = new Map(
    captions.flatMap(({ lines }) => [...captionNames(lines.map(({ text }) => text).join(' '))]),
  );
  return labels.map((label) => {
    const captionName = label?.name === undefined ? names.get(label?.number ?? '') : undefined;
    return label && captionName !== undefined ? { ...label, captionName } : label;
  });
}
