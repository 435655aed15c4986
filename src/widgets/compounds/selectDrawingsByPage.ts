import { createSelector } from '@reduxjs/toolkit';
import { drawingsByPage, type PageOfDrawings } from '@/domain/drawingsByPage';
import { judgedStatus } from '@/domain/segmentStatus';
import type { ReadingRootState } from '@/features/recognition';
import { selectQueueFacts } from '@/features/review';
import { selectAllSegments, selectDrawingNumbers } from '@/article';

/** The drawings of the article under their pages, as judged. */
export const selectDrawingsByPage: (state: ReadingRootState) => readonly PageOfDrawings[] =
  createSelector(
    [selectAllSegments, selectDrawingNumbers, selectQueueFacts],
    (segments, numbers, facts) =>
      drawingsByPage(
        facts.flatMap((drawing, index) => {
          const segment = segments[index];
          if (!segment) return [];
          const { id, pageNumber: page } = segment;
          return [{ id, ordinal: numbers[id] ?? '', status: judgedStatus(drawing), page }];
        }),
      ),
  );
