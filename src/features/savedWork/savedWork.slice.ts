import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { documentClosed, documentOpened, workRestored } from '@/article';
import type { WorkSummary } from '@/platform/workStore';
import { articleTakenElsewhere } from './elsewhere.slice';
import type { FailedOpening, Held, SavedList, SavedWorkState } from './savedWorkState';

const initialState = {
  saving: { status: 'idle' },
  earlier: null,
  list: { status: 'unknown' },
  opening: null,
  failedOpening: null,
  held: null,
} as SavedWorkState;

const messageOf = (held: Held): string =>
  held.status === 'unread' ? held.message : 'Other work on this article is saved in this browser.';

const withWorks = (
  state: SavedWorkState,
  change: (works: readonly WorkSummary[]) => readonly WorkSummary[],
): SavedList => ({
  status: 'known',
  works: change(state.list.status === 'known' ? state.list.works : []),
});

const withoutHash = (works: readonly WorkSummary[], hash: string) =>
  works.filter((work) => work.hash !== hash);

const slice = createSlice({
  name: 'savedWork',
  initialState,
  reducers: {
    savingStarted: (state): SavedWorkState => ({ ...state, saving: { status: 'saving' } }),
    /** Written; `isOpen` is false for the last changes of a document that was closed meanwhile. */
    workSaved: (
      state,
      { payload }: PayloadAction<{ readonly summary: WorkSummary; readonly isOpen: boolean }>,
    ): SavedWorkState => {
      const { summary, isOpen } = payload;
      const list = withWorks(state, (works) => [summary, ...withoutHash(works, summary.hash)]);
      if (!isOpen) return { ...state, list };
      const isAside = state.earlier?.status === 'setAside';
      const saving = { status: 'saved', at: summary.savedAt } as const;
      return { ...state, list, saving, earlier: isAside ? null : state.earlier };
    },
    savingFailed: (
      state,
      { payload }: PayloadAction<{ readonly message: string; readonly isFull?: boolean }>,
    ): SavedWorkState => ({ ...state, saving: { status: 'failed', ...payload } }),

    worksListed: (state, { payload }: PayloadAction<readonly WorkSummary[]>): SavedWorkState => ({
      ...state,
      list: { status: 'known', works: payload },
    }),
    listingFailed: (state, { payload }: PayloadAction<{ message: string }>): SavedWorkState => ({
      ...state,
      list: { status: 'failed', message: payload.message },
    }),
    worksRemoved: (
      state,
      { payload }: PayloadAction<{ readonly hashes: readonly string[] }>,
    ): SavedWorkState => ({
      ...state,
      list: withWorks(state, (works) => works.filter(({ hash }) => !payload.hashes.includes(hash))),
      earlier: payload.hashes.includes(state.earlier?.hash ?? '') ? null : state.earlier,
    }),

    openingStarted: (state, { payload }: PayloadAction<{ hash: string }>): SavedWorkState => ({
      ...state,
      opening: payload.hash,
      failedOpening: null,
    }),
    openingEnded: (state): SavedWorkState => ({ ...state, opening: null }),
    /** The store could not be read; it may work another time. */
    openingFailed: (state, { payload }: PayloadAction<FailedOpening>): SavedWorkState => ({
      ...state,
      failedOpening: payload,
    }),
    /** Nothing is written for the open document until this is settled. */
    savingHeld: (state, { payload }: PayloadAction<Held>): SavedWorkState => ({
      ...state,
      held: payload,
      saving: { status: 'failed', message: messageOf(payload) },
    }),
    savingReleased: (state): SavedWorkState => ({
      ...state,
      held: null,
      saving: { status: 'idle' },
    }),
    /** The open document's earlier work was found and restored. */
    earlierWorkFound: (
      state,
      { payload }: PayloadAction<{ readonly hash: string; readonly savedAt: number }>,
    ): SavedWorkState => ({ ...state, earlier: { status: 'restored', ...payload } }),
    earlierWorkSetAside: (state): SavedWorkState => ({
      ...state,
      earlier: state.earlier && { ...state.earlier, status: 'setAside' },
    }),
    earlierWorkDismissed: (state): SavedWorkState =>
      state.earlier?.status === 'restored' ? { ...state, earlier: null } : state,

    /** Intents. */
    savedWorkOpenRequested: (state, _action: PayloadAction<{ hash: string }>) => state,
    /** The open document stays. */
    savedWorkOpenCancelled: (state) => state,
    savedWorkRemovalRequested: (state, _action: PayloadAction<{ hash: string }>) => state,
    clearingRequested: (state) => state,
    startOverRequested: (state) => state,
    listingRequested: (state) => state,
    unreadWorkRetryRequested: (state) => state,
    /** What the browser has lost of the open article is given up. */
    lostWorkReplaced: (state) => state,
    /** The open document's work is written again, though nothing of it changed. */
    savingRetryRequested: (state) => state,
    /** Of two works on the open article: what the store has, or what is on the screen. */
    storedWorkTaken: (state) => state,
    screenWorkKept: (state) => state,
    earlierWorkRequested: (state) => state,
  },
  extraReducers: (builder) => {
    builder
      .addCase(documentOpened, (state, { payload }) => ({
        ...state,
        saving: { status: 'idle' } as const,
        held: null,
        failedOpening: null,
        earlier:
          state.earlier?.status === 'setAside' && state.earlier.hash === payload.file.hash
            ? state.earlier
            : null,
      }))
      .addCase(workRestored, (state, { payload }) => ({
        ...state,
        held: null,
        // On the screen again, it is no longer set aside, however it came back.
        earlier: state.earlier?.status === 'setAside' ? null : state.earlier,
        saving: { status: 'saved', at: payload.stored.savedAt } as const,
      }))
      // What was about to be written is not.
      .addCase(articleTakenElsewhere, (state) =>
        state.saving.status === 'saving'
          ? { ...state, saving: { status: 'idle' } as const }
          : state,
      )
      .addCase(documentClosed, (state) => ({
        ...state,
        saving: { status: 'idle' } as const,
        held: null,
        earlier: null,
      }));
  },
});

export const {
  savingStarted,
  workSaved,
  savingFailed,
  worksListed,
  listingFailed,
  worksRemoved,
  openingStarted,
  openingEnded,
  openingFailed,
  savingHeld,
  savingReleased,
  savingRetryRequested,
  listingRequested,
  unreadWorkRetryRequested,
  lostWorkReplaced,
  storedWorkTaken,
  screenWorkKept,
  earlierWorkFound,
  earlierWorkSetAside,
  earlierWorkDismissed,
  savedWorkOpenRequested,
  savedWorkOpenCancelled,
  savedWorkRemovalRequested,
  clearingRequested,
  startOverRequested,
  earlierWorkRequested,
} = slice.actions;
export const savedWorkReducer = slice.reducer;
