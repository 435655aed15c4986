import type { ReadingRootState } from '@/features/recognition';
import {
  selectArticleIsBeingRead,
  selectArticleRun,
  type ArticleReadingRootState,
} from './articleReading.slice';
import { selectReadingCounts, selectToCheckCount } from './readingGroups.selectors';

/** What the tab's title says of the article: '7 of 19' while it is read, '8 to check' afterwards. */
export function selectTabProgress(
  state: ArticleReadingRootState & ReadingRootState,
): string | undefined {
  if (selectArticleRun(state) === null) return undefined;
  if (selectArticleIsBeingRead(state)) {
    const { read, total } = selectReadingCounts(state);
    return total === 0 ? undefined : `${read} of ${total}`;
  }
  const toCheck = selectToCheckCount(state);
  return toCheck === 0 ? undefined : `${toCheck} to check`;
}
