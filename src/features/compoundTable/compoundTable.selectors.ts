import { createSelector } from '@reduxjs/toolkit';
import type { Compound } from '@/domain/compound';
import { belongsTo, GROUP_FIELDS, groupsBy } from '@/domain/compoundGroups';
import {
  COMPOUND_COLUMNS,
  COMPOUND_FILTERS,
  emptyColumns,
  mentions,
  passes,
  sorted,
  type CompoundColumn,
} from '@/domain/compoundTable';
import { recordOf } from '@/domain/recordOf';
import { selectCompounds, type ArticleCompoundsRootState } from '@/features/articleCompounds';
import {
  selectChosenIds,
  selectColumnWishes,
  selectCompoundFilter,
  selectCompoundGroup,
  selectCompoundQuery,
  selectSortKeys,
  type CompoundTableRootState,
} from './compoundTable.slice';

type State = ArticleCompoundsRootState & CompoundTableRootState;

/** How many compounds each filter leaves of the chosen group, whatever is searched for. */
export const selectFilterCounts = createSelector(
  [selectCompounds, selectCompoundGroup],
  (compounds, group) =>
    recordOf(
      COMPOUND_FILTERS,
      (filter) => compounds.filter((one) => passes(one, filter) && belongsTo(one, group)).length,
    ),
);

/** How many compounds each organism and class has, as far as the filter leaves them; the chosen one even if none. */
export const selectGroups = createSelector(
  [selectCompounds, selectCompoundFilter, selectCompoundGroup],
  (compounds, filter, chosen) => {
    const counted = compounds.filter((one) => passes(one, filter));
    return recordOf(GROUP_FIELDS, (field) => {
      const groups = groupsBy(counted, field);
      const isListed =
        chosen?.field !== field || groups.some(({ value }) => value === chosen.value);
      return isListed ? groups : [...groups, { value: chosen.value, count: 0 }];
    });
  },
);

/** The rows, in their order. */
export const selectShownCompounds: (state: State) => readonly Compound[] = createSelector(
  [selectCompounds, selectCompoundFilter, selectCompoundQuery, selectCompoundGroup, selectSortKeys],
  (compounds, filter, query, group, sortKeys) =>
    sorted(
      compounds.filter(
        (one) => passes(one, filter) && mentions(one, query) && belongsTo(one, group),
      ),
      sortKeys,
    ),
);

/** The chosen rows: first those that are shown, in their order, then those that filter or search hide. */
export const selectChosenCompounds: (state: State) => {
  readonly shown: readonly Compound[];
  readonly hidden: readonly Compound[];
} = createSelector(
  [selectCompounds, selectShownCompounds, selectChosenIds],
  (compounds, shown, chosen) => {
    const isChosen = ({ drawings }: Compound) => drawings.some(({ id }) => chosen[id]);
    const isShown = new Set(shown);
    return {
      shown: shown.filter(isChosen),
      hidden: compounds.filter((one) => isChosen(one) && !isShown.has(one)),
    };
  },
);

/** Shown and folded columns: those without data fold, unless the user wants otherwise. */
export const selectColumns: (state: State) => {
  readonly shown: readonly CompoundColumn[];
  readonly empty: readonly CompoundColumn[];
} = createSelector([selectCompounds, selectColumnWishes], (compounds, wishes) => {
  const empty = emptyColumns(compounds);
  return {
    shown: COMPOUND_COLUMNS.filter((column) => wishes[column] ?? !empty.includes(column)),
    empty: empty.filter((column) => wishes[column] === undefined),
  };
});
