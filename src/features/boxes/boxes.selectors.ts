import { createSelector } from '@reduxjs/toolkit';
import { saidOrProposed } from '@/domain/compoundLabel';
import { hasCutOut, type Segment, type SegmentBox } from '@/domain/segment';
import { judgedStatus, type SegmentStatus } from '@/domain/segmentStatus';
import {
  type CompoundsRootState,
  selectAllSegments,
  selectCompoundDraft,
  selectOrdinal,
} from '@/article';
import {
  selectDrawingFacts,
  selectReadingState,
  selectReadingStatus,
  type ReadingRootState,
} from '@/features/recognition';

/** How a box is coloured; only a judgement verifies, a selection does not. */
export type BoxStatus = SegmentStatus | 'Reading';

/** The box of one drawing, as it is shown on the page. */
export interface PageBoxView {
  /** The segment's. */
  readonly id: string;
  /** In the article, such as `12` or `12a`. */
  readonly ordinal: string;
  readonly box: SegmentBox;
  readonly origin: Segment['origin'];
  readonly status: BoxStatus;
  /** False while a box that was drawn or changed has not been cut out. */
  readonly isCutOut: boolean;
  /** Of the compound, as a person said, otherwise as printed; absent if there is none. */
  readonly number?: string;
  readonly name?: string;
}

export type BoxesViewRootState = ReadingRootState & CompoundsRootState;

const BEING_READ: readonly string[] = ['queued', 'running'];

function statusOf(state: BoxesViewRootState, segment: Segment): BoxStatus {
  if (BEING_READ.includes(selectReadingStatus(state, segment.id) ?? '')) return 'Reading';
  return judgedStatus(selectDrawingFacts(state, segment));
}

function titleOf(state: BoxesViewRootState, { id, label }: Segment) {
  const { number, name } = saidOrProposed(label, selectCompoundDraft(state, id));
  return { ...(number && { number }), ...(name && { name }) };
}

function viewOf(state: BoxesViewRootState, segment: Segment, box: SegmentBox): PageBoxView {
  const { id, origin } = segment;
  return {
    ...{ id, box, origin },
    ordinal: selectOrdinal(state, id),
    status: statusOf(state, segment),
    isCutOut: hasCutOut(segment),
    ...titleOf(state, segment),
  };
}

/** All boxes of the article, by index of their page; segments without a box have no place to be shown. */
const selectBoxesByPage = createSelector(
  [selectReadingState, (state: BoxesViewRootState) => state.article.compounds],
  (reading, compounds) => {
    const state = { ...reading, article: { ...reading.article, compounds } };
    const pages = new Map<number, PageBoxView[]>();
    for (const segment of selectAllSegments(state)) {
      if (!segment.box) continue;
      const page = pages.get(segment.box.page) ?? [];
      page.push(viewOf(state, segment, segment.box));
      pages.set(segment.box.page, page);
    }
    return pages;
  },
);

const NONE: readonly PageBoxView[] = [];

/** @param pageIndex from 0 */
export const selectBoxesOfPage = (
  state: BoxesViewRootState,
  pageIndex: number,
): readonly PageBoxView[] => selectBoxesByPage(state).get(pageIndex) ?? NONE;
