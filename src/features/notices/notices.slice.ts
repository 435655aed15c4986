import { createEntityAdapter, createSlice } from '@reduxjs/toolkit';
import type { Draft, EntityState, PayloadAction } from '@reduxjs/toolkit';

export type NoticeType = 'success' | 'error' | 'warning' | 'info';

/** What happened, as a fact; the code that raises it provides id and time. */
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
  /** Its toast is on the screen, or waiting to be. Afterwards it stays in the list of messages. */
  readonly shown: boolean;
  /** How often it was raised while shown. */
  readonly count: number;
  /** ms since the epoch, of the latest time. */
  readonly lastAt: number;
}

/** Why the toasts stay: they are pointed at, focused, or the page is hidden. */
export type Hold = 'pointer' | 'focus' | 'hiddenPage';

export interface NoticesState extends EntityState<Notice, string> {
  readonly holds: readonly Hold[];
}

/** The part of the root state that belongs to this feature. */
export interface NoticesRootState {
  readonly notices: NoticesState;
}

/** Older ones are forgotten, per kind, so that successes do not displace errors. */
export const KEPT = { errors: 200, others: 50 } as const;

export const noticesAdapter = createEntityAdapter<Notice>({
  sortComparer: (a, b) => a.createdAt - b.createdAt,
});

const initialState: NoticesState = noticesAdapter.getInitialState({ holds: [] });

const isError = ({ type }: RaisedNotice) => type === 'error';

const isSame = (a: RaisedNotice, b: RaisedNotice) =>
  a.type === b.type && a.message === b.message && a.cause === b.cause;

const allOf = ({ ids, entities }: NoticesState): Notice[] =>
  ids.flatMap((id) => entities[id] ?? []);

/** The ids of the oldest ones, beyond the limit. */
function surplus(state: NoticesState): string[] {
  const all = allOf(state);
  const errors = all.filter(isError);
  const others = all.filter((notice) => !isError(notice));
  return [...errors.slice(0, -KEPT.errors), ...others.slice(0, -KEPT.others)].map(({ id }) => id);
}

/**
 * What is gone can't be pointed at or focused, and not every browser tells that a removed element was left: the next
 * toasts would stay for ever.
 */
function releaseIfEmpty(state: Draft<NoticesState>): void {
  if (allOf(state).some(({ shown }) => shown)) return;
  state.holds = state.holds.filter((hold) => hold === 'hiddenPage');
}

const slice = createSlice({
  name: 'notices',
  initialState,
  reducers: {
    /** A repeat of one that is still shown increases its count. */
    noticeRaised: (state, { payload }: PayloadAction<RaisedNotice>) => {
      const same = allOf(state).find((notice) => notice.shown && isSame(notice, payload));
      if (same) {
        const changes = { count: same.count + 1, lastAt: payload.createdAt };
        noticesAdapter.updateOne(state, { id: same.id, changes });
        return;
      }
      const { createdAt: lastAt } = payload;
      noticesAdapter.setOne(state, { ...payload, shown: true, count: 1, lastAt });
      noticesAdapter.removeMany(state, surplus(state));
    },
    toastClosed: (state, { payload: id }: PayloadAction<string>) => {
      noticesAdapter.updateOne(state, { id, changes: { shown: false } });
      releaseIfEmpty(state);
    },
    toastsHeld: (state, { payload: hold }: PayloadAction<Hold>) => {
      if (!state.holds.includes(hold)) state.holds.push(hold);
    },
    toastsReleased: (state, { payload: hold }: PayloadAction<Hold>) => {
      state.holds = state.holds.filter((it) => it !== hold);
    },
    messagesCleared: (state) => {
      noticesAdapter.removeAll(state);
      releaseIfEmpty(state);
    },

    /** The toast has appeared on the screen: its time starts. */
    toastAppeared: (state, _action: PayloadAction<string>) => state,
    /** Intent: copies the text of these, for a report. */
    messagesCopyRequested: (state, _action: PayloadAction<readonly string[]>) => state,
  },
});

export const {
  messagesCleared,
  messagesCopyRequested,
  noticeRaised,
  toastAppeared,
  toastClosed,
  toastsHeld,
  toastsReleased,
} = slice.actions;
export const noticesReducer = slice.reducer;
