import { joinTask } from '../../../engine/tasks/joinTask';
import { TaskError } from '../../../engine/taskError';
import { chemistryTasks } from '../../../hosts/node/engineTasks';
import { HttpError } from '../../http/httpError';
import { ProgramAwaited } from '../../tasks/programAwaited';
import { RunnerError } from '../../tasks/runnerError';
import type { TaskOptions, TaskRunner } from '../../tasks/taskRunner';
import { TaskTooHeavy } from '../../tasks/taskTooHeavy';
import type { DrawingSource } from './drawingSource';
import { inTurn } from './engines';
import { listEngines } from './listEngines';
import { NO_ENGINES } from './externalEngines';
import type { OsraProgram } from './osraProgram';
import type { ProgramTrust } from './programTrust';
import { recogniseBest } from './recogniseBest';

/** What a program does: reads a SMILES, something impossible (null), nothing for a reason, or fails. */
type Script =
  | { readonly smiles: string | null; readonly confidence: number }
  | { readonly unwritable: string }
  | string
  | Error;

interface Scripts {
  readonly pixels?: Script;
  readonly lines?: Script;
  readonly osra?: Script;
  readonly ownLabels?: boolean;
  /** PixelGraph's files have yet to be fetched. */
  readonly isFetched?: boolean;
}

const outcomeOf = (script: Script) => {
  if (script instanceof Error) throw script;
  if (typeof script === 'string') return { ok: false, reason: script };
  if ('unwritable' in script) return { ok: false, reason: script.unwritable, isUnwritable: true };
  return { ok: true, graph: { smiles: script.smiles }, confidence: script.confidence, remarks: [] };
};

/** A graph is a SMILES here. `HANG` makes the worker's time run out, `FAIL` a table; for `AWAY` there is no worker. */
let joins = 0;
beforeEach(() => {
  joins = 0;
});

const joining = joinTask({
  structureOf: async (graph) => {
    const smiles = smilesOf(graph);
    if (smiles === 'HANG') throw new TaskTooHeavy('time', 'The work took longer than 10 s');
    if (smiles === 'AWAY') throw new RunnerError(503, 'No worker came up');
    const problems = [{ kind: 'valence', atoms: [], message: 'A carbon has five bonds' }] as const;
    return { smiles, molfile: 'V2000', problems: smiles === null ? problems : [], stereo: [] };
  },
  formsOf: (smiles) => chemistryTasks.readForms({ smiles }),
  compoundsOf: async (graph, rows) => {
    const smiles = smilesOf(graph);
    if (smiles === 'FAIL') throw new TaskError('failed', 'The table failed');
    return smiles?.includes('*') ? rows.map((row) => ({ ...row, smiles: 'C', molfile: '' })) : [];
  },
  draw: async ({ smiles }) => {
    if (smiles === 'CCBr') throw new TaskError('failed', 'Error generating depiction');
    return { source: 'smiles', format: 'svg', svg: `<svg>${smiles}</svg>` };
  },
});

const smilesOf = (graph: object) => ('smiles' in graph ? (graph.smiles as string | null) : null);

/** Programs that answer by script; the chemistry of SMILES is real. */
function scripted({
  pixels = 'dust',
  lines = 'dust',
  osra = 'dust',
  ownLabels = true,
  isFetched = true,
}: Scripts) {
  const read: string[] = [];
  const trips: string[] = [];
  const tasks: Record<string, (input: never) => unknown> = {
    'recognition.readPixels': () => outcomeOf(pixels),
    'recognition.readLines': () => ({ outcome: outcomeOf(lines), ownLabels }),
    'osra.read': () => outcomeOf(osra),
    'chemistry.joinReadings': (input) => {
      joins += 1;
      return joining(input);
    },
  };
  const run = async (name: string, input: never, { signal, unlessAwaited }: TaskOptions) => {
    signal?.throwIfAborted();
    if (name === 'recognition.readPixels' && !isFetched && unlessAwaited)
      throw new ProgramAwaited();
    trips.push(name);
    if (!name.startsWith('chemistry')) read.push(name);
    return tasks[name]?.(input);
  };
  return { pool: { run } as unknown as TaskRunner, read, trips };
}

const OSRA: OsraProgram = { version: () => Promise.resolve('2.1.3'), missing: 'not installed' };
const NO_OSRA: OsraProgram = { ...OSRA, version: () => Promise.resolve(null) };
const PLACE = { pdf: Uint8Array.of(1), segment: { pageNumber: 0, bbox_points: [0, 0, 9, 9] } };
const DRAWING = {
  name: 'a.png',
  image: Uint8Array.of(1),
  place: PLACE,
} as unknown as DrawingSource;

const NOTHING_MEASURED: ProgramTrust = new Map();

async function read(
  scripts: Scripts,
  { drawing = DRAWING, osra = OSRA, acceptsUnconfirmed = false, trust = NOTHING_MEASURED } = {},
) {
  const { pool, read: asked, trips } = scripted(scripts);
  const engines = inTurn(await listEngines({ osra, engines: NO_ENGINES, trust }));
  const work = { owner: 's', signal: new AbortController().signal };
  const options = { acceptsUnconfirmed, depiction: { format: 'svg' } } as const;
  return { asked, trips, best: await recogniseBest(pool, engines, drawing, work, options) };
}

const sure = (smiles: string | null, confidence = 0.9) => ({ smiles, confidence });
const [PIXELS, LINES, BY_OSRA] = ['recognition.readPixels', 'recognition.readLines', 'osra.read'];

test.each<[string, Scripts, string[]]>([
  ['two until they agree', { pixels: sure('CCO'), lines: sure('OCC') }, [PIXELS!, LINES!]],
  [
    'all if the two agree but for stereo',
    { pixels: sure('C[C@H](N)O'), lines: sure('CC(N)O') },
    [PIXELS!, LINES!, BY_OSRA!],
  ],
  [
    'all if the two number residues differently',
    { pixels: sure('[1*]CCO[2*]'), lines: sure('[2*]CCO[1*]') },
    [PIXELS!, LINES!, BY_OSRA!],
  ],
  ['all if they differ', { pixels: sure('CCO'), lines: sure('CCN') }, [PIXELS!, LINES!, BY_OSRA!]],
  [
    'residues count as agreeing whether or not they are numbered',
    { pixels: sure('*CCO'), lines: sure('[1*]CCO') },
    [PIXELS!, LINES!],
  ],
  [
    'all if the second borrowed its labels',
    { pixels: sure('CCO'), lines: sure('CCO'), ownLabels: false },
    [PIXELS!, LINES!, BY_OSRA!],
  ],
  [
    'all if one failed',
    { pixels: new Error('x'), lines: sure('CCO') },
    [PIXELS!, LINES!, BY_OSRA!],
  ],
])('asks %s', async (_what, scripts, expected) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect((await read(scripts)).asked).toEqual(expected);
});

test('takes the reading of the program that was right here more often', async () => {
  const scripts = { pixels: sure('CCO'), lines: 'nothing', osra: sure('CCN') };
  expect((await read(scripts)).best.taken.program).toBe('PixelGraph');
  const trust = new Map([
    ['PixelGraph', { right: 0, judged: 100, stated: 90 }],
    ['OSRA', { right: 100, judged: 100, stated: 75 }],
  ]);
  const { taken } = (await read(scripts, { trust })).best;
  expect(taken).toMatchObject({ program: 'OSRA', checked: { right: 100, judged: 100 } });
});

test('draws what stands in the task that joins, and makes one trip for that', async () => {
  const { trips, best } = await read({ pixels: sure('CCO'), lines: sure('OCC') });
  expect(best.drawn).toMatchObject({ svg: '<svg>CCO</svg>' });
  expect(trips).toEqual([PIXELS, LINES, 'chemistry.joinReadings']);
});

test('a structure that cannot be drawn is an answer', async () => {
  const { best } = await read({ pixels: sure('CCBr'), lines: sure('CCBr') });
  expect(best).toMatchObject({ recognition: { smiles: 'CCBr' }, agreed: true });
  expect(best.drawn).toBeUndefined();
});

describe('a reading whose chemistry takes all the time', () => {
  test('is left out, and the others are joined', async () => {
    const scripts = { pixels: sure('CCO'), lines: sure('HANG'), osra: sure('CCO') };
    const { asked, best } = await read(scripts);
    expect(asked).toEqual([PIXELS, LINES, BY_OSRA]);
    expect(best).toMatchObject({
      ...{ agreed: true, recognition: { smiles: 'CCO' } },
      answers: [
        { agrees: true },
        { engine: { id: 'molnextr' }, reason: 'The work took longer than 10 s' },
        { agrees: true },
      ],
    });
  });

  test('is the failure if there is no other', async () => {
    await expect(read({ lines: sure('HANG') })).rejects.toMatchObject({ budget: 'time' });
  });
});

test('without a worker to join in, the request fails at once', async () => {
  await expect(read({ pixels: sure('AWAY'), lines: sure('CCO') })).rejects.toMatchObject({
    status: 503,
  });
  expect(joins).toBe(1);
});

test('takes the reading of two, although another is surer', async () => {
  const { best } = await read({
    pixels: sure('CCO', 0.6),
    lines: sure('CCN', 0.7),
    osra: sure('CCO'),
    ownLabels: false,
  });
  expect(best).toMatchObject({
    taken: { id: 'decimer' },
    agreed: true,
    answers: [{ agrees: true }, { agrees: false }, { agrees: true }],
  });
  expect(best.recognition.smiles).toBe('CCO');
  expect(best.recognition.confidence).toBeGreaterThanOrEqual(0.9);
});

describe('two pictures’ readings against what the page’s own lines say', () => {
  const outvoted = (picture: string, lines: string) =>
    read({ pixels: sure(picture, 0.95), lines: sure(lines, 0.9), osra: sure(picture) });

  test.each([
    ['no wedge is lost', 'CC(N)C(=O)OC', 'C[C@H](N)C(=O)OC'],
    ['nor one of two', 'CC(F)[C@H](N)C(=O)OC', 'C[C@@H](F)[C@H](N)C(=O)OC'],
    ['nor a double bond', 'CC=CC(N)CO', 'C/C=C/C(N)CO'],
  ])('%s, and it is in doubt', async (_what, picture, lines) => {
    const { best } = await outvoted(picture, lines);
    expect(best).toMatchObject({ taken: { id: 'molnextr' }, agreed: true });
    expect(best.recognition.confidence).toBeLessThan(0.75);
    expect(best.recognition.remarks).toEqual([
      expect.stringMatching(/^PixelGraph leaves one (stereo centre|E\/Z bond) open$/),
      expect.stringMatching(/^OSRA leaves one (stereo centre|E\/Z bond) open$/),
    ]);
  });

  test('other stereo is told, and in doubt', async () => {
    const { best } = await outvoted('C[C@H](N)C(=O)OC', 'C[C@@H](N)C(=O)OC');
    expect(best.recognition.remarks).toEqual(['VectorGraph reads other stereo']);
    expect(best.recognition.confidence).toBeLessThan(0.75);
  });

  test.each([
    ['a charge', 'C[N+]1(C)CCCC1C(=O)O', 'C[N+]1(C)CCCC1C(=O)[O-]'],
    ['a letter', 'CC(=O)OCC', 'CS(=O)OCC'],
  ])('%s is in doubt', async (_what, picture, lines) => {
    expect((await outvoted(picture, lines)).best.recognition.confidence).toBeLessThan(0.75);
  });

  test('a wedge that two read and a third lacks is in no doubt', async () => {
    const [whole, flat] = ['C[C@H](N)C(=O)OC', 'CC(N)C(=O)OC'];
    const { best } = await read({ pixels: sure(flat), lines: sure(whole), osra: sure(whole) });
    expect(best.recognition).toMatchObject({ smiles: whole, remarks: [] });
    expect(best.recognition.confidence).toBeGreaterThan(0.9);
  });
});

test('states less if the cut-out may lack a part of the drawing', async () => {
  const scripts = { pixels: sure('CCO'), lines: sure('CCO') };
  const whole = await read(scripts);
  const segment = { ...PLACE.segment, touches_edge: true };
  const drawing = { ...DRAWING, place: { ...PLACE, segment } } as unknown as DrawingSource;
  const cut = await read(scripts, { drawing });
  expect(cut.best.recognition.confidence).toBeLessThan(whole.best.recognition.confidence);
  expect(cut.best).toMatchObject({ agreed: true, recognition: { smiles: 'CCO' } });
  const own = ({ best }: typeof cut) =>
    best.answers.map((each) => ('recognition' in each ? each.recognition.confidence : 0));
  expect(Math.max(...own(cut))).toBeLessThan(Math.min(...own(whole)));
});

describe('a drawing that cannot be written as a structure, as the lines show', () => {
  const repeated = { unwritable: 'A part in brackets is repeated.' };

  test('leaves little of the confidence of the others, even if they agree', async () => {
    const { best } = await read({ pixels: sure('CCO'), lines: repeated, osra: sure('CCO') });
    expect(best.recognition).toMatchObject({
      smiles: 'CCO',
      remarks: ['Doubtful, as VectorGraph says: A part in brackets is repeated.'],
    });
    expect(best.recognition.confidence).toBeLessThan(0.3);
  });

  test('is given as the reason if the others read nothing', async () => {
    await expect(read({ lines: repeated })).rejects.toThrow(/VectorGraph: A part in brackets/);
  });
});

describe('a table of residues beside the drawing', () => {
  const row = { number: '1', groups: { R1: 'H' }, text: '1 R1 = H' };
  const segment = { ...PLACE.segment, table: { rows: [row], box: [0, 0, 9, 9] } };
  const drawing = { ...DRAWING, place: { ...PLACE, segment } } as unknown as DrawingSource;

  test('makes compounds of each reading that has residues', async () => {
    const { best } = await read({ pixels: sure('[1*]CO'), lines: sure('CCO') }, { drawing });
    const compounds = best.answers.map((each) =>
      'recognition' in each ? each.recognition.compounds : 'none read',
    );
    expect(compounds).toEqual([[{ ...row, smiles: 'C', molfile: '' }], undefined, 'none read']);
  });

  test('does not cost the reading if it fails', async () => {
    const { best } = await read({ pixels: sure('FAIL') }, { drawing });
    expect(best.recognition).toMatchObject({ smiles: 'FAIL', compounds: undefined });
  });
});

describe('while PixelGraph has yet to be fetched', () => {
  const soon = { acceptsUnconfirmed: true, osra: NO_OSRA };

  test('answers with what the lines say, if that is accepted, and says who has not confirmed it', async () => {
    const scripts = { pixels: sure('CCO'), lines: sure('CCO', 0.7), isFetched: false };
    const { asked, best } = await read(scripts, soon);
    expect(asked).toEqual([LINES]);
    expect(best).toMatchObject({
      ...{ taken: { id: 'molnextr' }, agreed: false },
      recognition: { smiles: 'CCO', awaits: 'PixelGraph' },
    });
    expect(best.recognition.remarks.at(-1)).toMatch(/^PixelGraph was not there yet/);
    expect(best.answers.map(({ engine }) => engine.id)).toEqual(['molnextr']);
  });

  test('waits for it otherwise', async () => {
    const scripts = { pixels: sure('CCO'), lines: sure('CCO'), isFetched: false };
    const { asked, best } = await read(scripts);
    expect(asked).toEqual([PIXELS, LINES]);
    expect(best.recognition.awaits).toBeUndefined();
  });

  test.each([['dust'], [sure(null)]])(
    'waits for it if the lines say nothing (%j)',
    async (lines) => {
      const { asked, best } = await read({ pixels: sure('CCO'), lines, isFetched: false }, soon);
      expect(asked).toEqual([LINES, PIXELS]);
      expect(best).toMatchObject({ taken: { id: 'decimer' }, recognition: { smiles: 'CCO' } });
      expect(best.recognition.awaits).toBeUndefined();
    },
  );

  test('does not need it where two others agree', async () => {
    const scripts = { lines: sure('CCO'), osra: sure('CCO'), isFetched: false };
    const { best } = await read(scripts, { ...soon, osra: OSRA });
    expect(best).toMatchObject({ agreed: true, recognition: { smiles: 'CCO' } });
    expect(best.recognition.awaits).toBeUndefined();
  });
});

test('states no more than 0.85 where no two agree', async () => {
  const { best } = await read({ pixels: sure('CCO', 0.99) });
  expect(best).toMatchObject({ agreed: false, recognition: { smiles: 'CCO', confidence: 0.85 } });
});

test('tells what each engine answered, with the reason where one read nothing', async () => {
  const { best } = await read({
    pixels: sure('CCO'),
    lines: 'No line art here',
    osra: sure('CCN'),
  });
  expect(best.answers).toMatchObject([
    { engine: { id: 'decimer' }, recognition: { smiles: 'CCO', confidence: 0.9 } },
    { engine: { id: 'molnextr' }, reason: 'No line art here' },
    { engine: { id: 'molscribe' }, recognition: { smiles: 'CCN' } },
  ]);
});

test('does without a program that is not installed', async () => {
  const { asked } = await read({ pixels: sure('CCO') }, { osra: NO_OSRA });
  expect(asked).toEqual([PIXELS, LINES]);
});

test('does without line art for an uploaded picture', async () => {
  const { asked, best } = await read(
    { osra: sure('CCO') },
    { drawing: { ...DRAWING, place: null } },
  );
  expect(asked).toEqual([PIXELS, BY_OSRA]);
  expect(best.taken.id).toBe('molscribe');
});

test('a reading without a structure is none', async () => {
  const { best } = await read({ pixels: sure(null, 0.95), osra: sure('CCO', 0.1) });
  expect(best).toMatchObject({ taken: { id: 'molscribe' }, agreed: false });
  await expect(read({ pixels: sure(null), lines: sure('') })).rejects.toEqual(
    new HttpError(
      422,
      'PixelGraph: The recognised structure is not possible: A carbon has five bonds ' +
        'VectorGraph: No structure was read OSRA: dust',
    ),
  );
});

test('if nothing was read, it gives the reason of each, and sends to no other engine', async () => {
  const lines = 'No lines. Use another engine.';
  const reading = read({ pixels: 'No bonds.', lines, osra: 'No structure.' });
  await expect(reading).rejects.toEqual(
    new HttpError(422, 'PixelGraph: No bonds. VectorGraph: No lines. OSRA: No structure.'),
  );
});

test('if nothing was read and one failed, that is the failure: asked again, it may read it', async () => {
  const fault = new RunnerError(504, 'It took too long');
  await expect(read({ lines: fault })).rejects.toBe(fault);
});

test('asks no further engine once the request is cancelled, and gives no answer', async () => {
  const abort = new AbortController();
  const { pool, read: asked } = scripted({ pixels: sure('CCO') });
  const run: TaskRunner['run'] = (name, input, options) => {
    if (name === 'recognition.readLines') abort.abort(new Error('gone'));
    return pool.run(name, input, options);
  };
  const engines = inTurn(await listEngines({ osra: OSRA, engines: NO_ENGINES }));
  const work = { owner: 's', signal: abort.signal };
  await expect(recogniseBest({ ...pool, run }, engines, DRAWING, work)).rejects.toThrow('gone');
  expect(asked).toEqual([PIXELS]);
});
