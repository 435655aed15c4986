/** @jest-environment node */
import {
  boxesEdited,
  compoundFieldsReset,
  compoundFieldsSet,
  readingReceived,
  segmentSelectionToggled,
  segmentsJudged,
  selectAllSegments,
  selectTrail,
  selectTrailOf,
} from '@/article';
import { TRAIL_LIMIT } from '@/domain/saved/limits';
import type { Segment } from '@/domain/segment';
import { historySaga, redoRequested, undoRequested } from '@/features/history';
import { openDocument, receiveSegments } from '@/testing/builders';
import { makeTestStore, type TestStore } from '@/testing/makeTestStore';
import { rootReducer } from './store';

const START = Date.parse('2026-05-01T10:00:00.000Z');

let page: TestStore;
let segments: Segment[];
beforeEach(async () => {
  jest.useFakeTimers({ now: START, doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
  page = makeTestStore({ runSagas: false });
  page.runSaga(historySaga);
  await openDocument(page);
  segments = receiveSegments(page, 3);
  jest.setSystemTime(START);
});
afterEach(() => jest.useRealTimers());

const state = () => page.store.getState();
const dispatch = (...args: Parameters<TestStore['store']['dispatch']>) =>
  void page.store.dispatch(...args);
const idOf = (index: number) => segments[index]!.id;
const trail = () => selectTrail(state()).entries;
/** `name: a → b` */
const changes = () => trail().map(({ field, from, to }) => `${field}: ${word(from)} → ${word(to)}`);
const word = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'verdict' in value
    ? String(value.verdict)
    : String(value);

const say = (fields: object, continues = false) =>
  dispatch(compoundFieldsSet({ ids: [idOf(0)], fields, ...(continues && { continues }) }));
function read(smiles: string, engine = 'decimer') {
  const timestamp = `2026-01-02T03:04:05.${String(smiles.length).padStart(3, '0')}Z`;
  const version = {
    ...{ smiles, engine, timestamp },
    ...{ useCoordinates: false, handDrawn: false, fromFallback: false },
  };
  dispatch(readingReceived({ segment: segments[0]!, version }));
  return { timestamp, engine };
}
const approve = (version: { timestamp: string; engine: string }) =>
  dispatch(segmentsJudged({ judgements: { [idOf(0)]: { verdict: 'correct', version } } }));

test('each change says what was changed, from what, to what, and when', () => {
  say({ name: 'kojic acid' });
  jest.setSystemTime(START + 60_000);
  say({ name: 'koji acid', note: 'As printed.' });
  const id = idOf(0);
  expect(trail()).toEqual([
    { id, field: 'name', from: null, to: 'kojic acid', at: '2026-05-01T10:00:00.000Z' },
    { id, field: 'name', from: 'kojic acid', to: 'koji acid', at: '2026-05-01T10:01:00.000Z' },
    { id, field: 'note', from: null, to: 'As printed.', at: '2026-05-01T10:01:00.000Z' },
  ]);
  expect(selectTrailOf(state(), idOf(1))).toEqual([]);
});

test('it says who, once they gave a name, and names nobody before', () => {
  say({ name: 'a' });
  dispatch({ type: 'judging/reviewerNamed', payload: 'Ada' });
  say({ name: 'b' });
  expect(trail().map(({ by }) => by)).toEqual([undefined, 'Ada']);
});

test('a verdict that falls because another structure stands is a change of the same act', () => {
  approve(read('C'));
  read('CC', 'manual-edit');
  expect(changes()).toEqual([
    'verdict: null → correct',
    'verdict: correct → null',
    'structure: C → CC',
  ]);
});

test('calling another structure correct is a change, though the word is the same', () => {
  approve(read('C'));
  approve(read('CC', 'manual-edit'));
  expect(changes().at(-1)).toBe('verdict: null → correct');
});

test('a rejection keeps its reason, its note, and what it repeats', () => {
  const rejection = { reason: 'duplicate', note: 'As above', duplicateOf: idOf(1) } as const;
  const judgement = { verdict: 'rejected', ...rejection, at: 'x', by: 'y' } as const;
  dispatch(segmentsJudged({ judgements: { [idOf(0)]: judgement } }));
  expect(trail()[0]).toMatchObject({ to: { verdict: 'rejected', ...rejection } });
  expect(trail()[0]!.to).not.toHaveProperty('at');
});

test('an undone change stays, and the undo is one of its own', () => {
  say({ name: 'a' });
  say({ name: 'b' });
  dispatch(undoRequested());
  dispatch(redoRequested());
  expect(changes()).toEqual(['name: null → a', 'name: a → b', 'name: b → a', 'name: a → b']);
  expect(trail().map(({ how }) => how)).toEqual([undefined, undefined, 'undo', 'redo']);
});

test('a text that is kept while it is typed is one change, and none if it is as it was', () => {
  say({ name: 'a' });
  say({ name: 'ab' });
  say({ name: 'abc' }, true);
  expect(changes()).toEqual(['name: null → a', 'name: a → abc']);
  say({ name: 'a' }, true);
  expect(changes()).toEqual(['name: null → a']);
});

test('what counts as found again was changed as well', () => {
  say({ name: 'a' });
  dispatch(compoundFieldsReset({ ids: [idOf(0)], fields: ['name'] }));
  expect(changes()).toEqual(['name: null → a', 'name: a → null']);
});

test('what programs read and what is selected is no change of what was judged', () => {
  read('C');
  read('CC');
  dispatch(segmentSelectionToggled({ id: idOf(0), selected: true }));
  expect(trail()).toEqual([]);
});

test('a drawing that is deleted takes along what was said of it, which is no change', () => {
  say({ name: 'a' });
  const { pdfId } = segments[0]!;
  dispatch(boxesEdited({ pdfId, act: 'remove', segments: [], removed: [idOf(0)] } as never));
  expect(selectAllSegments(state())).toHaveLength(2);
  expect(changes()).toEqual(['name: null → a']);
});

test(`the latest ${TRAIL_LIMIT} changes are kept, and how many are not`, () => {
  const meta = { act: { at: '2026-05-01T10:00:00.000Z' } };
  let after = state();
  for (let at = 0; at < TRAIL_LIMIT + 3; at += 1) {
    const action = compoundFieldsSet({ ids: [idOf(0)], fields: { name: `name ${at}` } });
    after = rootReducer(after, { ...action, meta });
  }
  const { entries, dropped } = selectTrail(after);
  expect(entries).toHaveLength(TRAIL_LIMIT);
  expect([dropped, entries[0]!.to]).toEqual([3, 'name 3']);
});

test('a replay of the recorded actions arrives at the same trail', () => {
  say({ name: 'a' });
  dispatch(undoRequested());
  const { start, steps } = page.traceRecorder.recorded();
  const replayed = steps.reduce(
    (before, { action }) => rootReducer(before, action),
    start as ReturnType<typeof state>,
  );
  expect(selectTrail(replayed)).toEqual(selectTrail(state()));
  expect(trail()).toHaveLength(2);
});
