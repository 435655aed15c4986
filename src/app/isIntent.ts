import type { Action } from '@reduxjs/toolkit';
import { marcusApi } from '@/api/marcusApi';

/** How redux-saga marks what its sagas put. */
const PUT_BY_SAGA = '@@redux-saga/SAGA_ACTION';

/** Whether an action comes from a view: not from a saga, and not from RTK Query's own bookkeeping. */
export const isIntent = (action: Action): boolean =>
  !Object.hasOwn(action, PUT_BY_SAGA) && !action.type.startsWith(`${marcusApi.reducerPath}/`);
