/** @jest-environment node */
import { EMPTY_QUERY } from '@/domain/team/foundCompound';
import { applyRequested, selectOpenEditor } from '@/features/editor';
import { openDocument } from '@/testing/builders';
import { jsonResponse, refuseConnection, type FakeRequest } from '@/testing/fakes/fakeFetch';
import { flush } from '@/testing/flush';
import type { TestStore } from '@/testing/makeTestStore';
import { makeTeamStore } from '@/testing/teamPages';
import { queryChanged, selectQuery, soughtDrawRequested, teamSearchSaga } from './index';

const CLOSE = { type: 'editor/closeRequested' };
const DRAWN = { molfile: 'drawn', smiles: '', atomCount: 6, isAsLoaded: false };

let page: TestStore;
let asked: FakeRequest[];
/** What the services say of a drawing. */
let answer: () => Response;

beforeEach(() => {
  jest.useFakeTimers();
  [asked, answer] = [[], () => jsonResponse({ written: '[#6]-[#7,#8]', svg: '<svg/>' })];
  page = makeTeamStore();
  page.platform.server.on('POST', '/library/sought', (request) => {
    asked.push(request);
    return answer();
  });
  page.runSaga(teamSearchSaga);
  drawnIs(DRAWN);
});

afterEach(async () => {
  await page.stop();
  await pass(100);
  expect(frames().connections).toBe(0);
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
});

const frames = () => page.platform.editorFrames;
const state = () => page.store.getState() as never;
const editor = () => selectOpenEditor(state());
const structure = () => selectQuery(state()).structure;

function drawnIs(drawn: typeof DRAWN): void {
  frames().answer = ({ type, requestId }) =>
    type === 'marcus-editor/load'
      ? { type: 'marcus-editor/loaded', requestId }
      : { type: 'marcus-editor/structure', requestId, ...drawn };
}

async function pass(ms: number): Promise<void> {
  await jest.advanceTimersByTimeAsync(ms);
  await flush();
}

async function send(action: { readonly type: string }): Promise<void> {
  page.store.dispatch(action);
  await flush();
  await flush();
}

async function draw(written = ''): Promise<void> {
  page.store.dispatch(queryChanged({ organism: 'Thea', structure: written }));
  await send(soughtDrawRequested());
  frames().start();
  await pass(1_000);
}

test('what is drawn is looked for as the services write it, with its lists of atoms', async () => {
  await draw();
  expect(editor()).toMatchObject({ segmentId: null, phase: 'editing', problem: null });
  await send(applyRequested());
  expect(frames().asked).toMatchObject([{ type: 'marcus-editor/read', isPattern: true }]);
  expect(JSON.parse(String(asked[0]?.body))).toEqual({ structure: 'drawn' });
  expect(selectQuery(state())).toEqual({
    ...EMPTY_QUERY,
    ...{ organism: 'Thea', structure: '[#6]-[#7,#8]' },
  });
  expect(editor()).toBeNull();
});

test('the editor begins with what is written, and leaves it alone if nothing was changed', async () => {
  drawnIs({ ...DRAWN, isAsLoaded: true });
  await draw(' C1=CC=CC=C1 ');
  expect(frames().asked).toMatchObject([{ structure: 'C1=CC=CC=C1' }]);
  await send(applyRequested());
  expect([asked, structure(), editor()]).toEqual([[], ' C1=CC=CC=C1 ', null]);
});

test('leaving the editor leaves what is written alone', async () => {
  await draw('CC');
  await send(CLOSE);
  expect([asked, structure(), editor()]).toEqual([[], 'CC', null]);
});

test('an empty drawing is refused in words', async () => {
  drawnIs({ ...DRAWN, molfile: '', atomCount: 0 });
  await draw('CC');
  await send(applyRequested());
  expect(editor()?.problem).toEqual({ message: 'There is no drawing to search for' });
  expect(structure()).toBe('CC');
});

test.each([
  [
    'cannot be compared',
    () => jsonResponse({ detail: 'A label stands for nothing' }, { status: 400 }),
    { message: 'A label stands for nothing' },
  ],
  [
    'cannot be sent',
    refuseConnection,
    { message: 'The services could not read the drawing', cause: expect.any(String) },
  ],
])('a drawing that %s stays in the editor, with the reason', async (_what, given, problem) => {
  answer = given as typeof answer;
  await draw('CC');
  await send(applyRequested());
  await pass(100);
  expect(editor()).toMatchObject({ phase: 'editing', problem });
  expect(structure()).toBe('CC');
  await send(CLOSE);
});

test.each([
  ['[$(C=O)]O', true],
  ['[C;!R]', true],
  ['[NX3;H2,H1]', true],
  ['[#6,#7]c1ccccc1', false],
  ['[!#6;!#1]-C', false],
  ['CC(=O)O', false],
])('of the pattern %s, the user is told that a drawing holds less: %s', async (written, isTold) => {
  await draw(written);
  expect(editor()?.problem !== null).toBe(isTold);
  await send(CLOSE);
});

test('another article may be opened meanwhile', async () => {
  await draw();
  await openDocument(page);
  await flush();
  await send(applyRequested());
  expect(structure()).toBe('[#6]-[#7,#8]');
});
