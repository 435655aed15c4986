import { createSelector } from '@reduxjs/toolkit';
import type { Annotation } from '@/domain/annotation';
import { curateAnnotations, type CuratedAnnotation } from '@/domain/curatedAnnotations';
import { type AnnotationsRootState, selectAnnotationWords, selectExtractedText } from '@/article';
import { countLabels, groupAnnotations } from './annotationGroups';
import { countStates, isInState } from './annotationStates';
import {
  selectPicked,
  selectShownLabel,
  selectShownState,
  type AnnotationViewRootState,
} from './annotationView.slice';

const NONE: readonly Annotation[] = [];

const selectContent = (state: AnnotationsRootState): string =>
  selectExtractedText(state)?.content ?? '';

const selectFound = (state: AnnotationsRootState): readonly Annotation[] =>
  state.article.annotations.result?.annotations ?? NONE;

/** The annotations as the user left them, what was removed, and what is no longer found. */
export const selectCurated = createSelector(
  [selectContent, selectFound, selectAnnotationWords],
  curateAnnotations,
);

export const selectAnnotationResult = (state: AnnotationsRootState) =>
  state.article.annotations.result;

export const selectAnnotations = (state: AnnotationsRootState): readonly CuratedAnnotation[] =>
  selectCurated(state).annotations;

/** Whether there is a list to show: a program answered, or the user said something. */
export const selectHasAnnotations = (state: AnnotationsRootState): boolean =>
  selectAnnotationResult(state) !== null || Object.keys(selectAnnotationWords(state)).length > 0;

/** What is pointed out in the text and in the list. */
export const selectPickedAnnotation = (
  state: AnnotationsRootState & AnnotationViewRootState,
): CuratedAnnotation | undefined => {
  const picked = selectPicked(state);
  return picked ? selectAnnotations(state)[picked.index] : undefined;
};

export const selectAnnotationGroups = createSelector([selectAnnotations], groupAnnotations);

export const selectLabelCounts = createSelector([selectAnnotationGroups], countLabels);

/** Whether the list may leave rows out. */
export const selectIsFiltered = (state: AnnotationViewRootState): boolean =>
  selectShownLabel(state) !== null || selectShownState(state) !== 'all';

/** How many rows each choice of the filter by state would show. */
export const selectStateCounts = createSelector([selectAnnotationGroups], countStates);

export const selectShownGroups = createSelector(
  [selectAnnotationGroups, selectShownLabel, selectShownState],
  (groups, shownLabel, shownState) =>
    groups.filter(
      (group) =>
        (shownLabel === null || group.label === shownLabel) && isInState(group, shownState),
    ),
);
