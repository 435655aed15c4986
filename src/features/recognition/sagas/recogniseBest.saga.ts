import { refusalOf } from '@/api/refusal';
import { bestReading, type BestReading } from '@/domain/bestReading';
import { programName, type BestInfo, type EngineId, type Read } from '@/domain/engines';
import { withEngine, type ProcessingOptions } from '@/domain/processingOptions';
import { withRelations, type JudgeReadings } from '@/domain/readingRelations';
import { stereoRemark } from '@/domain/readingSays';
import type { Segment } from '@/domain/segment';
import { hasStructure, type StructureVersion } from '@/domain/structure';
import { select, type SagaGenerator } from '@/lib/saga/effects';
import { NO_STRUCTURE, selectEngineOffer, selectReaderName } from '../recognition.selectors';
import { isStillCutOut } from './currentSegment.saga';
import { fusedVersions } from './fusedAnswer';
import { judgeConstitutions } from './judgeConstitutions.saga';
import { readDrawing, type ReadingOptions } from './readSegment.saga';

/**
 * Reads a drawing by the best of all engines: they are asked in turn until two agree on the constitution, or
 * all have answered.
 *
 * Services that offer this themselves are asked in one call: they read nothing twice, and know what their
 * programs' confidences are worth. On all others, the page asks engine by engine. Either way, one engine that
 * fails is no failure of the drawing.
 *
 * @returns all readings as versions, the one that stands last; if there is none, an entry with the errors
 */
export function* recogniseBest(
  segment: Segment,
  options: ReadingOptions,
  best: BestInfo,
): SagaGenerator<readonly StructureVersion[]> {
  if (best.isAskedBy === 'services')
    return fusedVersions(yield* readDrawing(segment, options), best);
  return yield* askInTurn(segment, options, best);
}

function* askInTurn(
  segment: Segment,
  options: ProcessingOptions,
  { asks }: BestInfo,
): SagaGenerator<readonly StructureVersion[]> {
  const readings: StructureVersion[] = [];
  const failures: StructureVersion[] = [];
  let versions: readonly StructureVersion[] | undefined;
  for (const engine of asks) {
    // Engines that read different cut-outs must not be compared.
    if (!(yield* isStillCutOut(segment))) break;
    const { version, failure } = yield* readDrawing(segment, yield* optionsFor(engine, options));
    if (!hasStructure(version)) {
      failures.push(version);
      // Too many requests, or no session: every other engine would meet it, too.
      if (failure && refusalOf(failure)) break;
      continue;
    }
    readings.push(version);
    const judge = yield* judgeConstitutions(readings);
    const best = bestReading(readings, judge);
    versions = best && withTakenLast(best, judge, yield* select(selectReaderName));
    if (best?.agreed) break;
  }
  if (!versions) return [yield* failureOf(failures, options)];
  return versions.length > 1 ? versions : yield* withFailures(versions, failures);
}

/** The engine's usual options, but for coordinates that the user switched off. */
function* optionsFor(
  engine: EngineId,
  options: ProcessingOptions,
): SagaGenerator<ProcessingOptions> {
  const own = withEngine(options, engine, yield* select(selectEngineOffer));
  return { ...own, useCoordinates: own.useCoordinates && options.useCoordinates };
}

/** A reading that was compared with none says why. */
function* withFailures(
  versions: readonly StructureVersion[],
  failures: readonly StructureVersion[],
): SagaGenerator<readonly StructureVersion[]> {
  if (failures.length === 0) return versions;
  const reasons = yield* failuresInWords(failures);
  return versions.map((version) => ({
    ...version,
    remarks: [...(version.remarks ?? []), ...reasons],
  }));
}

function* failuresInWords(failures: readonly StructureVersion[]): SagaGenerator<string[]> {
  const { engines } = yield* select(selectEngineOffer);
  return failures.map(
    ({ engine, error = NO_STRUCTURE }) => `${programName(engine, engines)}: ${error}`,
  );
}

function withTakenLast(
  { taken, groups, confidence }: BestReading<StructureVersion>,
  judge: JudgeReadings,
  nameOf: (read: Read) => string,
): readonly StructureVersion[] {
  const versions = withRelations(groups, judge);
  const others = versions.filter(({ engine }) => engine !== taken.engine);
  const standing = versions.filter(({ engine }) => engine === taken.engine);
  const remarks = others
    .filter((other) => judge(taken, other) === 'stereo')
    .map((other) => stereoRemark(other, taken, nameOf));
  return [
    ...others,
    ...standing.map((version) => ({
      ...version,
      ...(remarks.length > 0 && { remarks: [...(version.remarks ?? []), ...remarks] }),
      ...(versions.length > 1 && confidence !== undefined && { jointConfidence: confidence }),
    })),
  ];
}

/** One entry with all errors; they are the same for all engines if the services cannot be reached. */
function* failureOf(
  failures: readonly StructureVersion[],
  { engine, useCoordinates, handDrawn }: ProcessingOptions,
): SagaGenerator<StructureVersion> {
  const errors = new Set(failures.map(({ error = NO_STRUCTURE }) => error));
  const [only = NO_STRUCTURE] = errors;
  const error = errors.size > 1 ? (yield* failuresInWords(failures)).join('; ') : only;
  return {
    engine,
    useCoordinates,
    handDrawn,
    fromFallback: true,
    error,
    processingTime: failures.reduce((sum, { processingTime = 0 }) => sum + processingTime, 0),
    timestamp: failures.at(-1)?.timestamp ?? '',
  };
}
