import { refusalOf } from '@/api/refusal';
import { bestReading, type BestReading } from '@/domain/bestReading';
import { programName, type EngineId, type Read } from '@/domain/engines';
import { withEngine, type ProcessingOptions } from '@/domain/processingOptions';
import {
  readingsAround,
  type DrawingReadings,
  type JudgeReadings,
} from '@/domain/readingRelations';
import { stereoRemark } from '@/domain/readingSays';
import type { Segment } from '@/domain/segment';
import { hasStructure, type StructureVersion } from '@/domain/structure';
import { select, type SagaGenerator } from '@/lib/saga/effects';
import { NO_STRUCTURE } from '../recognition.selectors';
import { selectEngineOffer, selectReaderName } from '../engineChoice.selectors';
import { askEngine } from './askEngine.saga';
import { isStillCutOut } from './currentSegment.saga';
import { judgeConstitutions } from './judgeConstitutions.saga';

/**
 * The best of all engines, where the services do not offer it: they are asked in turn until two agree on the
 * constitution, or all have answered. One engine that fails is no failure of the drawing.
 *
 * @returns what stands says the errors of all if there is no reading
 */
export function* readInTurn(
  segment: Segment,
  options: ProcessingOptions,
  engines: readonly EngineId[],
): SagaGenerator<DrawingReadings> {
  const readings: StructureVersion[] = [];
  const failures: StructureVersion[] = [];
  let joined: DrawingReadings | undefined;
  for (const engine of engines) {
    // Engines that read different cut-outs must not be compared.
    if (!(yield* isStillCutOut(segment))) break;
    const { version, failure } = yield* askEngine(segment, yield* optionsFor(engine, options));
    if (!hasStructure(version)) {
      failures.push(version);
      // Too many requests, or no session: every other engine would meet it, too.
      if (failure && refusalOf(failure)) break;
      continue;
    }
    readings.push(version);
    const judge = yield* judgeConstitutions(readings);
    const best = bestReading(readings, judge);
    joined = best && withJoint(best, judge, yield* select(selectReaderName));
    if (best?.agreed) break;
  }
  if (!joined) return { standing: yield* failureOf(failures, options), rivals: [] };
  return joined.rivals.length > 0
    ? joined
    : { ...joined, standing: yield* withFailures(joined.standing, failures) };
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
  version: StructureVersion,
  failures: readonly StructureVersion[],
): SagaGenerator<StructureVersion> {
  if (failures.length === 0) return version;
  return withRemarks(version, yield* failuresInWords(failures));
}

const withRemarks = (version: StructureVersion, remarks: readonly string[]): StructureVersion =>
  remarks.length === 0
    ? version
    : { ...version, remarks: [...(version.remarks ?? []), ...remarks] };

function* failuresInWords(failures: readonly StructureVersion[]): SagaGenerator<string[]> {
  const { engines } = yield* select(selectEngineOffer);
  return failures.map(
    ({ engine, error = NO_STRUCTURE }) => `${programName(engine, engines)}: ${error}`,
  );
}

/** What stands says which of the others read other stereo, and how sure all are together. */
function withJoint(
  { taken, groups, confidence }: BestReading<StructureVersion>,
  judge: JudgeReadings,
  nameOf: (read: Read) => string,
): DrawingReadings {
  const { standing, rivals } = readingsAround(taken, groups, judge);
  const remarks = rivals
    .filter((other) => judge(taken, other) === 'stereo')
    .map((other) => stereoRemark(other, taken, nameOf));
  const isJoint = rivals.length > 0 && confidence !== undefined;
  const joint = isJoint ? { jointConfidence: confidence } : {};
  return { standing: { ...withRemarks(standing, remarks), ...joint }, rivals };
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
