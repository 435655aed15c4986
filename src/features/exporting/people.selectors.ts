import { createSelector } from '@reduxjs/toolkit';
import { selectTrail } from '@/article';
import { selectCurated } from '@/features/annotations';
import { selectCompoundRecords } from './exportPlan.selectors';

/** The names under which people checked or changed something of the article. */
export const selectPeople = createSelector(
  [selectCompoundRecords, selectTrail, selectCurated],
  (records, { entries }, { annotations, removed, lost }) => {
    const said = [...annotations, ...removed].map((annotation) => annotation.said?.by);
    const judged = records.map(({ judgement }) => judgement?.by);
    const names = [...judged, ...said, ...[...lost, ...entries].map(({ by }) => by)];
    return [...new Set(names.filter((name) => name !== undefined))].sort();
  },
);
