import { BEST_OF_ALL } from '@/domain/engines';
import { withEngine, type ProcessingOptions } from '@/domain/processingOptions';
import {
  ensureSegmentsAreHeld,
  mayRecognise,
  recognise,
  selectEngineOffer,
  selectIsRunning,
  selectProcessingOptions,
  type RecognitionRootState,
} from '@/features/recognition';
import {
  extractSegments,
  selectExtraction,
  selectAllSegments,
  selectSegmentIds,
  type SegmentsRootState,
} from '@/features/segments';
import { call, select, type SagaGenerator } from '@/lib/saga/effects';
import { waitFor } from '@/lib/saga/waitFor';
import { selectIsStopping, type ReadingScope } from '../articleReading.slice';
import { selectReadingGroups } from '../readingGroups.selectors';

const isNotExtracting = (state: SegmentsRootState): boolean =>
  selectExtraction(state).status !== 'running';

const isNotReading = (state: RecognitionRootState): boolean => !selectIsRunning(state);

/**
 * The drawings, then their readings: those on the shown page first, the others in reading order. What is
 * there already, or under way by its own button, is not repeated.
 *
 * @param settled those that a person has marked as correct or edited, and that are read all the same
 */
export function* readDrawings(
  scope: ReadingScope,
  settled: readonly string[] = [],
): SagaGenerator<void> {
  yield* waitFor(isNotExtracting);
  if (yield* select(selectIsStopping)) return;
  if (!(yield* hasDrawings())) yield* call(extractSegments);
  yield* waitFor(isNotReading);
  if ((yield* chosenIds(scope, settled)).length === 0) return;
  if (!(yield* mayRecognise()) || !(yield* ensureSegmentsAreHeld())) return;
  if (yield* select(selectIsStopping)) return;
  // Chosen again: the article may have been cut out anew, with more or fewer drawings.
  const ids = yield* chosenIds(scope, settled);
  yield* call(recognise, { ids, options: yield* wayOfReading(), shownPageFirst: true });
}

function* hasDrawings(): SagaGenerator<boolean> {
  const { status } = yield* select(selectExtraction);
  // A compound that the user added by its name says nothing of drawings.
  const segments = yield* select(selectAllSegments);
  return status === 'done' || segments.some(({ origin }) => origin !== 'named');
}

function* chosenIds(
  { failedToo }: ReadingScope,
  settled: readonly string[],
): SagaGenerator<readonly string[]> {
  if (yield* select(selectIsStopping)) return [];
  const { unread, failed } = yield* select(selectReadingGroups);
  const chosen = new Set([...unread, ...(failedToo ? failed : []), ...settled]);
  return (yield* select(selectSegmentIds)).filter((id) => chosen.has(id));
}

/** The best of all engines; where there are not two, the chosen one. */
function* wayOfReading(): SagaGenerator<ProcessingOptions> {
  const chosen = yield* select(selectProcessingOptions);
  const offer = yield* select(selectEngineOffer);
  return offer.best?.available === true ? withEngine(chosen, BEST_OF_ALL, offer) : chosen;
}
