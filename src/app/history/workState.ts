import type { AnnotationWordsRootState } from '@/features/annotations';
import type { ArticleRootState } from '@/features/article';
import type { CompoundsRootState } from '@/features/compounds';
import type { HistoryRootState } from '@/features/history';
import type { SegmentsRootState } from '@/features/segments';
import type { StructuresRootState } from '@/features/structures';

/** The parts of the root state in which the user's steps are recorded. */
export type WorkState = AnnotationWordsRootState &
  ArticleRootState &
  CompoundsRootState &
  HistoryRootState &
  SegmentsRootState &
  StructuresRootState;
