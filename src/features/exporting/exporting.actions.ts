import { createAction } from '@reduxjs/toolkit';

/** The user asked for 'Download Data'. Exporting has no state. */
export const exportRequested = createAction('exporting/exportRequested');
