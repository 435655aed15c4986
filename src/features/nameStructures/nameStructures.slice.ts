import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { NameAnswer } from '@/api/names';
import { isArticleReplaced } from '@/article';

/** How the look-up of names stands; `missing` with services that have no such call. */
export type LookUpStatus = 'idle' | 'asking' | 'missing' | 'failed';

/**
 * Structures by the names of the document's compounds. The answers are not saved with the work, since they can be
 * asked for again; what they say of a reading is kept with that reading.
 */
export interface NameStructuresState {
  readonly byName: Readonly<Record<string, NameAnswer>>;
  readonly status: LookUpStatus;
  /** Why the latest look-up failed. */
  readonly failure?: string;
  /** The user has asked for the names of this document. */
  readonly isRequested: boolean;
  /** Whether names are looked up without being asked to; `null` if the user has not chosen. */
  readonly byItself: boolean | null;
  /** The name by which a compound is being added. */
  readonly adding?: string;
  /** The name that PubChem is being asked for, on request. */
  readonly askedInPubchem?: string;
  /** Names for which PubChem gave no structure, and why. */
  readonly pubchemRefusals?: Readonly<Record<string, string>>;
}

export interface NameStructuresRootState {
  readonly runs: { readonly nameStructures: NameStructuresState };
}

/** A name, and what the services said of it. */
export interface NamedFact {
  readonly name: string;
  readonly answer: NameAnswer;
}

const initialState: NameStructuresState = {
  byName: {},
  status: 'idle',
  isRequested: false,
  byItself: null,
};

const forgetDocument = ({ byItself, status }: NameStructuresState): NameStructuresState => ({
  ...initialState,
  status: status === 'missing' ? status : 'idle',
  byItself,
});

const slice = createSlice({
  name: 'nameStructures',
  initialState,
  reducers: {
    namesAsked: ({ failure: _failure, ...state }): NameStructuresState => ({
      ...state,
      status: 'asking',
    }),
    namesAnswered: (
      state,
      { payload }: PayloadAction<readonly NamedFact[]>,
    ): NameStructuresState => ({
      ...state,
      status: 'idle',
      byName: {
        ...state.byName,
        ...Object.fromEntries(payload.map(({ name, answer }) => [name, answer])),
      },
    }),
    /** All others are asked again. */
    namesKept: (
      state,
      { payload: byName }: PayloadAction<NameStructuresState['byName']>,
    ): NameStructuresState => ({ ...state, status: 'idle', byName }),
    namesNotOffered: (state): NameStructuresState => ({ ...state, status: 'missing' }),
    namesFailed: (state, { payload: failure }: PayloadAction<string>): NameStructuresState => ({
      ...state,
      status: 'failed',
      failure,
    }),
    /** Also an intent: what is asked for is given up, until the names are requested again. */
    namesCancelled: (state): NameStructuresState => ({
      ...state,
      status: 'failed',
      failure: 'The look-up was cancelled',
    }),
    /** Also an intent. */
    namesRequested: (state): NameStructuresState => ({ ...state, isRequested: true }),
    nameLookUpChosen: (
      state,
      { payload: byItself }: PayloadAction<boolean>,
    ): NameStructuresState => ({ ...state, byItself }),
    /** The choice stored earlier, or by another tab. */
    nameLookUpRestored: (
      state,
      { payload: byItself }: PayloadAction<boolean | null>,
    ): NameStructuresState => ({ ...state, byItself }),

    compoundAdditionStarted: (state, { payload }: PayloadAction<string>): NameStructuresState => ({
      ...state,
      adding: payload,
    }),
    compoundAdditionEnded: ({ adding: _added, ...state }): NameStructuresState => state,
    pubchemAsked: (state, { payload: name }: PayloadAction<string>): NameStructuresState => ({
      ...state,
      askedInPubchem: name,
    }),
    pubchemAnswered: (
      { askedInPubchem: _asked, ...state },
      { payload: { name, answer } }: PayloadAction<NamedFact>,
    ): NameStructuresState =>
      'refusal' in answer
        ? { ...state, pubchemRefusals: { ...state.pubchemRefusals, [name]: answer.refusal } }
        : { ...state, byName: { ...state.byName, [name]: answer } },
    pubchemGivenUp: ({ askedInPubchem: _asked, ...state }): NameStructuresState => state,

    /** Intent: a compound of a name in the text, at its place (UTF-16 units), gets the structure of that name. */
    compoundFromNameRequested: (
      state,
      _action: PayloadAction<{ readonly name: string; readonly start: number }>,
    ) => state,
    compoundAdditionCancelRequested: (state) => state,
    /** Intents: PubChem is asked for a name, which is sent to it; and not any longer. */
    pubchemRequested: (state, _action: PayloadAction<{ name: string }>) => state,
    pubchemCancelRequested: (state) => state,
    /** Intent: the structure of a drawing's name is put in place of what was read. */
    nameStructureTakeRequested: (state, _action: PayloadAction<{ segmentId: string }>) => state,
  },
  extraReducers: (builder) => {
    builder.addMatcher(isArticleReplaced, forgetDocument);
  },
  selectors: {
    selectLookUpStatus: ({ status }): LookUpStatus => status,
    selectLookUpFailure: ({ failure }): string | undefined => failure,
    selectNamesAreRequested: ({ isRequested }): boolean => isRequested,
    selectNameLookUpChoice: ({ byItself }): boolean | null => byItself,
    selectNameBeingAdded: ({ adding }): string | undefined => adding,
    selectIsAskedInPubchem: ({ askedInPubchem }, name: string): boolean => askedInPubchem === name,
    selectPubchemRefusal: ({ pubchemRefusals = {} }, name: string): string | undefined =>
      Object.hasOwn(pubchemRefusals, name) ? pubchemRefusals[name] : undefined,
    /** Names come from outside; one may be called like something that every object has. */
    selectAnswerTo: ({ byName }, name: string): NameAnswer | undefined =>
      Object.hasOwn(byName, name) ? byName[name] : undefined,
  },
});

export const {
  namesAsked,
  namesAnswered,
  namesKept,
  namesNotOffered,
  namesFailed,
  namesCancelled,
  namesRequested,
  nameLookUpChosen,
  nameLookUpRestored,
  compoundAdditionStarted,
  compoundAdditionEnded,
  compoundAdditionCancelRequested,
  compoundFromNameRequested,
  pubchemAsked,
  pubchemAnswered,
  pubchemGivenUp,
  pubchemRequested,
  pubchemCancelRequested,
  nameStructureTakeRequested,
} = slice.actions;
export const {
  selectAnswerTo,
  selectIsAskedInPubchem,
  selectNameBeingAdded,
  selectPubchemRefusal,
  selectLookUpFailure,
  selectLookUpStatus,
  selectNameLookUpChoice,
  selectNamesAreRequested,
} = slice.getSelectors(({ runs }: NameStructuresRootState) => runs.nameStructures);
export const nameStructuresReducer = slice.reducer;
