import { selectOpenDocument } from '@/article';
import { select, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import { selectLineMode } from '../articleReading.selectors';
import { selectArticleRun } from '../articleReading.slice';
import { selectReadingCounts, selectToCheckCount } from '../readingGroups.selectors';

/** Tells a user who is looking elsewhere, and has allowed it, that the reading has ended. */
export function* notifyOfEnd(): SagaGenerator<void> {
  const { lifecycle, notifications } = yield* getPlatform();
  if (lifecycle.isVisible() || notifications.permission() !== 'granted') return;
  if ((yield* select(selectArticleRun))?.status !== 'finished') return;
  const document = yield* select(selectOpenDocument);
  const { total } = yield* select(selectReadingCounts);
  const toCheck = yield* select(selectToCheckCount);
  const drawings = `${total} ${total === 1 ? 'drawing' : 'drawings'}`;
  const mode = yield* select(selectLineMode);
  notifications.show(
    mode === 'incomplete' ? 'Reading incomplete' : 'Article read',
    `${document?.file.name ?? ''}: ${drawings}, ${toCheck} to check`,
  );
}
