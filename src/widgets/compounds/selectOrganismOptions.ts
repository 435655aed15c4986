import { createSelector } from '@reduxjs/toolkit';
import { namedOrganisms } from '@/domain/namedOrganisms';
import { selectAnnotations } from '@/features/annotations';

const times = (count: number): string => (count === 1 ? 'named once' : `named ${count} times`);

/** The organisms found in the article, as suggestions. */
export const selectOrganismOptions = createSelector([selectAnnotations], (annotations) =>
  namedOrganisms(annotations).map(({ name, count }) => ({ value: name, details: times(count) })),
);
