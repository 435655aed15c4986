import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { isArticleLeft } from '@/article';

/**
 * What COCONUT, the community's database, knows about the open article. The DOI itself belongs to the
 * document.
 */
export type CommunityCheckState =
  | { readonly status: 'idle' }
  | { readonly status: 'searching' }
  | {
      readonly status: 'found';
      /** The DOI that was searched for; the document's may be looked up again. */
      readonly doi: string;
      readonly count: number;
    };

const initialState = { status: 'idle' } as CommunityCheckState;

interface CommunityCheckRootState {
  readonly runs: { readonly communityCheck: CommunityCheckState };
}

const slice = createSlice({
  name: 'communityCheck',
  initialState,
  reducers: {
    communitySearchStarted: (): CommunityCheckState => ({ status: 'searching' }),
    communityCounted: (
      _state,
      { payload }: PayloadAction<{ doi: string; count: number }>,
    ): CommunityCheckState => ({ status: 'found', ...payload }),
    /** Failed or cancelled: it can be repeated. */
    communitySearchEnded: (): CommunityCheckState => initialState,

    /** Intents. */
    communityCheckRequested: (state) => state,
    communityCheckCancelRequested: (state) => state,
  },
  extraReducers: (builder) => {
    builder.addMatcher(isArticleLeft, () => initialState);
  },
  selectors: {
    selectCommunityCheck: (state): CommunityCheckState => state,
  },
});

export const {
  communitySearchStarted,
  communityCounted,
  communitySearchEnded,
  communityCheckRequested,
  communityCheckCancelRequested,
} = slice.actions;
export const { selectCommunityCheck } = slice.getSelectors(
  ({ runs }: CommunityCheckRootState) => runs.communityCheck,
);
export const communityCheckReducer = slice.reducer;
