import { createAction } from '@reduxjs/toolkit';

export const undoRequested = createAction('history/undoRequested');
export const redoRequested = createAction('history/redoRequested');
