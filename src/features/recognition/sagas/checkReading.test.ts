/** @jest-environment node */
import { selectSegmentById, selectStructureOf } from '@/article';
import { activateSession, openDocument, receiveSegments } from '@/testing/builders';
import { jsonResponse, refuseConnection, type FakeHandler } from '@/testing/fakes/fakeFetch';
import { flush } from '@/testing/flush';
import { makeTestStore } from '@/testing/makeTestStore';
import { recognitionSaga } from '../recognition.saga';
import { selectItem, selectJob } from '../recognition.selectors';
import { recognitionRetryRequested } from '../recognition.slice';

const WITH_DEPICTION = '/ocsr/generate_with_depiction';
const BOTH = '/ocsr/generate_both';
const DEPICT = '/depiction/generate';
const MOLFILE = '\n\n\n  1  0  0  0  0  0            999 V2000\nM  END\n';
const EMPTY_MOLFILE = MOLFILE.replace('  1  0', '  0  0');

const detail = (status: number, text: string) => () => jsonResponse({ detail: text }, { status });
const refuse = detail(500, 'Error generating depiction: unexpected end of SMILES');
const reading = (fields: object) => () =>
  jsonResponse({ image_name: 'x.png', engine: 'decimer', hardware: 'CPU', ...fields });

interface Services {
  readonly depicted?: FakeHandler;
  readonly both?: FakeHandler;
  readonly depiction?: FakeHandler;
}

/** Reads one segment with services that give these answers. */
async function read({ depicted = refuse, both = refuse, depiction = refuse }: Services) {
  const test = makeTestStore({ runSagas: false });
  await openDocument(test);
  activateSession(test);
  const [segment] = receiveSegments(test, 1);
  const { server } = test.platform;
  server.on('POST', WITH_DEPICTION, depicted);
  server.on('POST', BOTH, both);
  server.on('POST', DEPICT, depiction);
  const task = test.runSaga(recognitionSaga);
  const { id } = segment!;
  test.store.dispatch(recognitionRetryRequested({ ids: [id] }));
  await flush(200);
  task.cancel();
  const state = test.store.getState();
  return {
    item: selectItem(state, id),
    job: selectJob(state),
    structure: selectStructureOf(state, selectSegmentById(state, id)!),
    notices: Object.values(state.notices.entities).map(({ type, message }) => [type, message]),
    drawings: server.requestsTo(DEPICT).length,
  };
}

const NOTHING = ['warning', 'Converted 0 of 1 structures'];

describe('an answer that is not a structure', () => {
  it('is a failed reading with its reason, and is not counted as converted', async () => {
    const { item, job, structure, notices } = await read({ both: reading({ smiles: 'C1CC(' }) });
    const message =
      'The answer is not a structure: its SMILES C1CC( opens a branch that is never closed';
    expect(item).toEqual({ status: 'failed', message });
    expect(structure).toMatchObject({ error: message });
    expect(structure).not.toHaveProperty('smiles');
    expect(job).toMatchObject({ converted: 0, failed: 1 });
    expect(notices).toContainEqual(NOTHING);
  });

  it('fails even if it came with a drawing', async () => {
    const depicted = reading({ smiles: 'C1CC(', depiction: { format: 'svg', svg: '<svg/>' } });
    const { item, structure } = await read({ depicted });
    expect(item).toMatchObject({ status: 'failed' });
    expect(structure).not.toHaveProperty('depiction');
  });

  it('fails with the message of the services that cannot draw it', async () => {
    const depiction = detail(500, 'Error generating depiction: A carbon has five bonds');
    const { item } = await read({ both: reading({ smiles: 'C(C)(C)(C)(C)C' }), depiction });
    expect(item).toEqual({
      status: 'failed',
      message:
        'The answer is not a structure: its SMILES C(C)(C)(C)(C)C cannot be drawn (A carbon has five bonds)',
    });
  });

  it('keeps the molfile that came with it, with a remark', async () => {
    const both = reading({ smiles: 'C1CC(', molfile: MOLFILE, remarks: ['A letter is unsure'] });
    const { job, structure } = await read({ both });
    expect(job).toMatchObject({ converted: 1, failed: 0 });
    expect(structure).toMatchObject({
      molfile: MOLFILE,
      remarks: [
        'A letter is unsure',
        'Only the molfile was kept: its SMILES C1CC( opens a branch that is never closed',
      ],
    });
    expect(structure).not.toHaveProperty('smiles');
  });

  it.each([
    ['an empty SMILES', { smiles: '' }],
    ['"nan"', { smiles: 'nan' }],
    ['an empty SMILES and a molfile without an atom', { smiles: '', molfile: EMPTY_MOLFILE }],
  ])('fails if it is %s', async (_what, fields) => {
    const { item, job, notices } = await read({ depicted: reading(fields) });
    expect(item).toEqual({ status: 'failed', message: 'The engine found no structure' });
    expect(job).toMatchObject({ converted: 0, failed: 1 });
    expect(notices).toContainEqual(NOTHING);
  });

  it('is quoted in part when it is long', async () => {
    const { item } = await read({ both: reading({ smiles: 'C'.repeat(5_000) + '(' }) });
    expect(item?.status === 'failed' ? item.message.length : 0).toBeLessThan(200);
  });
});

describe('a SMILES that came without a drawing', () => {
  it('counts if the services can draw it', async () => {
    const depiction = () =>
      new Response('<svg/>', { headers: { 'Content-Type': 'image/svg+xml' } });
    const { job, structure } = await read({ both: reading({ smiles: 'CCO' }), depiction });
    expect(structure).toMatchObject({ smiles: 'CCO', fromFallback: true });
    expect(job).toMatchObject({ converted: 1 });
  });

  it.each<[string, FakeHandler]>([
    ['cannot be reached', refuseConnection],
    ['fail altogether', detail(500, 'Internal Server Error')],
    ['are busy', detail(429, 'Rate limit exceeded for depiction endpoint.')],
  ])('counts if the services that would draw it %s', async (_what, depiction) => {
    const { job } = await read({ both: reading({ smiles: 'CCO' }), depiction });
    expect(job).toMatchObject({ converted: 1, failed: 0 });
  });

  it('is not drawn again if the answer came with a drawing', async () => {
    const { drawings } = await read({ depicted: reading({ smiles: 'CCO' }) });
    expect(drawings).toBe(0);
  });
});
