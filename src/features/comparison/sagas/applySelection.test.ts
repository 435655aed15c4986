/** @jest-environment node */
import { readingReceived, selectIsSelected, selectStructureOf } from '@/article';
import { takeEvery } from '@/lib/saga/effects';
import { flush } from '@/testing/flush';
import { selectComparison } from '../comparison.selectors';
import {
  coordinatesToggled,
  engineSelected,
  selectionApplied,
  selectionApplyRequested,
} from '../comparison.slice';
import {
  enginesRead,
  messagesOf,
  MOLFILE,
  reading,
  stageComparison,
} from '../testing/comparisonStage';

/** A comparison whose engines have finished: only SMILES, SMILES and molfile, only a molfile. */
async function stageChoice() {
  const stage = await stageComparison();
  const { store } = stage.test;
  enginesRead(stage.test, {
    decimer: () => reading('decimer', 'CCO'),
    molnextr: () => reading('molnextr', 'CCN', MOLFILE),
    molscribe: () => reading('molscribe', '', MOLFILE),
  });
  const applied: unknown[] = [];
  stage.test.runSaga(function* watch() {
    yield* takeEvery(selectionApplied, ({ payload }) => void applied.push(payload));
  });
  await stage.open();
  const apply = async (engine?: string) => {
    if (engine !== undefined) store.dispatch(engineSelected(engine));
    store.dispatch(selectionApplyRequested());
    await flush();
  };
  const structure = () => selectStructureOf(store.getState(), stage.first);
  return { ...stage, store, applied, apply, structure };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('the chosen result becomes the structure, the segment is selected, and the view is notified', async () => {
  const { store, first, applied, apply, structure } = await stageChoice();
  await apply('molnextr');
  expect(structure()).toMatchObject({
    smiles: 'CCN',
    molfile: MOLFILE,
    engine: 'molnextr',
    useCoordinates: true,
    selectedFromComparison: true,
    comparisonId: selectComparison(store.getState(), first.id)?.comparisonId,
  });
  expect(selectIsSelected(store.getState(), first.id)).toBe(true);
  expect(applied).toEqual([{ segmentId: first.id, engine: 'molnextr' }]);
});

test('the replaced structure stays in the history', async () => {
  const { store, first, apply, structure } = await stageChoice();
  const version = {
    smiles: 'CCCC',
    engine: 'decimer',
    useCoordinates: false,
    handDrawn: false,
    processingTime: 1,
    timestamp: '2026-01-02T03:04:05.000Z',
    fromFallback: false,
  };
  store.dispatch(readingReceived({ segment: first, version }));
  await apply('molnextr');
  expect(structure()?.history).toEqual([version]);
});

test.each([
  ['decimer', true, 'gives none'],
  ['molnextr', false, 'are not wanted'],
])('%s is drawn anew, coordinates wanted: %s, because it %s', async (engine, wanted) => {
  const { store, apply, structure } = await stageChoice();
  store.dispatch(coordinatesToggled(wanted));
  await apply(engine);
  expect(structure()).toMatchObject({ engine, useCoordinates: false });
});

test('a result without SMILES is refused', async () => {
  const { test, applied, apply, structure } = await stageChoice();
  await apply('molscribe');
  expect(messagesOf(test)).toContain('No valid structure in the selected prediction');
  expect(structure()).toBeUndefined();
  expect(applied).toEqual([]);
});

test.each([
  ['nothing chosen', undefined],
  ['an engine that is none', 'manual-edit'],
])('%s applies nothing', async (_what, engine) => {
  const { applied, apply, structure } = await stageChoice();
  await apply(engine);
  expect(structure()).toBeUndefined();
  expect(applied).toEqual([]);
});
