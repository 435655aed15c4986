/** @jest-environment node */
import { segmentsApi } from '@/api/segments';
import type { Segment } from '@/domain/segment';
import type { StructureVersion } from '@/domain/structure';
import { readingReceived, selectIsSelected, selectStructureOf } from '@/article';
import { segmentImageOf } from '@/features/segments';
import { openDocument, receiveSegments } from '@/testing/builders';
import { hang, jsonResponse, refuseConnection } from '@/testing/fakes/fakeFetch';
import { flush } from '@/testing/flush';
import { makeTestStore, type TestStore } from '@/testing/makeTestStore';
import {
  applyRequested,
  closeRequested,
  discardConfirmed,
  editingResumed,
  editorRetryRequested,
  editRequested,
  stereoLossAccepted,
  selectOpenEditor,
} from '../editor.slice';
import { ANSWER_LIMIT_MS, SETTLE_MS, SMILES_LIMIT_MS, START_LIMIT_MS } from './editorPolicy';
import { editorSaga } from './editor.saga';

const MOLFILE = '\n  marcus\n\n  1  0  0  0  0  0  0  0  0  0999 V2000\n';
const READING: StructureVersion = {
  smiles: 'C[C@H](O)[C@@H](F)Cl',
  molfile: MOLFILE,
  engine: 'molnextr',
  useCoordinates: true,
  handDrawn: false,
  processingTime: 80,
  timestamp: '2026-01-02T03:04:06.000Z',
  fromFallback: false,
};
const DRAWN = {
  molfile: 'drawn',
  smiles: 'C[C@H](N)[C@@H](F)Cl',
  atomCount: 6,
  isAsLoaded: false,
};

const { smiles: _smiles, molfile: _molfile, ...WITHOUT } = READING;
const FAILED: StructureVersion = { ...WITHOUT, error: 'no atoms found' };

describe('editing a structure', () => {
  let test: TestStore;
  let segment: Segment;

  beforeEach(async () => {
    jest.useFakeTimers();
    test = makeTestStore({ runSagas: false });
    test.runSaga(editorSaga);
    await openDocument(test);
    segment = receiveSegments(test, 2)[0]!;
  });

  afterEach(async () => {
    await test.stop();
    // RTK Query tells what happened to a call in batches, a frame later
    await pass(100);
    expect(test.platform.editorFrames.connections).toBe(0);
    expect(jest.getTimerCount()).toBe(0);
    jest.useRealTimers();
  });

  const frames = () => test.platform.editorFrames;
  const send = async (action: Parameters<TestStore['store']['dispatch']>[0]) => {
    test.store.dispatch(action);
    await flush();
  };
  const pass = async (ms: number) => {
    await jest.advanceTimersByTimeAsync(ms);
    await flush();
  };
  const read = (version: StructureVersion = READING) =>
    test.store.dispatch(readingReceived({ segment, version }));
  const request = () => send(editRequested({ segmentId: segment.id }));
  const editor = () => selectOpenEditor(test.store.getState());
  const structure = () => selectStructureOf(test.store.getState(), segment);
  const messages = () =>
    Object.values(test.store.getState().notices.entities).map(({ message }) => message);

  const answerReads = (drawn: typeof DRAWN) => {
    frames().answer = ({ type, requestId }) =>
      type === 'marcus-editor/load'
        ? { type: 'marcus-editor/loaded', requestId }
        : { type: 'marcus-editor/structure', requestId, ...drawn };
  };

  /** With the structure in the editor. */
  async function edit(version?: StructureVersion) {
    read(version);
    await request();
    frames().start();
    await pass(SETTLE_MS);
  }

  it('sets the structure 800 ms after the frame has loaded, by its molfile', async () => {
    read();
    await request();
    frames().start();
    await pass(799);
    expect(frames().asked).toEqual([]);
    await pass(1);
    expect(frames().asked).toMatchObject([{ type: 'marcus-editor/load', structure: MOLFILE }]);
    expect(editor()).toMatchObject({ phase: 'editing', problem: null, isChanged: false });
  });

  describe('the original', () => {
    const placement = { molfile: 'placed', width: 100, height: 80 };
    const holdPicture = () => {
      const { blobId } = test.platform.blobs.add(new Blob(['picture'], { type: 'image/png' }));
      const arg = segmentImageOf(segment);
      const value = { blobId, size: 7, type: 'image/png' };
      const entry = { endpointName: 'getSegmentImage' as const, arg, value };
      test.store.dispatch(segmentsApi.util.upsertQueryEntries([entry]));
    };
    const laid = () => frames().asked.filter(({ type }) => type === 'marcus-editor/original');

    it('is laid over a reading that has its places on it', async () => {
      holdPicture();
      await edit({ ...READING, placement });
      expect(laid()).toMatchObject([{ placement, picture: { size: 7 } }]);
    });

    it('stays beside a reading without places', async () => {
      holdPicture();
      await edit();
      expect(laid()).toEqual([]);
    });

    it('does not keep the editor waiting while it is not there', async () => {
      await edit({ ...READING, placement });
      expect(laid()).toEqual([]);
      expect(editor()?.phase).toBe('editing');
    });
  });

  it('waits for an editor that is ready later than that, but no longer', async () => {
    read();
    await request();
    frames().tell({ kind: 'loaded' });
    await pass(10_000);
    expect(frames().asked).toEqual([]);
    frames().say({ type: 'marcus-editor/ready' });
    await pass(0);
    expect(frames().asked).toHaveLength(1);
  });

  it('is ready even if the editor says so before the frame has loaded', async () => {
    read();
    await request();
    frames().say({ type: 'marcus-editor/ready' });
    frames().tell({ kind: 'loaded' });
    await pass(SETTLE_MS);
    expect(editor()?.phase).toBe('editing');
  });

  it('stops waiting for an editor that never starts, and restarts it on request', async () => {
    read();
    await request();
    frames().tell({ kind: 'loaded' });
    await pass(START_LIMIT_MS);
    expect(editor()).toMatchObject({
      phase: 'failed',
      problem: {
        message: 'The editor did not load',
        cause: 'The editor was not ready within 60 seconds',
      },
    });
    expect(frames().connections).toBe(0);
    await send(editorRetryRequested());
    expect(editor()).toMatchObject({ phase: 'starting', attempt: 2, problem: null });
    frames().start();
    await pass(SETTLE_MS);
    expect(editor()?.phase).toBe('editing');
  });

  it('reports why an editor failed', async () => {
    read();
    await request();
    frames().say({ type: 'marcus-editor/failed', message: 'No WebAssembly' });
    await flush();
    expect(editor()).toMatchObject({ phase: 'failed', problem: { cause: 'No WebAssembly' } });
  });

  it('uses the SMILES if the molfile is unreadable', async () => {
    frames().answer = (asked) =>
      asked.type === 'marcus-editor/load' && asked.structure === MOLFILE
        ? { type: 'marcus-editor/failed', requestId: asked.requestId, message: 'bad molfile' }
        : { type: 'marcus-editor/loaded', requestId: asked.requestId };
    await edit();
    expect(frames().asked).toMatchObject([{ structure: MOLFILE }, { structure: READING.smiles }]);
    expect(editor()).toMatchObject({ phase: 'editing', problem: null });
  });

  it('begins empty, and says so, if the editor can draw neither', async () => {
    frames().answer = ({ requestId }) => ({
      type: 'marcus-editor/failed',
      requestId,
      message: 'unknown element',
    });
    await edit();
    expect(editor()).toMatchObject({
      phase: 'editing',
      problem: { message: expect.stringContaining('starts empty'), cause: 'unknown element' },
    });
  });

  it('makes the drawing the structure, marked as edited by hand, and selects the segment', async () => {
    answerReads(DRAWN);
    await edit();
    await send(applyRequested());
    await flush();
    expect(structure()).toMatchObject({
      smiles: DRAWN.smiles,
      molfile: DRAWN.molfile,
      engine: 'manual-edit',
      editedFromOriginal: true,
      useCoordinates: true,
      handDrawn: false,
      fromFallback: false,
      processingTime: 0,
      timestamp: new Date().toISOString(),
      history: [READING],
    });
    expect(selectIsSelected(test.store.getState(), segment.id)).toBe(true);
    expect(messages()).toEqual(['Structure updated from the editor']);
    expect(editor()).toBeNull();
  });

  it('keeps the version, its program and its confidence if nothing was changed', async () => {
    const version = { ...READING, program: 'VectorGraph', confidence: 0.9 };
    answerReads({ ...DRAWN, molfile: 'written anew', isAsLoaded: true });
    await edit(version);
    await send(applyRequested());
    await flush();
    expect(structure()).toMatchObject({ ...version, history: [] });
    expect(structure()).not.toHaveProperty('editedFromOriginal');
    expect(selectIsSelected(test.store.getState(), segment.id)).toBe(true);
    expect(messages()).toEqual(['Nothing was changed: the structure stays as it was']);
    expect(editor()).toBeNull();
  });

  it('lets a segment whose reading failed be drawn on an empty canvas', async () => {
    answerReads(DRAWN);
    await edit(FAILED);
    expect(frames().asked).toEqual([]);
    expect(editor()).toMatchObject({ phase: 'editing', problem: null });
    await send(applyRequested());
    await flush();
    expect(structure()).toMatchObject({ smiles: DRAWN.smiles, engine: 'manual-edit' });
  });

  it('does not open for a segment that was never read', async () => {
    await request();
    expect(editor()).toBeNull();
    expect(messages()).toEqual(['Cannot update: no base structure available']);
  });

  it.each([
    ['an empty drawing', { molfile: '', smiles: '', atomCount: 0, isAsLoaded: false }],
    ['a drawing that cannot be said as SMILES', { ...DRAWN, smiles: '' }],
    ['nan', { ...DRAWN, smiles: 'NaN' }],
  ])('refuses %s, and keeps it in the editor', async (_what, drawn) => {
    answerReads(drawn);
    await edit();
    await send(applyRequested());
    await flush();
    expect(editor()).toMatchObject({
      phase: 'editing',
      problem: { message: 'No structure returned from editor' },
    });
    expect(structure()).toMatchObject({ engine: 'molnextr', history: [] });
  });

  it('waits for the drawing whatever other messages the frame sends', async () => {
    await edit();
    frames().answer = () => undefined;
    await send(applyRequested());
    const { requestId } = frames().asked.at(-1)!;
    frames().tell({ kind: 'loaded' });
    frames().say({ type: 'marcus-editor/changed' });
    frames().say({ type: 'marcus-editor/structure', requestId, ...DRAWN });
    await flush();
    expect(structure()).toMatchObject({ smiles: DRAWN.smiles, engine: 'manual-edit' });
  });

  it('reports why the drawing could not be read', async () => {
    await edit();
    frames().answer = ({ requestId }) => ({
      type: 'marcus-editor/failed',
      requestId,
      message: 'a reaction arrow',
    });
    await send(applyRequested());
    await flush();
    expect(editor()?.problem).toEqual({
      message: 'No structure returned from editor',
      cause: 'a reaction arrow',
    });
  });

  it('waits no longer than its limit for an answer, and ignores answers to other requests', async () => {
    await edit();
    frames().answer = () => ({ type: 'marcus-editor/structure', requestId: 'other', ...DRAWN });
    await send(applyRequested());
    await pass(ANSWER_LIMIT_MS);
    expect(editor()).toMatchObject({ phase: 'editing' });
    expect(editor()?.problem?.cause).toMatch(/did not answer within 30 seconds/);
  });

  describe('with stereo centres lost', () => {
    const flat = { ...DRAWN, smiles: 'CC(O)[C@@H](F)Cl' };
    beforeEach(async () => {
      answerReads(flat);
      await edit();
      await send(applyRequested());
      await flush();
    });

    it('asks before it applies', async () => {
      expect(editor()?.question).toEqual({
        kind: 'stereoLost',
        loss: { centres: { before: 2, after: 1 } },
      });
      expect(structure()).toMatchObject({ engine: 'molnextr' });
    });

    it('applies anyway if told to', async () => {
      await send(stereoLossAccepted());
      expect(structure()).toMatchObject({ smiles: flat.smiles, engine: 'manual-edit' });
      expect(editor()).toBeNull();
    });

    it('returns to the drawing, which can be applied again', async () => {
      await send(editingResumed());
      expect(editor()).toMatchObject({ phase: 'editing', question: null });
      answerReads(DRAWN);
      await send(applyRequested());
      await flush();
      expect(structure()).toMatchObject({ smiles: DRAWN.smiles });
    });
  });

  describe('with the SMILES of the services', () => {
    const PATH = '/chem/identifiers';
    const identifiers = (smiles: string) => ({
      ...{ smiles, formula: 'C3H7FO', rings: 0, heavy_atoms: 5 },
      ...{ stereo_centres: 2, defined_stereo_centres: 2, remarks: [] },
    });
    const serve = (...results: readonly object[]) =>
      test.platform.server.on('POST', PATH, () => jsonResponse({ results }));
    const bonds = (...lines: readonly string[]) =>
      ['', '', '', '  0  0  0     0  0            999 V3000', 'M  V30 BEGIN ATOM']
        .concat(
          [1, 2, 3, 4].map((atom) => `M  V30 ${atom} C 0 0 0 0`),
          ['M  V30 END ATOM', 'M  V30 BEGIN BOND'],
          lines.map((line) => `M  V30 ${line}`),
          'M  V30 END BOND',
          'M  END',
          '',
        )
        .join('\n');
    const WAVY = bonds('1 1 1 2 CFG=2', '2 9 3 4');

    async function applied(drawn: Partial<typeof DRAWN> = {}) {
      answerReads({ ...DRAWN, molfile: WAVY, ...drawn });
      await edit();
      await send(applyRequested());
      await flush();
    }
    const notice = () => Object.values(test.store.getState().notices.entities).at(-1);

    it('takes what they write from the molfile in place of what the editor wrote', async () => {
      serve(identifiers('F[C@H](Cl)[C@@H](C)N'));
      await applied({ molfile: bonds('1 1 1 2 CFG=1') });
      const [{ body } = { body: undefined }] = test.platform.server.requestsTo(PATH);
      expect(JSON.parse(String(body))).toEqual([{ molfile: bonds('1 1 1 2 CFG=1') }]);
      expect(structure()).toMatchObject({ smiles: 'F[C@H](Cl)[C@@H](C)N' });
      expect(structure()).not.toHaveProperty('remarks');
      expect(notice()).toMatchObject({ type: 'success' });
    });

    it('keeps what the SMILES cannot hold in the molfile, and says so', async () => {
      serve(identifiers('F[C@H](Cl)[C@@H](C)N'));
      await applied();
      const remark =
        'Its SMILES cannot hold 1 wavy bond and 1 coordinate bond as drawn; the molfile does';
      expect(structure()).toMatchObject({ molfile: WAVY, remarks: [remark] });
      expect(notice()).toMatchObject({ type: 'warning', cause: remark });
    });

    it('asks about the stereo that the SMILES of the services has lost', async () => {
      serve(identifiers('FC(Cl)[C@@H](C)N'));
      await applied();
      expect(editor()?.question).toMatchObject({ loss: { centres: { before: 2, after: 1 } } });
    });

    it('does not apply what they cannot read, and keeps it in the editor', async () => {
      serve({ error: 'A carbon has five bonds, more than its valence permits' });
      await applied();
      expect(editor()).toMatchObject({
        phase: 'editing',
        problem: {
          message: 'No chemistry program can read this drawing',
          cause: 'A carbon has five bonds, more than its valence permits',
        },
      });
      expect(structure()).toMatchObject({ engine: 'molnextr', history: [] });
    });

    it.each([
      ['refuse connections', refuseConnection],
      ['have no such call', () => jsonResponse({ detail: 'Not Found' }, { status: 404 })],
    ])(
      'takes that of the editor if they %s and the molfile says no more',
      async (_what, answer) => {
        test.platform.server.on('POST', PATH, answer);
        await applied({ molfile: bonds('1 1 1 2 CFG=1') });
        expect(structure()).toMatchObject({ smiles: DRAWN.smiles, engine: 'manual-edit' });
        expect(notice()).toMatchObject({ type: 'success' });
      },
    );

    it.each([
      ['more than any SMILES holds', { molfile: WAVY }],
      ['double bonds only in an extension', { molfile: bonds(), smiles: 'C1CCCCCCC=C1 |t:7|' }],
    ])('keeps the molfile alone if they are down and it has %s', async (_what, drawn) => {
      test.platform.server.on('POST', PATH, refuseConnection);
      await applied(drawn);
      expect(structure()).toMatchObject({
        molfile: drawn.molfile,
        engine: 'manual-edit',
        remarks: [
          expect.stringMatching(/^Only the molfile was kept: its SMILES was not written \(/),
        ],
      });
      expect(structure()).not.toHaveProperty('smiles');
      expect(notice()).toMatchObject({ type: 'warning', cause: structure()?.remarks?.[0] });
    });

    it('asks them again when such a drawing is applied again', async () => {
      serve(identifiers('F[C@H](Cl)[C@@H](C)N'));
      answerReads({ ...DRAWN, isAsLoaded: true });
      const { smiles: _none, ...withoutSmiles } = READING;
      await edit({ ...withoutSmiles, engine: 'manual-edit' });
      await send(applyRequested());
      await flush();
      expect(structure()).toMatchObject({ smiles: 'F[C@H](Cl)[C@@H](C)N' });
    });

    it('waits for them no longer than its limit', async () => {
      test.platform.server.on('POST', PATH, hang);
      await applied({ molfile: bonds() });
      expect(editor()).toMatchObject({ phase: 'applying' });
      await pass(SMILES_LIMIT_MS);
      expect(structure()).toMatchObject({ smiles: DRAWN.smiles });
      expect(editor()).toBeNull();
    });

    it.each([
      ['closing', closeRequested()],
      ['going back to the drawing', editingResumed()],
    ])('%s ends the waiting; a late answer changes nothing', async (_what, stop) => {
      test.platform.server.on('POST', PATH, hang);
      answerReads({ ...DRAWN, molfile: WAVY });
      await edit();
      frames().say({ type: 'marcus-editor/changed' });
      await flush();
      await send(applyRequested());
      await send(stop);
      await pass(SMILES_LIMIT_MS);
      expect(structure()).toMatchObject({ engine: 'molnextr', history: [] });
      expect(editor()).toMatchObject({ phase: 'editing' });
      await send(discardConfirmed());
    });
  });

  it('applies nothing to an article that another tab has taken over', async () => {
    answerReads(DRAWN);
    await edit();
    await send({ type: 'elsewhere/articleTakenElsewhere' });
    await send(applyRequested());
    expect(editor()).toMatchObject({
      phase: 'editing',
      problem: { message: 'Read only: open in another tab' },
    });
    expect(structure()).toMatchObject({ engine: 'molnextr', history: [] });
  });

  it('closes at once if nothing was changed', async () => {
    await edit();
    await send(closeRequested());
    expect(editor()).toBeNull();
    expect(frames().connections).toBe(0);
    expect(structure()).toMatchObject({ engine: 'molnextr' });
  });

  it('asks before changes are lost, and drops them only if told to', async () => {
    await edit();
    frames().say({ type: 'marcus-editor/changed' });
    await flush();
    await send(closeRequested());
    expect(editor()?.question).toEqual({ kind: 'discard' });
    await send(editingResumed());
    expect(editor()).toMatchObject({ phase: 'editing', question: null, isChanged: true });
    await send(closeRequested());
    await send(discardConfirmed());
    expect(editor()).toBeNull();
    expect(frames().connections).toBe(0);
    expect(structure()).toMatchObject({ engine: 'molnextr' });
  });

  it.each([
    ['while it starts', async () => undefined],
    [
      'while it is used',
      async () => {
        frames().start();
        await pass(SETTLE_MS);
      },
    ],
    [
      'while the drawing is read',
      async () => {
        frames().start();
        await pass(SETTLE_MS);
        frames().answer = () => undefined;
        await send(applyRequested());
      },
    ],
  ])('closes with the document, %s', async (_when, reach) => {
    read();
    await request();
    await reach();
    await openDocument(test, { name: 'b.pdf', pdfId: '1800000000000' });
    await flush();
    expect(editor()).toBeNull();
    expect(frames().connections).toBe(0);
    frames().start();
    await pass(START_LIMIT_MS);
    expect(editor()).toBeNull();
    expect(messages()).toEqual([]);
  });

  it('can be closed while the drawing is read; the late answer changes nothing', async () => {
    await edit();
    frames().answer = () => undefined;
    await send(applyRequested());
    const { requestId } = frames().asked.at(-1)!;
    await send(closeRequested());
    frames().say({ type: 'marcus-editor/structure', requestId, ...DRAWN });
    await flush();
    expect(structure()).toMatchObject({ engine: 'molnextr' });
  });

  it('takes no other message of the editor for a change', async () => {
    await edit();
    frames().say({ type: 'marcus-editor/ready' });
    await flush();
    expect(editor()).toMatchObject({ phase: 'editing', isChanged: false });
  });

  it('restarts as often as it is asked to', async () => {
    read();
    await request();
    for (const attempt of [1, 2, 3]) {
      expect(editor()).toMatchObject({ phase: 'starting', attempt });
      frames().say({ type: 'marcus-editor/failed', message: 'No WebAssembly' });
      await flush();
      expect(editor()?.phase).toBe('failed');
      await send(editorRetryRequested());
    }
  });

  it('reports that the drawing is lost if the frame is reloaded', async () => {
    await edit();
    frames().tell({ kind: 'loaded' });
    await flush();
    expect(editor()).toMatchObject({ phase: 'failed' });
    expect(editor()?.problem?.cause).toMatch(/drawing is lost/);
  });
});
