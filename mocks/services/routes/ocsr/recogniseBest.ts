import type { Fusion } from '../../../engine/recognition/fusion/fuseReadings';
import type { ReadingProgram } from '../../../engine/recognition/fusion/programReading';
import {
  confidenceBesideUnwritable,
  confidenceOfCutOut,
  fuseReadings,
} from '../../../engine/tasks/joinAnswers';
import { logUnexpected, toErrorAnswer } from '../../http/errorAnswer';
import { HttpError } from '../../http/httpError';
import type { TaskRunner, Work } from '../../tasks/taskRunner';
import { answersWithDoubts } from './answersWithDoubts';
import type { AskedEngine, Comparable, EngineAnswer } from './askedEngine';
import { touchesEdge, type DrawingSource } from './drawingSource';
import type { EngineDescription, EngineId } from './engines';
import { readDrawing } from './readDrawing';
import { recognitionOf, type Recognition } from './recognition';
import { unwritableReason, withUnwritable } from './unwritable';

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

const PROGRAMS: Readonly<Record<EngineId, ReadingProgram>> = {
  decimer: 'pixel-graph',
  molnextr: 'vector-graph',
  molscribe: 'osra',
};

/**
 * Asks engines in turn until two agree, with stereo, or all have answered, and takes the reading that
 * is most probably right. An engine that fails does not end it.
 *
 * The programs are asked for their own readings only: agreement counts here, and not once more in the
 * confidences of two that confirm each other.
 *
 * @param engines the available ones, in the order in which they are asked
 * @throws HttpError 422 with all reasons if nothing was read; a program's failure, if that may be the cause
 */
export async function recogniseBest(
  pool: TaskRunner,
  engines: readonly EngineDescription[],
  drawing: DrawingSource,
  work: Work,
): Promise<BestRecognition> {
  const asked: AskedEngine[] = [];
  let fusion: Fusion<Comparable> | undefined;
  for (const engine of engines) {
    asked.push(await ask(pool, engine, drawing, work));
    fusion = fuseReadings(asked.flatMap(({ comparable }) => comparable ?? []));
    if (fusion?.agreedExactly) break;
  }
  if (!fusion) return impossibleOne(asked);
  const whole = confidenceOfCutOut(fusion.confidence, touchesEdge(drawing));
  const unwritable = asked.flatMap((each) => each.unwritable ?? [])[0];
  const confidence = confidenceBesideUnwritable(whole, unwritable);
  return fused({ ...fusion, confidence }, asked, unwritable);
}

async function ask(
  pool: TaskRunner,
  engine: EngineDescription,
  drawing: DrawingSource,
  work: Work,
): Promise<AskedEngine> {
  let unwritable: string | undefined;
  try {
    const { outcome, labelsFrom } = await readDrawing(pool, engine, drawing, work);
    unwritable = unwritableReason(outcome);
    const table = drawing.place?.segment.table;
    const recognition = await recognitionOf(pool, outcome, work, table);
    const { smiles } = recognition;
    const forms =
      smiles === null ? undefined : await pool.run('chemistry.readForms', { smiles }, work);
    const comparable = forms && {
      engine,
      recognition,
      program: PROGRAMS[engine.id],
      forms,
      confidence: recognition.confidence,
      labelsFrom: labelsFrom && PROGRAMS[labelsFrom],
    };
    const confidence = confidenceOfCutOut(recognition.confidence, touchesEdge(drawing));
    return { answer: { engine, recognition: { ...recognition, confidence } }, comparable };
  } catch (error) {
    if (work.signal.aborted) throw error;
    logUnexpected(error, engine.program);
    const { status, body } = toErrorAnswer(error);
    const answer = { engine, reason: String(body.detail) };
    return status < 500 ? { answer, unwritable } : { answer, fault: error };
  }
}

function fused(
  { taken, alike, agreed, confidence }: Fusion<Comparable>,
  asked: readonly AskedEngine[],
  unwritable: string | undefined,
): BestRecognition {
  const remarks = withUnwritable(taken.recognition.remarks, unwritable);
  const answers = answersWithDoubts(asked);
  const own = answers.find(({ engine }) => engine === taken.engine);
  const doubts = own && 'recognition' in own ? own.recognition.doubts : undefined;
  return {
    taken: taken.engine,
    recognition: { ...taken.recognition, confidence, remarks, doubts },
    agreed,
    alike: new Set(alike.map(({ engine }) => engine.id)),
    answers,
  };
}

/** Where there is nothing else: an impossible structure, which still has a molfile to be repaired. */
function impossibleOne(asked: readonly AskedEngine[]): BestRecognition {
  const answers = answersWithDoubts(asked);
  const read = answers.find((answer) => 'recognition' in answer);
  if (read) {
    const { engine: taken, recognition } = read;
    return { taken, recognition, agreed: false, alike: new Set([taken.id]), answers };
  }
  const failed = asked.find(({ fault }) => fault !== undefined);
  if (failed) throw failed.fault;
  const reasons = answers.map((answer) =>
    'reason' in answer ? `${answer.engine.program}: ${answer.reason}` : '',
  );
  throw new HttpError(422, reasons.join(' '));
}
