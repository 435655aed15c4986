import { createSelector } from '@reduxjs/toolkit';
import type { CheckedCompound } from '@/domain/checks/checkedCompound';
import { checkedDrawing, type CheckedDrawing } from '@/domain/checks/checkedDrawing';
import { findingsAmong, type Finding } from '@/domain/checks/findings';
import { structureCheck } from '@/domain/checks/structureCheck';
import type { Segment } from '@/domain/segment';
import {
  type CompoundsRootState,
  type SegmentsRootState,
  type StructuresRootState,
  selectAllSegments,
  selectCompoundDraft,
  selectOrdinal,
  selectStandingJudgement,
  selectStructureOf,
} from '@/article';
import {
  selectIdentifiersOf,
  selectRefusalOf,
  type IdentifiersRootState,
} from '@/features/identifiers';

export type ChecksRootState = SegmentsRootState &
  StructuresRootState &
  CompoundsRootState &
  IdentifiersRootState;

function drawingIn(state: ChecksRootState, segment: Segment): CheckedDrawing[] {
  const structure = selectStructureOf(state, segment);
  const drawing = checkedDrawing({
    ...{ segment, structure },
    judgement: selectStandingJudgement(state, segment),
    draft: selectCompoundDraft(state, segment.id),
    ordinal: selectOrdinal(state, segment.id),
    identifiers: selectIdentifiersOf(state, structure),
    refusal: structure && selectRefusalOf(state, structure),
  });
  return drawing ? [drawing] : [];
}

/** The drawings with a structure, as the checks see them. */
const selectDrawings = createSelector(
  [
    ({ article: { segments } }: ChecksRootState) => segments,
    ({ article: { structures } }: ChecksRootState) => structures,
    ({ article: { compounds } }: ChecksRootState) => compounds,
    ({ runs: { identifiers } }: ChecksRootState) => identifiers,
  ],
  (segments, structures, compounds, identifiers) => {
    const state = { article: { segments, structures, compounds }, runs: { identifiers } };
    return selectAllSegments(state).flatMap((segment) => drawingIn(state, segment));
  },
);

const isCorrect = ({ verdict }: CheckedDrawing): boolean => verdict === 'correct';

/** Everything that there is to know of the article's structures. */
export const selectStructureCheck = createSelector([selectDrawings], structureCheck);

/** A drawing, and what there is to know before it is called correct. */
export interface DrawingFindings extends Pick<CheckedCompound, 'id' | 'called' | 'name'> {
  readonly findings: readonly Finding[];
}

/**
 * Those of the drawings that are not called correct yet and have something to be told of, among each other and
 * all that are. A drawing that nobody has judged counts for none: it may yet be rejected.
 */
export function selectFindings(state: ChecksRootState, ids: readonly string[]): DrawingFindings[] {
  const wanted = new Set(ids);
  const among = selectDrawings(state).filter((one) => isCorrect(one) || wanted.has(one.id));
  const findingsOf = findingsAmong(among);
  return among
    .filter((one) => wanted.has(one.id) && !isCorrect(one))
    .map((one) => ({
      ...{ id: one.id, called: one.called, name: one.name },
      findings: findingsOf(one),
    }))
    .filter(({ findings }) => findings.length > 0);
}

/** The same of one drawing, whether it is called correct or not, in sentences; empty for a clean one. */
export function selectFindingsInWords(state: ChecksRootState, id: string): string {
  const drawings = selectDrawings(state);
  const one = drawings.find((drawing) => drawing.id === id);
  const among = drawings.filter(isCorrect);
  return one ? inWords(findingsAmong(among)(one)) : '';
}

/** One sentence after the other. */
export const inWords = (findings: readonly Finding[]): string =>
  findings.map(({ says }) => says).join(' ');
