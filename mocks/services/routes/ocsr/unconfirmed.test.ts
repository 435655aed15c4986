import { joinTask } from '../../../engine/tasks/joinTask';
import { chemistryTasks } from '../../../hosts/node/engineTasks';
import { ProgramAwaited } from '../../tasks/programAwaited';
import type { TaskOptions, TaskRunner } from '../../tasks/taskRunner';
import type { DrawingSource } from './drawingSource';
import { PIXEL_GRAPH, VECTOR_GRAPH, type OfferedEngine } from './engines';
import type { AnswerOptions } from './joinedReadings';
import { recognise } from './recognise';

const SURE = { ok: true, graph: {}, confidence: 0.8, remarks: [] };
const TASKS: Readonly<Record<string, unknown>> = {
  'recognition.readPixels': SURE,
  'recognition.readVector': SURE,
  'recognition.readLines': { outcome: SURE, ownLabels: true },
};

const join = joinTask({
  structureOf: async () => ({ smiles: 'CCO', molfile: 'V2000', problems: [], stereo: [] }),
  formsOf: (smiles) => chemistryTasks.readForms({ smiles }),
  compoundsOf: async () => [],
  draw: (input) => chemistryTasks.depict(input),
});

/** Both programs read ethanol; PixelGraph's files have yet to be fetched. */
function setUp() {
  const waited: string[] = [];
  const run = async (name: string, input: never, { unlessAwaited = false }: TaskOptions) => {
    if (name === 'recognition.readPixels') {
      if (unlessAwaited) throw new ProgramAwaited();
      waited.push(name);
    }
    return name === 'chemistry.joinReadings' ? join(input) : TASKS[name];
  };
  return { pool: { run } as unknown as TaskRunner, waited };
}

const DRAWING = {
  ...{ name: 'a.png', image: Uint8Array.of(1) },
  place: { pdf: Uint8Array.of(1), segment: { pageNumber: 0, bbox_points: [0, 0, 9, 9] } },
} as unknown as DrawingSource;
const recognised = async (pool: TaskRunner, engine: OfferedEngine, options: AnswerOptions = {}) =>
  (await recognise(pool, engine, DRAWING, WORK, options)).recognition;

const WORK = { owner: 's', signal: new AbortController().signal };

test('VectorGraph answers before PixelGraph is there, if that is accepted, with its own confidence', async () => {
  const { pool, waited } = setUp();
  const found = await recognised(pool, VECTOR_GRAPH, { acceptsUnconfirmed: true });
  expect(found).toMatchObject({ smiles: 'CCO', confidence: 0.8, awaits: 'PixelGraph' });
  expect(found.remarks).toEqual([expect.stringMatching(/^PixelGraph was not there yet/)]);
  expect(waited).toEqual([]);
});

test('VectorGraph waits for the confirmation otherwise', async () => {
  const { pool, waited } = setUp();
  const found = await recognised(pool, VECTOR_GRAPH);
  expect(found).toMatchObject({ remarks: [] });
  expect(found.confidence).toBeCloseTo(0.96);
  expect(found.awaits).toBeUndefined();
  expect(waited).toHaveLength(1);
});

test('PixelGraph waits for its own files, whatever is accepted', async () => {
  const { pool, waited } = setUp();
  const found = await recognised(pool, PIXEL_GRAPH, { acceptsUnconfirmed: true });
  expect(found.awaits).toBeUndefined();
  expect(waited).toHaveLength(1);
});
