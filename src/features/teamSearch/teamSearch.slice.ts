import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { EMPTY_QUERY, type CompoundQuery } from '@/domain/team/foundCompound';

/** Owner of what compounds of the team's library are looked for by. */
export interface TeamSearchState {
  readonly query: CompoundQuery;
}

interface TeamSearchRootState {
  readonly teamSearch: TeamSearchState;
}

const initialState: TeamSearchState = { query: EMPTY_QUERY };

const slice = createSlice({
  name: 'teamSearch',
  initialState,
  reducers: {
    queryChanged: ({ query }, { payload }: PayloadAction<Partial<CompoundQuery>>) => ({
      query: { ...query, ...payload },
    }),
    queryCleared: () => initialState,

    /** Intent. */
    soughtDrawRequested: (state) => state,
  },
  selectors: { selectQuery: ({ query }): CompoundQuery => query },
});

export const { queryChanged, queryCleared, soughtDrawRequested } = slice.actions;
export const { selectQuery } = slice.getSelectors(
  ({ teamSearch }: TeamSearchRootState) => teamSearch,
);
export const teamSearchReducer = slice.reducer;
