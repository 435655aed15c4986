import { createSelector } from '@reduxjs/toolkit';
import type { CheckedCompound } from '@/domain/checks/checkedCompound';
import { findingsAmong, type Finding } from '@/domain/checks/findings';
import { saidOrProposed } from '@/domain/compoundLabel';
import { presentText } from '@/domain/missing';
import type { Segment } from '@/domain/segment';
import { hasStructure } from '@/domain/structure';
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

interface CheckedDrawing extends CheckedCompound {
  readonly isCorrect: boolean;
}

function drawingIn(state: ChecksRootState, segment: Segment): CheckedDrawing[] {
  const structure = selectStructureOf(state, segment);
  const judgement = selectStandingJudgement(state, segment);
  if (!structure || !hasStructure(structure)) return [];
  const { number, name } = saidOrProposed(segment.label, selectCompoundDraft(state, segment.id));
  return [
    {
      id: segment.id,
      called: `#${selectOrdinal(state, segment.id)}`,
      smiles: presentText(structure.smiles),
      identifiers: selectIdentifiersOf(state, structure),
      refusal: selectRefusalOf(state, structure),
      number: presentText(number),
      name: presentText(name),
      formulaSays: structure.formulaSays,
      isCorrect: judgement?.verdict === 'correct',
    },
  ];
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
  const among = selectDrawings(state).filter(({ id, isCorrect }) => isCorrect || wanted.has(id));
  const findingsOf = findingsAmong(among);
  return among
    .filter(({ id, isCorrect }) => wanted.has(id) && !isCorrect)
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
  const among = drawings.filter(({ isCorrect }) => isCorrect);
  return one ? inWords(findingsAmong(among)(one)) : '';
}

/** One sentence after the other. */
export const inWords = (findings: readonly Finding[]): string =>
  findings.map(({ says }) => says).join(' ');
