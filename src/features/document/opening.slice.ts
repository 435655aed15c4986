import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { FileDescription } from '@/platform/vaults';
import { documentOpened, fileFoundAgain, workRestored } from '@/article';
import type { Candidate, OpeningRootState, OpeningState } from './documentState';

const NONE: OpeningState = { candidate: { status: 'none' } };

const chosen = (file: FileDescription): OpeningState => ({ candidate: { status: 'chosen', file } });

/** With no document open, the file can be tried again; beside an open document, it is refused. */
const failed = (
  file: FileDescription,
  { message, isBesideOpen }: { readonly message: string; readonly isBesideOpen: boolean },
): Candidate =>
  isBesideOpen
    ? { status: 'refused', name: file.name, message }
    : { status: 'chosen', file, problem: message };

/** Owner of the file that is about to become the open document. */
const slice = createSlice({
  name: 'document',
  initialState: NONE,
  reducers: {
    fileChosen: (_state, { payload }: PayloadAction<FileDescription>) => chosen(payload),
    sampleFetchStarted: (): OpeningState => ({ candidate: { status: 'fetchingSample' } }),
    candidateDropped: () => NONE,
    uploadStarted: (state): OpeningState =>
      state.candidate.status === 'chosen'
        ? { candidate: { status: 'uploading', file: state.candidate.file } }
        : state,
    uploadFailed: (
      state,
      { payload }: PayloadAction<{ readonly message: string; readonly isBesideOpen: boolean }>,
    ): OpeningState =>
      state.candidate.status === 'uploading'
        ? { candidate: failed(state.candidate.file, payload) }
        : state,
    /** A file was chosen that cannot be accepted; it was never in the vault. */
    fileRefused: (
      state,
      { payload }: PayloadAction<{ name: string; message: string }>,
    ): OpeningState =>
      state.candidate.status === 'none' || state.candidate.status === 'refused'
        ? { candidate: { status: 'refused', ...payload } }
        : state,

    /** Intents. */
    sampleRequested: (state) => state,
    uploadRequested: (state) => state,
  },
  extraReducers: (builder) => {
    builder
      .addCase(documentOpened, () => NONE)
      .addCase(workRestored, () => NONE)
      .addCase(fileFoundAgain, () => NONE);
  },
  selectors: { selectCandidate: ({ candidate }): Candidate => candidate },
});

export const {
  fileChosen,
  fileRefused,
  sampleFetchStarted,
  candidateDropped,
  uploadStarted,
  uploadFailed,
  sampleRequested,
  uploadRequested,
} = slice.actions;
export const { selectCandidate } = slice.getSelectors(({ runs }: OpeningRootState) => runs.opening);
export const openingReducer = slice.reducer;
