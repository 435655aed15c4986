import type { Fusion } from '../../../engine/recognition/fusion/fuseReadings';
import { confidenceBesideUnwritable, confidenceOfCutOut } from '../../../engine/tasks/joinAnswers';
import { HttpError } from '../../http/httpError';
import type { TaskRunner, Work } from '../../tasks/taskRunner';
import { answersWithDoubts } from './answersWithDoubts';
import type { AskedEngine, Comparable, EngineAnswer } from './askedEngine';
import { askEngine } from './askEngine';
import { askInTurn, NOBODY } from './askInTurn';
import { touchesEdge, type DrawingSource } from './drawingSource';
import type { EngineDescription, EngineId } from './engines';
import { impossibility } from './impossibility';
import type { Recognition } from './recognition';
import { stereoRemarks } from './stereoRemarks';
import { unconfirmed } from './unconfirmed';
import { withUnwritable } from './unwritable';

/** The best of several engines' readings, and all of them. */
export interface BestRecognition {
  /** The engine whose reading it is. */
  readonly taken: EngineDescription;
  /** Its reading, with the confidence of all together. */
  readonly recognition: Recognition;
  /** Whether two programs read the same constitution independently. */
  readonly agreed: boolean;
  /** The engines that read its constitution. */
  readonly alike: ReadonlySet<EngineId>;
  /** In the order in which they were asked. */
  readonly answers: readonly EngineAnswer[];
}

/**
 * Asks engines in turn until two agree, with stereo, or all have answered, and takes the reading that
 * is most probably right. An engine that fails does not end it.
 *
 * The programs are asked for their own readings only: agreement counts here, and not once more in the
 * confidences of two that confirm each other.
 *
 * @param engines the available ones, in the order in which they are asked
 * @param acceptsUnconfirmed whether to answer without a program that is not there yet, if another read something
 * @throws HttpError 422 with all reasons if nothing was read; a program's failure, if that may be the cause
 */
export async function recogniseBest(
  pool: TaskRunner,
  engines: readonly EngineDescription[],
  drawing: DrawingSource,
  work: Work,
  acceptsUnconfirmed = false,
): Promise<BestRecognition> {
  const askOne = (engine: EngineDescription, now: boolean) =>
    askEngine(pool, engine, drawing, work, now);
  const atOnce = await askInTurn(engines, NOBODY, (engine) => askOne(engine, acceptsUnconfirmed));
  const { asked, fusion, awaited } = await askInTurn(atOnce.awaited, atOnce, (engine) =>
    askOne(engine, atOnce.fusion !== undefined),
  );
  if (!fusion) throw nothingRead(asked);
  const whole = confidenceOfCutOut(fusion.confidence, touchesEdge(drawing));
  const unwritable = asked.flatMap((each) => each.unwritable ?? [])[0];
  const confidence = confidenceBesideUnwritable(whole, unwritable);
  const best = fused({ ...fusion, confidence }, asked, unwritable);
  const [missing] = awaited;
  if (!missing) return best;
  return { ...best, recognition: unconfirmed(best.recognition, missing.program) };
}

function fused(
  { taken, alike, agreed, agreedExactly, confidence }: Fusion<Comparable>,
  asked: readonly AskedEngine[],
  unwritable: string | undefined,
): BestRecognition {
  const own = [...taken.recognition.remarks, ...stereoRemarks(taken, alike, agreedExactly)];
  const remarks = withUnwritable(own, unwritable);
  const answers = answersWithDoubts(asked);
  const answer = answers.find(({ engine }) => engine === taken.engine);
  const doubts = answer && 'recognition' in answer ? answer.recognition.doubts : undefined;
  return {
    taken: taken.engine,
    recognition: { ...taken.recognition, confidence, remarks, doubts },
    agreed,
    alike: new Set(alike.map(({ engine }) => engine.id)),
    answers,
  };
}

/** Of a program that is asked alone; useless once all were asked. */
const ADVICE = / Use another engine\.$/;

/** A reading without a structure does not count: its reason is listed with those of the others. */
function nothingRead(asked: readonly AskedEngine[]): unknown {
  const failed = asked.find(({ fault }) => fault !== undefined);
  if (failed) return failed.fault;
  const reasons = asked.map(({ answer }) => {
    const reason = 'reason' in answer ? answer.reason : impossibility(answer.recognition);
    return `${answer.engine.program}: ${reason.replace(ADVICE, '')}`;
  });
  return new HttpError(422, reasons.join(' '));
}
