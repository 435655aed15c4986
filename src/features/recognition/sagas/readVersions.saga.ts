import type { Segment } from '@/domain/segment';
import type { StructureVersion } from '@/domain/structure';
import { select, type SagaGenerator } from '@/lib/saga/effects';
import { selectEngineOffer } from '../recognition.selectors';
import { readDrawing, type ReadingOptions } from './readSegment.saga';
import { recogniseBest } from './recogniseBest.saga';

/** Reads a drawing by one engine, or by all; the version that stands comes last. */
export function* readVersions(
  segment: Segment,
  options: ReadingOptions,
): SagaGenerator<readonly StructureVersion[]> {
  const { best } = yield* select(selectEngineOffer);
  if (best?.id === options.engine) return yield* recogniseBest(segment, options, best);
  const { version } = yield* readDrawing(segment, options);
  return [version];
}
