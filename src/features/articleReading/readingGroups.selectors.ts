import { createSelector } from '@reduxjs/toolkit';
import { canBeRead } from '@/domain/segment';
import { hasStructure, wasEdited } from '@/domain/structure';
import {
  selectReadingHasFailed,
  selectReadingStatus,
  selectReadingState,
  type ReadingRootState,
} from '@/features/recognition';
import {
  selectAllSegments,
  selectSegmentById,
  selectStandingJudgement,
  selectStructureOf,
} from '@/article';
import type { Segment } from '@/domain/segment';

/** The segments that the services can read, by how far they are; each group in reading order. */
export interface ReadingGroups {
  /** Neither read nor being read. */
  readonly unread: readonly string[];
  /** In line, or being read; also for the second time. */
  readonly waiting: readonly string[];
  /** Without a structure, because the latest reading failed. */
  readonly failed: readonly string[];
  /** A person judged or edited it: programs leave it alone unless told. */
  readonly settled: readonly string[];
  /** Read by a program, and not settled. */
  readonly processed: readonly string[];
}

export const selectReadingGroups: (state: ReadingRootState) => ReadingGroups = createSelector(
  [selectReadingState],
  (state) => {
    const groups: Record<keyof ReadingGroups, string[]> = {
      ...{ unread: [], waiting: [], failed: [], settled: [], processed: [] },
    };
    for (const segment of selectAllSegments(state)) {
      if (canBeRead(segment)) groups[groupOf(state, segment)].push(segment.id);
    }
    return groups;
  },
);

function groupOf(state: ReadingRootState, segment: Segment): keyof ReadingGroups {
  const { id } = segment;
  const status = selectReadingStatus(state, id);
  if (status === 'queued' || status === 'running') return 'waiting';
  const structure = selectStructureOf(state, segment);
  if (selectStandingJudgement(state, segment)) return 'settled';
  if (!structure || !hasStructure(structure)) {
    return selectReadingHasFailed(state, id) ? 'failed' : 'unread';
  }
  return wasEdited(structure) ? 'settled' : 'processed';
}

/** How many segments have been read, or tried to, of how many that can be. */
export interface ReadingCounts {
  readonly read: number;
  readonly total: number;
}

export const selectReadingCounts = createSelector(
  [selectReadingGroups],
  ({ unread, waiting, failed, settled, processed }): ReadingCounts => {
    const read = failed.length + settled.length + processed.length;
    return { read, total: read + unread.length + waiting.length };
  },
);

/** Read, or failed, and not yet judged by a person. */
export const selectToCheckCount = (state: ReadingRootState): number => {
  const { failed, settled, processed } = selectReadingGroups(state);
  const isUnchecked = (id: string) => {
    const segment = selectSegmentById(state, id);
    return segment !== undefined && selectStandingJudgement(state, segment) === undefined;
  };
  return failed.length + processed.length + settled.filter(isUnchecked).length;
};
