import { createSelector } from '@reduxjs/toolkit';
import { noticesAdapter } from './notices.slice';
import type { NoticesRootState } from './notices.slice';

const { selectAll } = noticesAdapter.getSelectors((state: NoticesRootState) => state.notices);

/** Oldest first. */
export const selectNotices = selectAll;

export const selectShownNotices = createSelector([selectAll], (notices) =>
  notices.filter(({ shown }) => shown),
);

/** What went wrong so far, latest first. */
export const selectErrors = createSelector([selectAll], (notices) =>
  notices.filter(({ type }) => type === 'error').reverse(),
);
