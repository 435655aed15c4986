import { createSelector } from '@reduxjs/toolkit';
import type { Annotation } from '@/domain/annotation';
import { countLabels, groupAnnotations } from './annotationGroups';
import type { AnnotationsRootState } from './annotations.slice';

const NONE: readonly Annotation[] = [];

export const selectAnnotationResult = (state: AnnotationsRootState) => state.annotations.result;

export const selectAnnotations = (state: AnnotationsRootState): readonly Annotation[] =>
  state.annotations.result?.annotations ?? NONE;

export const selectAnnotationExtraction = (state: AnnotationsRootState) =>
  state.annotations.extraction;

export const selectShownLabel = (state: AnnotationsRootState) => state.annotations.shownLabel;

/** What is pointed out in the text and in the list. */
export const selectPickedAnnotation = (state: AnnotationsRootState): Annotation | undefined => {
  const { picked } = state.annotations;
  return picked ? selectAnnotations(state)[picked.index] : undefined;
};

export const selectPicked = (state: AnnotationsRootState) => state.annotations.picked;

export const selectAnnotationGroups = createSelector([selectAnnotations], groupAnnotations);

export const selectLabelCounts = createSelector([selectAnnotationGroups], countLabels);

export const selectShownGroups = createSelector(
  [selectAnnotationGroups, selectShownLabel],
  (groups, shownLabel) =>
    shownLabel === null ? groups : groups.filter(({ label }) => label === shownLabel),
);
