import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { REVIEWER_LIMIT, type Rejection } from '@/domain/judgement';

/**
 * Owner of who judges. The judgements themselves belong to the segments; they are made here, since a
 * judgement needs the structure that stands, the time and the name.
 */
export interface JudgingState {
  /** As the person wants to be called; empty if they don't; `null` until they were asked. */
  readonly reviewer: string | null;
}

export interface JudgingRootState {
  readonly settings: { readonly judging: JudgingState };
}

const initialState = { reviewer: null } as JudgingState;

interface Segments {
  readonly ids: readonly string[];
}

interface Approval extends Segments {
  readonly withLabels?: true;
  readonly looked?: readonly string[];
}

const slice = createSlice({
  name: 'judging',
  initialState,
  reducers: {
    reviewerRestored: (_state, { payload: reviewer }: PayloadAction<string>) => ({ reviewer }),
    /** Kept in this browser. */
    reviewerNamed: (_state, { payload }: PayloadAction<string>) => ({
      reviewer: payload.slice(0, REVIEWER_LIMIT),
    }),

    /**
     * Intents. Segments without a structure are left out. `withLabels`: the number and name printed beside
     * them are confirmed, too. `looked`: those of them that were looked at, if not all were.
     */
    approvalRequested: (state, _action: PayloadAction<Approval>) => state,
    rejectionRequested: (
      state,
      _action: PayloadAction<Segments & { readonly rejection: Rejection }>,
    ) => state,
    judgementsTakenBack: (state, _action: PayloadAction<Segments>) => state,
    /** Marks as correct, or takes the mark back. */
    correctnessToggled: (state, _action: PayloadAction<{ readonly id: string }>) => state,
  },
  selectors: { selectReviewer: ({ reviewer }): string | null => reviewer },
});

export const {
  reviewerRestored,
  reviewerNamed,
  approvalRequested,
  rejectionRequested,
  judgementsTakenBack,
  correctnessToggled,
} = slice.actions;
export const { selectReviewer } = slice.getSelectors(
  ({ settings }: JudgingRootState) => settings.judging,
);
export const judgingReducer = slice.reducer;
