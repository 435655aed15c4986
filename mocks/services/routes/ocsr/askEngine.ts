import type { ReadingProgram } from '../../../engine/recognition/fusion/programReading';
import { confidenceOfCutOut } from '../../../engine/tasks/joinAnswers';
import { logUnexpected, toErrorAnswer } from '../../http/errorAnswer';
import { ProgramAwaited } from '../../tasks/programAwaited';
import type { TaskRunner, Work } from '../../tasks/taskRunner';
import type { AskedEngine } from './askedEngine';
import { touchesEdge, type DrawingSource } from './drawingSource';
import type { EngineDescription, EngineId } from './engines';
import { readDrawing } from './readDrawing';
import { recognitionOf } from './recognition';
import { unwritableReason } from './unwritable';

const PROGRAMS: Readonly<Record<EngineId, ReadingProgram>> = {
  decimer: 'pixel-graph',
  molnextr: 'vector-graph',
  molscribe: 'osra',
};

/**
 * Asks one of several engines for its own reading. Its failure is part of the answer.
 *
 * @param unlessAwaited as in `readDrawing`
 */
export async function askEngine(
  pool: TaskRunner,
  engine: EngineDescription,
  drawing: DrawingSource,
  work: Work,
  unlessAwaited: boolean,
): Promise<AskedEngine | 'awaited'> {
  let unwritable: string | undefined;
  try {
    const reading = await readDrawing(pool, engine, drawing, work, unlessAwaited);
    const { outcome, labelsFrom } = reading;
    unwritable = unwritableReason(outcome);
    const table = drawing.place?.segment.table;
    const recognition = await recognitionOf(pool, outcome, work, table);
    const { smiles } = recognition;
    const forms = smiles ? await pool.run('chemistry.readForms', { smiles }, work) : undefined;
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
    if (error instanceof ProgramAwaited) return 'awaited';
    logUnexpected(error, engine.program);
    const { status, body } = toErrorAnswer(error);
    const answer = { engine, reason: String(body.detail) };
    return status < 500 ? { answer, unwritable } : { answer, fault: error };
  }
}
