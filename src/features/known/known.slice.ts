import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { KnownAnswer, KnownDatabase, KnownEntry } from '@/domain/known';
import type { KnownListAnswer } from '@/domain/knownList';
import { isArticleReplaced } from '@/article';

/**
 * What databases and the services' list know of the document's compounds, by InChIKey. It is not saved with the
 * work: they grow, and asking databases again is the user's decision.
 */
export interface KnownState {
  /** The user has started a look-up for this article, and was told what goes where. */
  readonly hasAgreed: boolean;
  readonly byKey: Readonly<Record<string, KnownEntry>>;
  /** Absent until the services' list has answered. */
  readonly inList?: KnownListAnswer;
  /** Absent until the other articles were compared. */
  readonly seen?: SeenElsewhere;
}

/** Which other articles of the library have compounds, by InChIKey, each with the first drawing of it there. */
export type SeenElsewhere = Readonly<
  Record<string, readonly { readonly hash: string; readonly segmentId: string }[]>
>;

export interface KnownRootState {
  readonly runs: { readonly known: KnownState };
}

interface AnswerFact {
  readonly inchiKey: string;
  readonly database: KnownDatabase;
  readonly answer: KnownAnswer;
}

const initialState: KnownState = { hasAgreed: false, byKey: {} };

const ASKING: KnownAnswer = { status: 'asking' };

/** Of an earlier look-up, what failed is asked again, and what was answered stays. */
const askedAgain = (answer: KnownAnswer | undefined): KnownAnswer =>
  answer === undefined || answer.status === 'failed' ? ASKING : answer;

const isAsking = ({ pubchem, coconut }: KnownEntry): boolean =>
  pubchem.status === 'asking' || coconut.status === 'asking';

const slice = createSlice({
  name: 'known',
  initialState,
  reducers: {
    lookUpsStarted: (state, { payload }: PayloadAction<{ inchiKeys: readonly string[] }>) => {
      state.hasAgreed = true;
      for (const key of payload.inchiKeys) {
        const { pubchem, coconut } = state.byKey[key] ?? {};
        state.byKey[key] = { pubchem: askedAgain(pubchem), coconut: askedAgain(coconut) };
      }
    },
    databaseAnswered: (state, { payload }: PayloadAction<AnswerFact>) => {
      const entry = state.byKey[payload.inchiKey];
      if (entry) entry[payload.database] = payload.answer;
    },
    /** What was not answered by then counts as not looked up. */
    lookUpsEnded: (state) => {
      for (const [key, entry] of Object.entries(state.byKey)) {
        if (isAsking(entry)) delete state.byKey[key];
      }
    },
    /** With what it said before. */
    listAnswered: (state, { payload: inList }: PayloadAction<KnownListAnswer>): KnownState => ({
      ...state,
      inList,
    }),
    seenElsewhere: (state, { payload: seen }: PayloadAction<SeenElsewhere>): KnownState => ({
      ...state,
      seen,
    }),

    /** Intents. */
    lookUpRequested: (state, _action: PayloadAction<{ inchiKeys: readonly string[] }>) => state,
    lookUpCancelRequested: (state) => state,
  },
  extraReducers: (builder) => {
    builder.addMatcher(isArticleReplaced, () => initialState);
  },
  selectors: {
    selectHasAgreed: ({ hasAgreed }): boolean => hasAgreed,
    /** `undefined` if it was not looked up. */
    selectKnown: ({ byKey }, inchiKey: string): KnownEntry | undefined => byKey[inchiKey],
    /** A compound that a database is still to be asked about. */
    selectNextAsked: ({ byKey }): string | undefined =>
      Object.keys(byKey).find((key) => {
        const entry = byKey[key];
        return entry !== undefined && isAsking(entry);
      }),
  },
});

export const {
  lookUpsStarted,
  databaseAnswered,
  lookUpsEnded,
  listAnswered,
  seenElsewhere,
  lookUpRequested,
  lookUpCancelRequested,
} = slice.actions;
export const { selectHasAgreed, selectKnown, selectNextAsked } = slice.getSelectors(
  ({ runs }: KnownRootState) => runs.known,
);
export const knownReducer = slice.reducer;
