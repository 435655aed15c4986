/** @jest-environment node */
import { reviewRequested } from '@/features/review';
import { flush } from '@/testing/flush';
import { makeTestStore, type TestStore } from '@/testing/makeTestStore';
import { editRequested } from '../editor.slice';
import { PREPARE_AFTER_MS, START_LIMIT_MS } from './editorPolicy';
import { prepareEditor } from './prepareEditor.saga';

let test: TestStore;
beforeEach(() => {
  jest.useFakeTimers();
  test = makeTestStore({ runSagas: false });
  test.runSaga(prepareEditor);
});
afterEach(async () => {
  await test.stop();
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
});

const prepared = () => test.platform.editorFrames.prepared;
const review = () => test.store.dispatch(reviewRequested({ view: 'drawings' }));
const edit = () => test.store.dispatch(editRequested({ segmentId: 'a' }));
const pass = async (ms: number) => {
  await jest.advanceTimersByTimeAsync(ms);
  await flush();
};

it('starts the editor ahead a while after the review was opened, once', async () => {
  await pass(PREPARE_AFTER_MS);
  review();
  await pass(PREPARE_AFTER_MS - 1);
  expect(prepared()).toEqual([]);
  await pass(1);
  expect(prepared()).toEqual(['started']);
  await pass(START_LIMIT_MS);
  review();
  await pass(PREPARE_AFTER_MS);
  expect(prepared()).toEqual(['started', 'ended']);
});

it('makes room for the editor that is asked for', async () => {
  review();
  await pass(PREPARE_AFTER_MS);
  edit();
  expect(prepared()).toEqual(['started', 'ended']);
});

it('starts none if the editor is asked for before', async () => {
  review();
  edit();
  await pass(PREPARE_AFTER_MS);
  expect(prepared()).toEqual([]);
});

it('ends with the application', async () => {
  review();
  await pass(PREPARE_AFTER_MS);
  await test.stop();
  expect(prepared()).toEqual(['started', 'ended']);
});
