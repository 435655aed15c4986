import { readingReceived, segmentChanged, selectStructureOf } from '@/article';
import { identifyingStopped, structuresIdentified } from '@/features/identifiers';
import { nameStructuresSaga } from '@/features/nameStructures';
import { openDocument, receiveSegments } from '@/testing/builders';
import { makeTestStore } from '@/testing/makeTestStore';
import { untilCompared } from './untilCompared.saga';

const VERSION = {
  ...{ smiles: 'C', engine: 'decimer', timestamp: '2026-11-30T10:00:00.000Z' },
  ...{ useCoordinates: false, handDrawn: false, fromFallback: false },
};

const METHANE = {
  ...{ smiles: 'C', inchiKey: 'VNWKTOKETHGBQD-UHFFFAOYSA-N', formula: 'CH4', rings: 0 },
  ...{ heavyAtoms: 1, stereoCentres: 0, definedStereoCentres: 0, remarks: [] },
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A drawing that was read, of whose compound the text states a formula. */
async function start() {
  const test = makeTestStore({ runSagas: false });
  await openDocument(test);
  const [segment] = receiveSegments(test, 1);
  const said = { page: 1, start: 0, end: 5, sentence: 'It is CH4.' };
  const statedFormulas = [{ formula: 'CH4', mass: 16.0313, within: 0.003, ...said }];
  const label = { number: '1', text: '1', box: [0, 0, 1, 1], confidence: 1 } as const;
  const labelled = { ...segment!, label: { ...label, statedFormulas } };
  test.store.dispatch(segmentChanged(labelled));
  test.store.dispatch(readingReceived({ segment: labelled, version: VERSION }));
  // First, so that it hears of the last answer before the comparison is made.
  const waiting = test.runSaga(function* untilSaid() {
    yield* untilCompared();
    return selectStructureOf(test.store.getState(), labelled)?.formulaSays;
  });
  test.runSaga(nameStructuresSaga);
  await jest.advanceTimersByTimeAsync(1_000);
  return { ...test, waiting };
}

test('waits for what the text says of the last structure', async () => {
  const { store, waiting } = await start();
  expect(waiting.isRunning()).toBe(true);
  store.dispatch(structuresIdentified([{ text: 'C', result: { identifiers: METHANE } }]));
  expect(await waiting.toPromise()).toEqual({ stated: 'CH4', verdict: 'same' });
});

test('does not wait for services that identify nothing, nor longer than a minute', async () => {
  const refused = await start();
  refused.store.dispatch(identifyingStopped('notOffered'));
  await refused.waiting.toPromise();
  const silent = await start();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(silent.waiting.isRunning()).toBe(false);
});
