import { createAction } from '@reduxjs/toolkit';

/** Outside the slice, which the first load has: nothing of the state depends on it. */
export const cdxmlDownloadRequested = createAction<{ readonly segmentId: string }>(
  'inspector/cdxmlDownloadRequested',
);
