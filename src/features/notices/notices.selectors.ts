import { createSelector } from '@reduxjs/toolkit';
import { noticesAdapter, type Notice } from './notices.slice';
import type { NoticesRootState } from './notices.slice';

/** More would hide the work; the others wait until there is space. */
export const MOST_TOASTS = 3;

const { selectAll, selectById } = noticesAdapter.getSelectors(
  (state: NoticesRootState) => state.notices,
);

/** Oldest first. */
export const selectNotices = selectAll;

const selectShown = createSelector([selectAll], (notices) => notices.filter(({ shown }) => shown));

/** The toasts on the screen, oldest first. */
export const selectToasts = createSelector([selectShown], (shown) => shown.slice(0, MOST_TOASTS));

/** How many wait for space on the screen. */
export const selectWaitingCount = (state: NoticesRootState): number =>
  Math.max(0, selectShown(state).length - MOST_TOASTS);

/** Undefined once its toast is gone. */
export const selectShownNotice = (state: NoticesRootState, id: string): Notice | undefined => {
  const notice: Notice | undefined = selectById(state, id);
  return notice?.shown ? notice : undefined;
};

export const selectToastsAreHeld = ({ notices }: NoticesRootState): boolean =>
  notices.holds.length > 0;

/** All of this visit, latest first. */
export const selectMessages = createSelector([selectAll], (notices) => notices.toReversed());

/** What went wrong so far, latest first. */
export const selectErrors = createSelector([selectMessages], (messages) =>
  messages.filter(({ type }) => type === 'error'),
);
