import type { DrawingReadings } from '@/domain/readingRelations';
import type { Segment } from '@/domain/segment';
import { select, type SagaGenerator } from '@/lib/saga/effects';
import { selectEngineOffer } from '../engineChoice.selectors';
import { askEngine, type ReadingOptions } from './askEngine.saga';
import { fusedReadings } from './fusedReadings';
import { readInTurn } from './readInTurn.saga';

/**
 * Reads a drawing, of which the services have the cut-out: by one engine, or by the best of all. Services that
 * offer that themselves are asked in one call: they read nothing twice, and know what their programs'
 * confidences are worth. On all others, the page asks engine by engine.
 *
 * Never throws, so that one unreadable drawing does not end a run: what stands then says why.
 *
 * @param problem why there is no cut-out
 */
export function* readDrawing(
  segment: Segment,
  options: ReadingOptions,
  problem?: string,
): SagaGenerator<DrawingReadings> {
  const { best } = yield* select(selectEngineOffer);
  if (best?.id === options.engine && best.isAskedBy === 'page') {
    return yield* readInTurn(segment, options, best.asks);
  }
  const answer = yield* askEngine(segment, options, problem);
  return best?.id === options.engine
    ? fusedReadings(answer, best.asks)
    : { standing: answer.version, rivals: [] };
}
