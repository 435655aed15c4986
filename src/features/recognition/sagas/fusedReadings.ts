import type { RivalRecognition } from '@/api/recognition';
import { bestReading } from '@/domain/bestReading';
import type { EngineId } from '@/domain/engines';
import {
  readingsAround,
  type DrawingReadings,
  type JudgeReadings,
} from '@/domain/readingRelations';
import { hasStructure, type StructureVersion } from '@/domain/structure';
import { withoutUnreadable } from './checkReading.saga';
import type { EngineAnswer } from './askEngine.saga';

type Rivals = ReadonlyMap<EngineId, RivalRecognition>;

/**
 * The answer of services that asked all engines. The single readings are held to the rules of any reading, and
 * only engines that were to be asked are believed to have read.
 */
export function fusedReadings(read: EngineAnswer, asks: readonly EngineId[]): DrawingReadings {
  const rivals = rivalsOf(read, asks);
  // Not the time, which is that of all engines.
  const { useCoordinates, handDrawn, fromFallback, timestamp } = read.version;
  const circumstances = { useCoordinates, handDrawn, fromFallback, timestamp };
  const others = [...rivals.values()].flatMap(({ agrees: _agrees, engine, ...rival }) => {
    const reading = withoutUnreadable({ ...rival, fromFallback });
    const version = { ...circumstances, ...reading, engine };
    return hasStructure(version) ? [version] : [];
  });
  if (hasStructure(read.version)) {
    const taken = takenOf(read, asks, rivals);
    return aroundTaken(taken, others, judgeBy(rivals, taken.engine));
  }
  const judge = judgeBy(rivals);
  const instead = bestReading(others, judge);
  return instead
    ? aroundTaken(instead.taken, others, judge)
    : { standing: read.version, rivals: [] };
}

/** Those of engines that `best` asks, one each. */
function rivalsOf({ rivals = [] }: EngineAnswer, asks: readonly EngineId[]): Rivals {
  const found = new Map<EngineId, RivalRecognition>();
  for (const rival of rivals) {
    const { engine } = rival;
    if (asks.includes(engine) && !found.has(engine)) found.set(engine, rival);
  }
  return found;
}

/**
 * Under the name and with the score of the engine that read it; the answer's own score is that of all. If
 * the services name none, it is of the one that read the same.
 */
function takenOf(
  { version, takenFrom }: EngineAnswer,
  asks: readonly EngineId[],
  rivals: Rivals,
): StructureVersion {
  const named = asks.find((engine) => engine === takenFrom);
  const reader = [...rivals.values()].find(
    ({ smiles }) => smiles !== undefined && smiles === version.smiles,
  );
  const engine = named ?? reader?.engine ?? version.engine;
  const { confidence: jointConfidence, ...taken } = version;
  const confidence = rivals.get(engine)?.confidence;
  return {
    ...taken,
    engine,
    ...(confidence !== undefined && { confidence }),
    ...(jointConfidence !== undefined && { jointConfidence }),
  };
}

function aroundTaken(
  taken: StructureVersion,
  readings: readonly StructureVersion[],
  judge: JudgeReadings,
): DrawingReadings {
  const others = readings.filter(({ engine }) => engine !== taken.engine);
  const isAlike = (other: StructureVersion) => judge(taken, other) === 'alike';
  const group = [...others.filter(isAlike), taken];
  const unlike = others.filter((other) => !isAlike(other)).map((other) => [other]);
  return readingsAround(taken, [group, ...unlike], judge);
}

/** The services only say how each reading compares to the one that they took. */
function judgeBy(rivals: Rivals, taken?: EngineId): JudgeReadings {
  const agreesOf = ({ engine }: StructureVersion) =>
    engine === taken ? true : rivals.get(engine)?.agrees;
  return (a, b) => {
    if (a.smiles === undefined || b.smiles === undefined) return 'unknown';
    if (a.smiles === b.smiles) return 'alike';
    const [first, second] = [agreesOf(a), agreesOf(b)];
    if (first === undefined || second === undefined) return 'unknown';
    if (first !== second) return 'different';
    return first ? 'alike' : 'unknown';
  };
}
