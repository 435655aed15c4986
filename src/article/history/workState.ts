import type { AnnotationWordsRootState } from '../annotationWords.slice';
import type { ArticleRootState } from '../bibliography.slice';
import type { CompoundsRootState } from '../compounds.slice';
import type { HistoryRootState } from '../history.slice';
import type { SegmentsRootState } from '../segmentsState';
import type { StructuresRootState } from '../structures.slice';

type WorkRootState = AnnotationWordsRootState &
  ArticleRootState &
  CompoundsRootState &
  HistoryRootState &
  SegmentsRootState &
  StructuresRootState;

/** The parts of the article in which the user's steps are recorded. */
export type WorkState = WorkRootState['article'];
