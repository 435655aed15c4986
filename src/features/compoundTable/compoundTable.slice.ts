import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CompoundGroup } from '@/domain/compoundGroups';
import type { CompoundColumn, CompoundFilter, SortKey } from '@/domain/compoundTable';
import { withSortKey } from '@/domain/sortKeys';
import { segmentRemoved, isArticleLeft } from '@/article';

/** Owner of how the table of compounds shows them, and of which of its rows are chosen. */
export interface CompoundTableState {
  readonly filter: CompoundFilter;
  readonly query: string;
  readonly group: CompoundGroup | null;
  /** One or two. */
  readonly sortKeys: readonly SortKey[];
  /** What the user wants of a column, whatever data it has. */
  readonly columns: Readonly<Partial<Record<CompoundColumn, boolean>>>;
  /** Segment ids: which drawings share a row changes with their structures. */
  readonly chosen: Readonly<Record<string, true>>;
}

export interface CompoundTableRootState {
  readonly screen: { readonly compoundTable: CompoundTableState };
}

const initialState = {
  filter: 'all',
  query: '',
  group: null,
  sortKeys: [{ column: 'status', isDescending: false }],
  columns: {},
  chosen: {},
} as CompoundTableState;

interface Rows {
  /** Of the drawings. */
  readonly ids: readonly string[];
}

const slice = createSlice({
  name: 'compoundTable',
  initialState,
  reducers: {
    compoundsFiltered: (
      state,
      { payload: filter }: PayloadAction<CompoundFilter>,
    ): CompoundTableState => ({ ...state, filter }),
    compoundsSearched: (state, { payload: query }: PayloadAction<string>): CompoundTableState => ({
      ...state,
      query,
    }),
    compoundsGrouped: (
      state,
      { payload: group }: PayloadAction<CompoundGroup | null>,
    ): CompoundTableState => ({ ...state, group }),
    /** A header was pressed; `isFurther` adds it as the second key. */
    compoundsSorted: (
      state,
      { payload }: PayloadAction<{ readonly column: CompoundColumn; readonly isFurther: boolean }>,
    ): CompoundTableState => ({
      ...state,
      sortKeys: withSortKey(state.sortKeys, payload.column, payload.isFurther),
    }),
    columnToggled: (
      state,
      { payload }: PayloadAction<{ readonly column: CompoundColumn; readonly isShown: boolean }>,
    ): CompoundTableState => ({
      ...state,
      columns: { ...state.columns, [payload.column]: payload.isShown },
    }),
    rowsChosen: (state, { payload: { ids } }: PayloadAction<Rows>): CompoundTableState => ({
      ...state,
      chosen: { ...state.chosen, ...Object.fromEntries(ids.map((id) => [id, true as const])) },
    }),
    rowsReleased: (state, { payload: { ids } }: PayloadAction<Rows>): CompoundTableState => ({
      ...state,
      chosen: Object.fromEntries(Object.entries(state.chosen).filter(([id]) => !ids.includes(id))),
    }),
    /** Of one row: released if any of its drawings is chosen. */
    rowToggled: (state, { payload: { ids } }: PayloadAction<Rows>): CompoundTableState => {
      const others = Object.entries(state.chosen).filter(([id]) => !ids.includes(id));
      const wasChosen = ids.some((id) => state.chosen[id]);
      const added = wasChosen ? [] : ids.map((id) => [id, true as const] as const);
      return { ...state, chosen: Object.fromEntries([...others, ...added]) };
    },
    choiceCleared: (state): CompoundTableState => ({ ...state, chosen: {} }),
  },
  extraReducers: (builder) => {
    builder
      .addCase(segmentRemoved, (state, { payload: { id } }): CompoundTableState => {
        const { [id]: _removed, ...chosen } = state.chosen;
        return { ...state, chosen };
      })
      .addMatcher(isArticleLeft, () => initialState);
  },
  selectors: {
    selectCompoundFilter: ({ filter }): CompoundFilter => filter,
    selectCompoundGroup: ({ group }): CompoundGroup | null => group,
    selectCompoundQuery: ({ query }): string => query,
    selectSortKeys: ({ sortKeys }): readonly SortKey[] => sortKeys,
    selectColumnWishes: ({ columns }) => columns,
    selectChosenIds: ({ chosen }) => chosen,
  },
});

export const {
  choiceCleared,
  columnToggled,
  compoundsFiltered,
  compoundsGrouped,
  compoundsSearched,
  compoundsSorted,
  rowsChosen,
  rowsReleased,
  rowToggled,
} = slice.actions;
export const {
  selectChosenIds,
  selectColumnWishes,
  selectCompoundFilter,
  selectCompoundGroup,
  selectCompoundQuery,
  selectSortKeys,
} = slice.getSelectors(({ screen }: CompoundTableRootState) => screen.compoundTable);
export const compoundTableReducer = slice.reducer;
