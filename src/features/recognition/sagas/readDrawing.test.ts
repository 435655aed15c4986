/** @jest-environment node */
import { assumedEngines, type EngineInfo } from '@/domain/engines';
import { enginesDisagree, versionsOf } from '@/domain/structure';
import { readingReceived, segmentChanged, selectStructureOf } from '@/article';
import { activateSession, openDocument, receiveSegments } from '@/testing/builders';
import { hang, jsonResponse, type FakeRequest } from '@/testing/fakes/fakeFetch';
import { flush } from '@/testing/flush';
import { makeTestStore, type TestStore } from '@/testing/makeTestStore';
import { readingItems } from '@/testing/readingItems';
import { recognitionSaga } from '../recognition.saga';
import { selectItem, selectJob } from '../recognition.selectors';
import { coordinatesToggled, engineChosen, enginesReceived } from '../engineChoice.slice';
import { recognitionCancelRequested, recognitionRequested } from '../recognition.slice';

const WITH_DEPICTION = '/ocsr/generate_with_depiction';
const BOTH = '/ocsr/generate_both';
const COMPARE = '/similarity/compare_smiles';

const MOLFILE = '\n\n\n  1  0  0  0  0  0            999 V2000\n';

const CUT_OUT_AGAIN = 'The article was cut out again meanwhile; read it once more.';
const VERSION = {
  useCoordinates: false,
  handDrawn: false,
  processingTime: 1,
  timestamp: '2026-01-01T00:00:00.000Z',
  fromFallback: false,
};

/** What an engine reads: a SMILES with its confidence, or nothing for a reason. */
type Script = readonly [smiles: string, confidence?: number] | string;
type Scripts = Readonly<Record<string, Script>>;

let fixture: TestStore;
let stop = () => {};
afterEach(() => stop());

const state = () => fixture.store.getState();
const field = ({ body }: FakeRequest, name: string) => String((body as FormData).get(name));

async function start(segments = 1) {
  fixture = makeTestStore({ runSagas: false });
  await openDocument(fixture);
  activateSession(fixture);
  const found = receiveSegments(fixture, segments);
  fixture.store.dispatch({ type: 'segments/allSegmentsSelected' });
  const task = fixture.runSaga(recognitionSaga);
  stop = () => task.cancel();
  await flush();
  fixture.store.dispatch(engineChosen('best'));
  return found;
}

function answerBy(scripts: Scripts) {
  const answer = (request: FakeRequest) => {
    const engine = field(request, 'engine');
    const script = scripts[engine] ?? 'not asked';
    if (typeof script === 'string') return jsonResponse({ detail: script }, { status: 422 });
    const [smiles, confidence] = script;
    return jsonResponse({ smiles, confidence, engine, program: `Program of ${engine}` });
  };
  fixture.platform.server.on('POST', WITH_DEPICTION, answer);
  fixture.platform.server.on('POST', BOTH, answer);
}

/** Services that tell which SMILES are the same molecule: those of equal length. */
function compareByLength() {
  fixture.platform.server.on('POST', COMPARE, ({ body }) => {
    const { smiles_list: list, engine_names: names } = JSON.parse(String(body)) as {
      smiles_list: string[];
      engine_names: string[];
    };
    const summary = { identical: false, agreement_percentage: 0, total_comparisons: 1 };
    return jsonResponse({
      matrix: [],
      engine_names: names,
      identical: false,
      agreement_summary: {
        ...summary,
        total_agreements: 0,
        pair_agreements: {},
        invalid_smiles: [],
      },
      canonical_forms: list.map((smiles) => ({
        smiles: String(smiles.length),
        smiles_without_stereo: String(smiles.length),
        stereo_centres: 0,
        defined_stereo_centres: 0,
      })),
    });
  });
}

async function run() {
  fixture.store.dispatch(recognitionRequested());
  await flush(300);
}
const asked = () =>
  fixture.platform.server.requestsTo(WITH_DEPICTION).map((request) => field(request, 'engine'));

describe('on services that do not offer it', () => {
  test('asks in turn until two agree, and keeps each answer as a version', async () => {
    const [segment] = await start();
    answerBy({ decimer: ['CCO', 0.6], molnextr: ['CCO', 0.5], molscribe: ['CCN', 0.9] });
    await run();
    expect(asked()).toEqual(['decimer', 'molnextr']);
    const structure = selectStructureOf(state(), segment!);
    expect(structure).toMatchObject({
      engine: 'decimer',
      program: 'Program of decimer',
      smiles: 'CCO',
      confidence: 0.6,
      jointConfidence: expect.closeTo(0.8, 9),
      agreeing: ['molnextr'],
    });
    expect(versionsOf(structure!)).toMatchObject([
      { engine: 'decimer' },
      { engine: 'molnextr', smiles: 'CCO', confidence: 0.5, agreeing: ['decimer'] },
    ]);
    expect(versionsOf(structure!)[1]).not.toHaveProperty('jointConfidence');
    expect(enginesDisagree(structure!)).toBe(false);
    expect(selectJob(state())).toMatchObject({ engine: 'best', total: 1, converted: 1, failed: 0 });
  });

  test('takes the surest if no two agree, and notes that the engines disagree', async () => {
    const [segment] = await start();
    answerBy({ decimer: ['CCO', 0.6], molnextr: ['CCCN', 0.98], molscribe: ['CCCCS', 0.75] });
    compareByLength();
    await run();
    const structure = selectStructureOf(state(), segment!);
    expect(structure).toMatchObject({
      engine: 'molnextr',
      confidence: 0.98,
      jointConfidence: 0.85,
      differing: ['molscribe', 'decimer'],
    });
    expect(enginesDisagree(structure!)).toBe(true);
    expect(versionsOf(structure!)).toHaveLength(3);
    expect(versionsOf(structure!).every(enginesDisagree)).toBe(true);
  });

  test('two that agree stand against a third that is surer', async () => {
    const [segment] = await start();
    answerBy({ decimer: ['CCCCS', 0.95], molnextr: ['CCO', 0.5], molscribe: ['OCC', 0.5] });
    compareByLength();
    await run();
    expect(selectStructureOf(state(), segment!)).toMatchObject({
      engine: 'molnextr',
      agreeing: ['molscribe'],
      differing: ['decimer'],
    });
  });

  test('lets the services judge what is the same molecule, and asks no more then', async () => {
    await start();
    answerBy({ decimer: ['CCO', 0.6], molnextr: ['OCC', 0.5], molscribe: ['CCN', 0.9] });
    compareByLength();
    await run();
    expect(asked()).toEqual(['decimer', 'molnextr']);
  });

  test('asks the next engine if the services cannot compare', async () => {
    const [segment] = await start();
    answerBy({ decimer: ['CCO', 0.6], molnextr: ['OCC', 0.5], molscribe: ['CCO', 0.5] });
    fixture.platform.server.on('POST', COMPARE, () => jsonResponse({}, { status: 500 }));
    await run();
    expect(asked()).toEqual(['decimer', 'molnextr', 'molscribe']);
    const structure = selectStructureOf(state(), segment!);
    expect(structure).toMatchObject({ engine: 'decimer', agreeing: ['molscribe'] });
    expect(versionsOf(structure!).some(enginesDisagree)).toBe(false);
  });

  test('a reading without a SMILES is not known to differ', async () => {
    const [segment] = await start();
    const answer = (request: FakeRequest) => {
      const engine = field(request, 'engine');
      const reads = engine === 'molnextr' ? { smiles: '', molfile: MOLFILE } : { smiles: 'CCO' };
      return jsonResponse({ ...reads, engine });
    };
    fixture.platform.server.on('POST', WITH_DEPICTION, answer);
    await run();
    const versions = versionsOf(selectStructureOf(state(), segment!)!);
    expect(versions).toHaveLength(3);
    expect(versions.some(enginesDisagree)).toBe(false);
  });

  test('an engine that fails is no failure of the segment', async () => {
    const [segment] = await start();
    answerBy({ decimer: 'no atoms found', molnextr: ['CCO', 0.5], molscribe: 'too small' });
    await run();
    const structure = selectStructureOf(state(), segment!);
    expect(structure).toMatchObject({ engine: 'molnextr', smiles: 'CCO' });
    expect(structure).not.toHaveProperty('differing');
    expect(versionsOf(structure!)).toHaveLength(1);
    expect(selectItem(state(), segment!.id)).toEqual({ status: 'done' });
  });

  test('a reading that stands alone says why the others failed', async () => {
    const [segment] = await start();
    answerBy({ decimer: 'no atoms', molnextr: ['CCO', 0.5], molscribe: 'too small' });
    await run();
    const structure = selectStructureOf(state(), segment!);
    expect(structure?.remarks).toEqual(['DECIMER: no atoms', 'MolScribe: too small']);
    expect(structure).not.toHaveProperty('jointConfidence');
  });

  test.each([
    ['too many requests', 429, {}],
    ['a lost session', 403, { error_code: 'SESSION_NOT_ACTIVE' }],
  ])('asks no other engine after %s', async (_what, status, body) => {
    const [segment] = await start();
    const answer = (request: FakeRequest) =>
      field(request, 'engine') === 'decimer'
        ? jsonResponse({ smiles: 'CCO', engine: 'decimer' })
        : jsonResponse({ detail: 'Not now', ...body }, { status });
    fixture.platform.server.on('POST', WITH_DEPICTION, answer);
    fixture.platform.server.on('POST', BOTH, answer);
    await run();
    expect(asked()).toEqual(['decimer', 'molnextr']);
    expect(selectStructureOf(state(), segment!)?.remarks).toEqual([
      expect.stringMatching(/^MolNexTR: ./),
    ]);
  });

  test('undo shows what stood before, not a reading that never did', async () => {
    const [segment] = await start();
    answerBy({ decimer: ['CCO', 0.6], molnextr: ['CCN', 0.98], molscribe: ['CCS', 0.75] });
    const edit = { ...VERSION, smiles: 'CCCCC', engine: 'manual-edit' };
    fixture.store.dispatch(readingReceived({ segment: segment!, version: edit }));
    await run();
    const structure = selectStructureOf(state(), segment!)!;
    expect(structure).toMatchObject({ engine: 'molnextr' });
    expect(structure.history.at(-1)).toMatchObject(edit);
    expect(versionsOf(structure)).toHaveLength(4);
  });

  test('undo leads nowhere after the first reading', async () => {
    const [segment] = await start();
    answerBy({ decimer: ['CCO', 0.6], molnextr: ['CCO', 0.5] });
    await run();
    expect(selectStructureOf(state(), segment!)).toMatchObject({
      history: [],
      undone: [{ engine: 'molnextr' }],
    });
  });

  test('once the article was cut out again, asks no more and keeps no reading', async () => {
    const [segment] = await start();
    answerBy({ decimer: ['CCO', 0.6], molscribe: ['CCS', 0.75] });
    const answer = () => {
      const moved = { ...segment!, path: 'paper/all_segments/page_0_7_segmented.png' };
      fixture.store.dispatch(segmentChanged(moved));
      return jsonResponse({ smiles: 'CCO', engine: 'decimer' });
    };
    fixture.platform.server.on('POST', WITH_DEPICTION, answer);
    await run();
    expect(asked()).toEqual(['decimer']);
    expect(state().article.structures.ids).toEqual([]);
    expect(selectItem(state(), segment!.id)).toEqual({ status: 'failed', message: CUT_OUT_AGAIN });
  });

  test('if all fail, the segment fails with what each says', async () => {
    const [segment] = await start();
    answerBy({ decimer: 'no atoms', molnextr: 'no lines', molscribe: 'too small' });
    await run();
    expect(selectItem(state(), segment!.id)).toEqual({
      status: 'failed',
      message: 'DECIMER: no atoms; MolNexTR: no lines; MolScribe: too small',
    });
  });

  test('says once what all say', async () => {
    const [segment] = await start();
    answerBy({ decimer: 'busy', molnextr: 'busy', molscribe: 'busy' });
    await run();
    expect(selectItem(state(), segment!.id)).toEqual({ status: 'failed', message: 'busy' });
  });

  test('does not ask an engine that is not available', async () => {
    await start();
    const engines = assumedEngines('decimer').map((info) => ({
      ...info,
      available: info.id !== 'molnextr',
    }));
    fixture.store.dispatch(enginesReceived(engines));
    answerBy({ decimer: ['CCO'], molscribe: ['CCO'] });
    await run();
    expect(asked()).toEqual(['decimer', 'molscribe']);
  });

  test('reads without coordinates if the user switched them off', async () => {
    const [segment] = await start();
    fixture.store.dispatch(coordinatesToggled(false));
    answerBy({ decimer: 'no atoms', molnextr: ['CCO', 0.5], molscribe: 'too small' });
    await run();
    expect(selectStructureOf(state(), segment!)).toMatchObject({ useCoordinates: false });
  });

  test('cancelling aborts the request, asks no other engine, and leaves nothing running', async () => {
    await start(3);
    fixture.platform.server.on('POST', WITH_DEPICTION, hang);
    await run();
    fixture.store.dispatch(recognitionCancelRequested());
    await flush(300);
    expect(asked()).toEqual(['decimer', 'decimer']);
    const requests = fixture.platform.server.requestsTo(WITH_DEPICTION);
    expect(requests.every(({ signal }) => signal?.aborted)).toBe(true);
    expect(readingItems(state())).toEqual({});
    expect(state().article.structures.ids).toEqual([]);
    expect(selectJob(state())?.status).toBe('cancelled');
  });

  test('a comparison that is cancelled leaves nothing running either', async () => {
    await start();
    answerBy({ decimer: ['CCO', 0.6], molnextr: ['OCC', 0.5] });
    fixture.platform.server.on('POST', COMPARE, hang);
    await run();
    fixture.store.dispatch(recognitionCancelRequested());
    await flush(300);
    expect(asked()).toEqual(['decimer', 'molnextr']);
    const requests = fixture.platform.server.requestsTo(COMPARE);
    expect(requests.map(({ signal }) => signal?.aborted)).toEqual([true]);
  });
});

describe('on services that offer it', () => {
  const BEST: EngineInfo = {
    id: 'best',
    available: true,
    program: 'Fusion',
    version: '0.1',
    coordinates: true,
    handDrawn: false,
    asks: ['decimer', 'molnextr', 'molscribe', 'graphnet'],
  };
  const rival = (engine: string, smiles: string, agrees: boolean) => ({
    engine,
    smiles,
    program: `Program of ${engine}`,
    program_version: '1',
    confidence: 0.5,
    molfile: MOLFILE,
    agrees,
  });
  const ANSWER = {
    ...rival('best', 'CCO', true),
    program: 'Program of molnextr',
    confidence: 0.97,
    depiction: { format: 'svg', svg: '<svg/>' },
    taken_from: 'molnextr',
    readings: [
      rival('decimer', 'CCN', false),
      rival('molnextr', 'CCO', true),
      { engine: 'molscribe', program: 'OSRA', program_version: '2', reason: 'Nothing found' },
      rival('graphnet', 'CCO', true),
    ],
  };

  async function startOffered() {
    const found = await start();
    fixture.store.dispatch(enginesReceived([...assumedEngines('decimer'), BEST]));
    return found;
  }

  test('makes one call, and keeps each engine’s answer as a version', async () => {
    const [segment] = await startOffered();
    fixture.platform.server.on('POST', WITH_DEPICTION, () => jsonResponse(ANSWER));
    await run();
    expect(asked()).toEqual(['best']);
    expect(fixture.platform.server.requestsTo(COMPARE)).toEqual([]);
    const structure = selectStructureOf(state(), segment!);
    expect(structure).toMatchObject({
      engine: 'molnextr',
      program: 'Program of molnextr',
      smiles: 'CCO',
      confidence: 0.5,
      jointConfidence: 0.97,
      depiction: '<svg/>',
      agreeing: ['graphnet'],
      differing: ['decimer'],
    });
    expect(structure).not.toHaveProperty('rivals');
    expect(versionsOf(structure!).map(({ engine, differing }) => [engine, differing])).toEqual([
      ['molnextr', ['decimer']],
      ['graphnet', ['decimer']],
      ['decimer', ['graphnet', 'molnextr']],
    ]);
    const times = versionsOf(structure!).map(({ processingTime }) => processingTime !== undefined);
    expect(times).toEqual([true, false, false]);
  });

  test('fails with the services’ words', async () => {
    const [segment] = await startOffered();
    answerBy({ best: 'PixelGraph: Nothing found. OSRA: Nothing found.' });
    await run();
    expect(selectItem(state(), segment!.id)).toMatchObject({
      message: 'PixelGraph: Nothing found. OSRA: Nothing found.',
    });
  });

  test.each([
    [422, 0],
    [500, 1],
  ])('after a %s, all engines are asked again %s times', async (status, times) => {
    const [segment] = await startOffered();
    const refuse = () => jsonResponse({ detail: 'Not drawn' }, { status });
    fixture.platform.server.on('POST', WITH_DEPICTION, refuse);
    fixture.platform.server.on('POST', BOTH, refuse);
    await run();
    expect(fixture.platform.server.requestsTo(BOTH)).toHaveLength(times);
    expect(selectItem(state(), segment!.id)).toMatchObject({ message: 'Not drawn' });
  });

  test('an answer without the engines’ own still counts', async () => {
    const [segment] = await startOffered();
    const { readings: _readings, ...answer } = ANSWER;
    fixture.platform.server.on('POST', WITH_DEPICTION, () => jsonResponse(answer));
    await run();
    expect(selectStructureOf(state(), segment!)).toMatchObject({
      engine: 'molnextr',
      smiles: 'CCO',
    });
  });

  async function versionsFrom(answer: object) {
    const [segment] = await startOffered();
    fixture.platform.server.on('POST', WITH_DEPICTION, () => jsonResponse(answer));
    await run();
    const structure = selectStructureOf(state(), segment!);
    return structure ? versionsOf(structure) : [];
  }
  const without = ({ molfile: _molfile, ...rest }: ReturnType<typeof rival>) => rest;

  test.each<[string, object, string]>([
    ['the user’s edits', { taken_from: 'manual-edit' }, 'molnextr'],
    ['something else than a name', { taken_from: 5 }, 'molnextr'],
    ['no engine', { taken_from: undefined }, 'molnextr'],
    ['no engine, and no other read the same', { taken_from: undefined, smiles: 'CCCC' }, 'best'],
  ])('an answer taken from %s stands by who read the same', async (_who, changes, engine) => {
    const versions = await versionsFrom({ ...ANSWER, ...changes });
    expect(versions[0]).toMatchObject({ engine });
    expect(versions.map((each) => each.engine)).not.toContain('manual-edit');
    expect(versions.filter((each) => each.engine === 'molnextr')).toHaveLength(1);
  });

  test('keeps one reading of each engine that it asks, and no others', async () => {
    const readings = [
      rival('manual-edit', 'CCS', false),
      rival('decimer', 'CCN', false),
      rival('decimer', 'CCP', false),
      rival('elsewhere', 'CCO', true),
    ];
    const versions = await versionsFrom({ ...ANSWER, readings });
    expect(versions).toMatchObject([{ engine: 'molnextr' }, { engine: 'decimer', smiles: 'CCN' }]);
    expect(versions[0]).not.toHaveProperty('agreeing');
  });

  test('an engine’s text that is no structure is not a version', async () => {
    const readings = [without(rival('decimer', 'C1CC(', false))];
    expect(await versionsFrom({ ...ANSWER, readings })).toMatchObject([{ engine: 'molnextr' }]);
  });

  test('takes the best of the others if the one taken is no structure', async () => {
    const answer = { ...ANSWER, smiles: 'C1CC(', molfile: '' };
    const readings = [
      { ...rival('decimer', 'CCN', false), confidence: 0.9 },
      without(rival('molnextr', 'C1CC(', true)),
      rival('molscribe', 'CCC', false),
    ];
    const versions = await versionsFrom({ ...answer, readings });
    expect(versions.map((each) => each.engine)).toEqual(['decimer', 'molscribe']);
    expect(versions[0]).not.toHaveProperty('error');
  });

  test('says nothing about two that both differ from the one taken', async () => {
    const readings = [rival('decimer', 'CCN', false), rival('molscribe', 'CCC', false)];
    const versions = await versionsFrom({ ...ANSWER, readings });
    expect(versions.map(({ differing }) => differing)).toEqual([
      ['decimer', 'molscribe'],
      ['molnextr'],
      ['molnextr'],
    ]);
  });

  test('says nothing about a reading of which the services do not', async () => {
    const { agrees: _agrees, ...silent } = rival('decimer', 'CCN', false);
    const versions = await versionsFrom({ ...ANSWER, readings: [silent] });
    expect(versions).toHaveLength(2);
    expect(versions.some(enginesDisagree)).toBe(false);
  });

  test('a reading without a SMILES disagrees with none', async () => {
    const versions = await versionsFrom({ ...ANSWER, readings: [rival('decimer', '', false)] });
    expect(versions).toHaveLength(2);
    expect(versions.some(enginesDisagree)).toBe(false);
  });
});
