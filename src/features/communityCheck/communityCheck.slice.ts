import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { documentClosed, documentOpened } from '@/features/document';

/**
 * What is known of the open article in COCONUT, the community's database. Owner of nothing else: the
 * DOI is the document's.
 */
export type CommunityCheckState =
  | { readonly status: 'idle' }
  | { readonly status: 'searching' }
  | {
      readonly status: 'found';
      /** The DOI that was asked for; the document's may be looked up again. */
      readonly doi: string;
      readonly count: number;
    };

export interface CommunityCheckRootState {
  readonly communityCheck: CommunityCheckState;
}

const initialState = { status: 'idle' } as CommunityCheckState;

const slice = createSlice({
  name: 'communityCheck',
  initialState,
  reducers: {
    communitySearchStarted: (): CommunityCheckState => ({ status: 'searching' }),
    communityCounted: (
      _state,
      { payload }: PayloadAction<{ doi: string; count: number }>,
    ): CommunityCheckState => ({ status: 'found', ...payload }),
    /** Failed or cancelled: it can be asked again. */
    communitySearchEnded: (): CommunityCheckState => initialState,

    /** Intents. */
    communityCheckRequested: (state) => state,
    communityCheckCancelRequested: (state) => state,
  },
  extraReducers: (builder) => {
    builder.addCase(documentOpened, () => initialState).addCase(documentClosed, () => initialState);
  },
});

export const {
  communitySearchStarted,
  communityCounted,
  communitySearchEnded,
  communityCheckRequested,
  communityCheckCancelRequested,
} = slice.actions;
export const communityCheckReducer = slice.reducer;
