import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { StereoLoss } from '@/domain/stereo';
import { segmentRemoved } from '@/article';

/** A question that the editor asks before it continues. */
export type EditorQuestion =
  | { readonly kind: 'discard' }
  | { readonly kind: 'stereoLost'; readonly loss: StereoLoss };

/** What went wrong while the drawing is kept: the specified words, and the cause. */
export interface EditorProblem {
  readonly message: string;
  readonly cause?: string;
}

export interface OpenEditor {
  /** Whose structure is drawn; null: one to search for. */
  readonly segmentId: string | null;
  /** `applying`: the drawing is being read, or a question about it is open. */
  readonly phase: 'starting' | 'editing' | 'applying' | 'failed';
  /** 1 for the first start; each has its own frame. */
  readonly attempt: number;
  /** The user changed the drawing. */
  readonly isChanged: boolean;
  readonly question: EditorQuestion | null;
  readonly problem: EditorProblem | null;
}

/**
 * Owner of the structure editor: what it is open for, and its phase. The drawing itself is in its frame.
 */
export interface EditorState {
  readonly open: OpenEditor | null;
}

/** What is drawn at a place, without the editor. */
export interface PlaceFix {
  readonly segmentId: string;
  /** Indices of the place's atoms into the molfile: one, or the ends of a bond. */
  readonly atoms: readonly number[];
  /** In the words of doubts. */
  readonly reading: string;
}

const initialState = { open: null } as EditorState;

const change = (state: EditorState, changes: Partial<OpenEditor>): EditorState =>
  state.open ? { open: { ...state.open, ...changes } } : state;

const back = (state: EditorState) => change(state, { phase: 'editing', question: null });

interface EditorRootState {
  readonly screen: { readonly editor: EditorState };
}

const slice = createSlice({
  name: 'editor',
  initialState,
  reducers: {
    editorOpened: (
      _state,
      { payload }: PayloadAction<Pick<OpenEditor, 'segmentId'>>,
    ): EditorState => ({
      open: {
        ...payload,
        phase: 'starting',
        attempt: 1,
        isChanged: false,
        question: null,
        problem: null,
      },
    }),
    /** The structure is in the editor, unless a problem says otherwise. */
    editingStarted: (state, { payload }: PayloadAction<{ problem: EditorProblem | null }>) =>
      change(state, { phase: 'editing', problem: payload.problem }),
    editorFailed: (state, { payload }: PayloadAction<EditorProblem>) =>
      change(state, { phase: 'failed', problem: payload, isChanged: false, question: null }),
    drawingChanged: (state) => change(state, { isChanged: true, problem: null }),
    stereoLossFound: (state, { payload }: PayloadAction<StereoLoss>) =>
      change(state, { question: { kind: 'stereoLost', loss: payload } }),
    applyRefused: (state, { payload }: PayloadAction<EditorProblem>) =>
      change(back(state), { problem: payload }),
    editorClosed: () => initialState,

    /** Intents. */
    editRequested: (state, _action: PayloadAction<{ segmentId: string }>) => state,
    placeFixRequested: (state, _action: PayloadAction<PlaceFix>) => state,
    editorRetryRequested: (state) =>
      change(state, {
        phase: 'starting',
        attempt: (state.open?.attempt ?? 0) + 1,
        problem: null,
      }),
    applyRequested: (state) => change(state, { phase: 'applying', problem: null }),
    stereoLossAccepted: (state) => change(state, { question: null }),
    /** Back to the drawing, from any question. */
    editingResumed: back,
    /** Asks first if there is something to lose; what was being applied no longer is. */
    closeRequested: (state) =>
      state.open?.isChanged
        ? change(state, {
            question: { kind: 'discard' },
            phase: state.open.phase === 'applying' ? 'editing' : state.open.phase,
          })
        : initialState,
    discardConfirmed: () => initialState,
  },
  extraReducers: (builder) => {
    builder.addCase(segmentRemoved, (state, { payload }) =>
      state.open?.segmentId === payload.id ? initialState : state,
    );
  },
  selectors: {
    /** `null` while the editor is closed. */
    selectOpenEditor: ({ open }): OpenEditor | null => open,
    selectEditorIsClosed: ({ open }): boolean => open === null,
  },
});

export const {
  applyRefused,
  applyRequested,
  closeRequested,
  discardConfirmed,
  drawingChanged,
  editingResumed,
  editingStarted,
  editorClosed,
  editorFailed,
  editorOpened,
  editorRetryRequested,
  editRequested,
  placeFixRequested,
  stereoLossAccepted,
  stereoLossFound,
} = slice.actions;
export const { selectOpenEditor, selectEditorIsClosed } = slice.getSelectors(
  ({ screen }: EditorRootState) => screen.editor,
);
export const editorReducer = slice.reducer;
