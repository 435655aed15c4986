import { createAction } from '@reduxjs/toolkit';

/** What the user does with annotations, by their indices: one place, or all those of a row of the list. */
export type AnnotationsJudging = { readonly indices: readonly number[] } & (
  | { readonly act: 'accept' }
  | { readonly act: 'remove' }
  | { readonly act: 'relabel'; readonly label: string }
);

export const annotationDownloadRequested = createAction('annotations/annotationDownloadRequested');
export const annotationsJudgeRequested = createAction<AnnotationsJudging>(
  'annotations/annotationsJudgeRequested',
);
/** UTF-16 units of the text. */
export const annotationAddRequested = createAction<{
  readonly start: number;
  readonly end: number;
  readonly label: string;
}>('annotations/annotationAddRequested');
/** Loads a result stored by the services, along with its text if that differs from the current one. */
export const savedResultRequested = createAction<{ readonly filename: string }>(
  'annotations/savedResultRequested',
);
