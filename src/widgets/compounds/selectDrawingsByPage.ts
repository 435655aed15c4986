import { createSelector } from '@reduxjs/toolkit';
import { drawingsByPage, type PageOfDrawings } from '@/domain/drawingsByPage';
import { judgedStatus } from '@/domain/segmentStatus';
import type { ReadingRootState } from '@/features/recognition';
import { selectQueueFacts } from '@/features/review';
import { selectAllSegments } from '@/features/segments';

/** The drawings of the article under their pages, as judged. */
export const selectDrawingsByPage: (state: ReadingRootState) => readonly PageOfDrawings[] =
  createSelector([selectAllSegments, selectQueueFacts], (segments, facts) =>
    drawingsByPage(
      facts.flatMap((drawing, index) => {
        const segment = segments[index];
        if (!segment) return [];
        const { id, pageNumber: page } = segment;
        return [{ id, ordinal: index + 1, status: judgedStatus(drawing), page }];
      }),
    ),
  );
