import { ProgramAwaited } from '../../tasks/programAwaited';
import type { TaskRunner, Work } from '../../tasks/taskRunner';
import { askEngine } from './askEngine';
import type { DrawingSource } from './drawingSource';
import type { ReadingProgram } from '../../../engine/recognition/fusion/programReading';
import { PIXEL_GRAPH, VECTOR_GRAPH, type OfferedEngine } from './engines';
import { joinedReadings, type AnswerOptions } from './joinedReadings';
import { unconfirmed, type RecognisedDrawing } from './recognition';

/**
 * Reads a drawing with the program that stands in for an engine; the other one of the engine's own programs may
 * confirm it. That one's failure costs nothing.
 *
 * @throws HttpError 503 when the program is unavailable, 422 with the reason when it reads nothing
 */
export async function recognise(
  pool: TaskRunner,
  engine: OfferedEngine,
  drawing: DrawingSource,
  work: Work,
  { depiction, acceptsUnconfirmed = false, handDrawn = false }: AnswerOptions = {},
): Promise<RecognisedDrawing> {
  const own = await askEngine(pool, engine, drawing, work, { handDrawn });
  const { reading } = own;
  if (!reading) throw own.error;
  const by = reading.labelsFrom || !drawing.place ? undefined : confirming(reading.program);
  const asking = { unlessAwaited: acceptsUnconfirmed, toConfirm: true };
  const opinion = by && (await askEngine(pool, by, drawing, work, asking));
  const readings = [reading, ...(opinion?.reading ? [opinion.reading] : [])];
  const input = { strategy: 'one', readings, unwritable: opinion?.unwritable, depiction } as const;
  const { joined, failed } = await joinedReadings(pool, drawing, input, work);
  if (failed.has(reading.program)) throw failed.get(reading.program);
  if (!joined.taken) throw new Error('What was read was lost in joining');
  const awaited = opinion?.error instanceof ProgramAwaited ? by : undefined;
  return { recognition: unconfirmed(joined.taken.structure, awaited), drawn: joined.drawn };
}

/** On a page, where there are lines and pixels. */
function confirming(program: ReadingProgram): OfferedEngine | undefined {
  if (program === 'pixel-graph') return VECTOR_GRAPH;
  return program === 'vector-graph' ? PIXEL_GRAPH : undefined;
}
