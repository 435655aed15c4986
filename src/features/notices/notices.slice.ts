import { createEntityAdapter, createSlice } from '@reduxjs/toolkit';
import type { EntityState, PayloadAction } from '@reduxjs/toolkit';

export type NoticeType = 'success' | 'error' | 'warning' | 'info';

/** What happened, as a fact; id and time are made by whoever raises it. */
export interface RaisedNotice {
  readonly id: string;
  readonly type: NoticeType;
  /** The specified words. */
  readonly message: string;
  /** The services' own words. */
  readonly cause?: string;
  /** ms since the epoch */
  readonly createdAt: number;
}

export interface Notice extends RaisedNotice {
  /** Its toast is on the screen. Afterwards errors stay in the list of messages. */
  readonly shown: boolean;
}

export type NoticesState = EntityState<Notice, string>;

/** The part of the root state that this feature knows. */
export interface NoticesRootState {
  readonly notices: NoticesState;
}

/** Older ones are forgotten. */
export const KEPT_NOTICES = 50;

export const noticesAdapter = createEntityAdapter<Notice>({
  sortComparer: (a, b) => a.createdAt - b.createdAt,
});

const slice = createSlice({
  name: 'notices',
  initialState: noticesAdapter.getInitialState(),
  reducers: {
    noticeRaised: (state, { payload }: PayloadAction<RaisedNotice>) => {
      noticesAdapter.setOne(state, { ...payload, shown: true });
      noticesAdapter.removeMany(state, state.ids.slice(0, -KEPT_NOTICES));
    },
    toastClosed: (state, { payload: id }: PayloadAction<string>) => {
      noticesAdapter.updateOne(state, { id, changes: { shown: false } });
    },
    messagesCleared: (state) => noticesAdapter.removeAll(state),
  },
});

export const { noticeRaised, toastClosed, messagesCleared } = slice.actions;
export const noticesReducer = slice.reducer;
