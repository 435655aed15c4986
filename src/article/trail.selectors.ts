import { createSelector } from '@reduxjs/toolkit';
import { isBlind, isShownOf } from '@/domain/team/opinion';
import { NO_TRAIL, type Trail, type TrailEntry } from '@/domain/trail';
import { selectHistory, type HistoryRootState } from './history.slice';

/**
 * Every change of what a person judged, of all drawings. While the user gives a second opinion blind, those of others
 * are left out, which would tell the first one.
 */
export const selectTrail = createSelector([selectHistory], ({ trail = NO_TRAIL, replica }): Trail =>
  replica && isBlind(replica)
    ? { ...trail, entries: trail.entries.filter(({ by }) => isShownOf(replica, by)) }
    : trail,
);

const selectByDrawing = createSelector([selectTrail], ({ entries }) => {
  const byId = new Map<string, TrailEntry[]>();
  for (const entry of entries) {
    const others = byId.get(entry.id);
    if (others) others.push(entry);
    else byId.set(entry.id, [entry]);
  }
  return byId as ReadonlyMap<string, readonly TrailEntry[]>;
});

const NONE: readonly TrailEntry[] = [];

/** Of one drawing, the earliest first. */
export const selectTrailOf = (state: HistoryRootState, id: string): readonly TrailEntry[] =>
  selectByDrawing(state).get(id) ?? NONE;
