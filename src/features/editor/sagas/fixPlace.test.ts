/** @jest-environment node */
import type { Segment } from '@/domain/segment';
import type { StructureVersion } from '@/domain/structure';
import { readingReceived, selectIsSelected, selectStructureOf } from '@/article';
import { historySaga, undoRequested } from '@/features/history';
import { openDocument, receiveSegments } from '@/testing/builders';
import { jsonResponse, type FakeHandler } from '@/testing/fakes/fakeFetch';
import { flush } from '@/testing/flush';
import { makeTestStore, type TestStore } from '@/testing/makeTestStore';
import { placeFixRequested } from '../editor.slice';
import { editorSaga } from './editor.saga';

const PATH = '/chem/identifiers';
const HEAD = '\n  made\n\n  2  1  0  0  0  0            999 V2000\n';
const ATOMS = '    0.0000    0.0000    0.0000 C   0  0\n    1.0000    0.0000    0.0000 O   0  0\n';
const molfile = (order: number) => `${HEAD}${ATOMS}  1  2  ${order}  0  0\nM  END`;

const PLACE = { kind: 'bond', atoms: [0, 1], x: 0.5, y: 0.5, confidence: 0.4 } as const;
const BOND = { ...PLACE, readings: ['single bond', 'double bond'], says: 'Two bonds?' };
const LETTER = {
  ...PLACE,
  kind: 'label',
  atoms: [1],
  readings: ['O', 'N'],
  says: 'O or N?',
} as const;

const READING: StructureVersion = {
  ...{ smiles: 'CO', molfile: molfile(1), engine: 'molnextr', confidence: 0.6 },
  ...{ useCoordinates: true, handDrawn: false, fromFallback: false },
  placement: { molfile: molfile(1), width: 10, height: 10 },
  doubts: [BOND, LETTER],
  timestamp: '2026-01-02T03:04:06.000Z',
};

let page: TestStore;
let segment: Segment;

beforeEach(async () => {
  page = makeTestStore({ runSagas: false });
  for (const saga of [editorSaga, historySaga]) page.runSaga(saga);
  await openDocument(page);
  segment = receiveSegments(page, 1)[0]!;
  page.store.dispatch(readingReceived({ segment, version: READING }));
});

const state = () => page.store.getState();
const structure = () => selectStructureOf(state(), segment);
const written: FakeHandler = () =>
  jsonResponse({
    results: [
      {
        ...{ smiles: 'C=O', formula: 'CH2O', rings: 0, heavy_atoms: 2 },
        ...{ stereo_centres: 0, defined_stereo_centres: 0, remarks: [] },
      },
    ],
  });

async function fix(atoms: readonly number[], reading: string, answer: FakeHandler = written) {
  page.platform.server.on('POST', PATH, answer);
  page.store.dispatch(placeFixRequested({ segmentId: segment.id, atoms, reading }));
  await flush();
}

test('draws the other reading at its place, as a version by hand that keeps the other places', async () => {
  await fix([0, 1], 'double bond');
  expect(structure()).toMatchObject({
    ...{ smiles: 'C=O', molfile: molfile(2), engine: 'manual-edit', editedFromOriginal: true },
    placement: { molfile: molfile(2), width: 10, height: 10 },
    doubts: [LETTER],
  });
  expect(structure()).not.toHaveProperty('confidence');
  expect(structure()?.history).toMatchObject([{ engine: 'molnextr', smiles: 'CO' }]);
  expect(selectIsSelected(state(), segment.id)).toBe(true);
});

test('one undo brings back what was read, with its places', async () => {
  await fix([0, 1], 'double bond');
  page.store.dispatch(undoRequested());
  await flush();
  expect(structure()).toMatchObject({ engine: 'molnextr', doubts: [BOND, LETTER] });
  expect(selectIsSelected(state(), segment.id)).toBe(false);
});

test('what no chemistry program can read is refused, and the structure stays', async () => {
  await fix([1], 'N', () => jsonResponse({ results: [{ error: 'Too many bonds' }] }));
  expect(structure()).toMatchObject({ engine: 'molnextr', molfile: molfile(1) });
  const [notice] = Object.values(state().notices.entities);
  expect(notice).toMatchObject({
    type: 'error',
    message: '“N” cannot be drawn there; the structure stays as it was',
  });
});

test('an answer for a reading that no longer stands changes nothing', async () => {
  let give = (_answer: Response) => undefined as void;
  const late = new Promise<Response>((resolve) => (give = resolve));
  await fix([0, 1], 'double bond', () => late);
  const another = { ...READING, smiles: 'CN', timestamp: '2026-01-02T03:05:06.000Z' };
  page.store.dispatch(readingReceived({ segment, version: another }));
  give((await written({} as never)) as Response);
  await flush();
  expect(structure()).toMatchObject({ smiles: 'CN', engine: 'molnextr' });
});

test.each([
  ['a place that is not there', [5], 'N'],
  ['what cannot be drawn there', [0, 1], 'C2O'],
])('asks nobody about %s', async (_what, atoms, reading) => {
  await fix(atoms, reading);
  expect(page.platform.server.requestsTo(PATH)).toEqual([]);
  expect(structure()).toMatchObject({ engine: 'molnextr' });
});
