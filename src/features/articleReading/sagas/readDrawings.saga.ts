import { BEST_OF_ALL } from '@/domain/engines';
import { withEngine, type ProcessingOptions } from '@/domain/processingOptions';
import {
  ensureSegmentsAreHeld,
  mayRecognise,
  recognise,
  selectEngineOffer,
  selectIsRunning,
  selectProcessingOptions,
  type RecognitionRunRootState,
} from '@/features/recognition';
import { extractSegments, selectExtraction, type SegmentationRootState } from '@/features/segments';
import {
  selectAllSegments,
  selectSegmentCount,
  selectSegmentIds,
  selectSegmentsAreIncomplete,
  type SegmentsRootState,
} from '@/article';
import { call, fork, select, type SagaGenerator } from '@/lib/saga/effects';
import { waitFor } from '@/lib/saga/waitFor';
import { selectIsStopping, type ReadingScope } from '../articleReading.slice';
import { selectReadingGroups } from '../readingGroups.selectors';
import { untilFirstReading } from './untilFirstReading.saga';

type DrawingsRootState = SegmentationRootState & SegmentsRootState;

const isNotExtracting = (state: DrawingsRootState): boolean =>
  selectExtraction(state).status !== 'running';

const isNotReading = (state: RecognitionRunRootState): boolean => !selectIsRunning(state);

/**
 * The drawings, and their readings as they are found: those on the shown page first, the others in reading
 * order. What is there already, or under way by its own button, is not repeated.
 *
 * @param settled those that a person has marked as correct or edited, and that are read all the same
 */
export function* readDrawings(
  scope: ReadingScope,
  settled: readonly string[] = [],
): SagaGenerator<void> {
  yield* waitFor(isNotExtracting);
  if (yield* select(selectIsStopping)) return;
  if (!(yield* hasDrawings())) yield* beginExtraction();
  yield* waitFor(isNotReading);
  const choose = () => chosenIds(scope, settled);
  if ((yield* firstOf(choose)).length === 0) return;
  if (!(yield* mayRecognise()) || !(yield* ensureSegmentsAreHeld())) return;
  if (yield* select(selectIsStopping)) return;
  // Chosen again: the article may have been cut out anew, with more or fewer drawings.
  const ids = yield* choose();
  const options = yield* wayOfReading();
  yield* call(recognise, { ids, options, shownPageFirst: true, later: laterThan(ids, choose) });
}

/** Returns as soon as the extraction runs; it ends with this process. */
function* beginExtraction(): SagaGenerator<void> {
  yield* fork(extractSegments, untilFirstReading);
  // What a forked process puts may be dispatched only after this one has gone on.
  yield* waitFor((state: DrawingsRootState) => !isNotExtracting(state));
}

type Choose = () => SagaGenerator<readonly string[]>;

/** The first ones that are found; none if the article has none. */
function* firstOf(choose: Choose): SagaGenerator<readonly string[]> {
  return (yield* laterThan([], choose)()) ?? [];
}

/** Those that an extraction in progress adds to these, as they come. */
function laterThan(ids: readonly string[], choose: Choose) {
  const given = new Set(ids);
  return function* later(): SagaGenerator<readonly string[] | undefined> {
    for (;;) {
      const found = (yield* choose()).filter((id) => !given.has(id));
      found.forEach((id) => given.add(id));
      if (found.length > 0) return found;
      if (yield* select(isNotExtracting)) return undefined;
      const count = yield* select(selectSegmentCount);
      yield* waitFor(
        (state: DrawingsRootState) => isNotExtracting(state) || selectSegmentCount(state) !== count,
      );
    }
  };
}

function* hasDrawings(): SagaGenerator<boolean> {
  if (yield* select(selectSegmentsAreIncomplete)) return false;
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
