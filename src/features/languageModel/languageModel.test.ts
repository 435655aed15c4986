/** @jest-environment node */
import { createFakePlatform, TEST_CONFIG } from '@/testing/fakePlatform';
import { createFakeStorage, type FakeStorage } from '@/testing/fakes/fakeStorage';
import { flush } from '@/testing/flush';
import { makeTestStore, type TestStore } from '@/testing/makeTestStore';
import { languageModelSaga } from './languageModel.saga';
import { modelGiveRequested, modelRemoveRequested, selectGivenModel } from './languageModel.slice';
import { offerKey } from './offeredKey';
import { MODEL_KEY } from './storedModel';

const URL = 'https://llm.example/v1';
const KEY = 'sk-secret-0123456789';
const ACCESS = { key: KEY, model: 'chem-1' };
const STORED = JSON.stringify({ ...ACCESS, url: URL });

let test: TestStore;
let storage: FakeStorage;

afterEach(() => {
  const { traceRecorder, store } = test;
  expect(JSON.stringify([traceRecorder.recorded(), store.getState()])).not.toContain('sk-secret');
});

async function start(stored?: string, languageModelUrl: string | undefined = URL): Promise<void> {
  storage = createFakeStorage(stored === undefined ? {} : { [MODEL_KEY]: stored });
  const offered = languageModelUrl === '' ? {} : { languageModelUrl };
  const config = { ...TEST_CONFIG, servicesScript: 'engine/services.js', ...offered };
  const platform = createFakePlatform({ config, localStorage: storage });
  test = makeTestStore({ runSagas: false, platform });
  test.runSaga(languageModelSaga);
  await flush();
}

async function give(key: string, { model = 'chem-1', isKept = false } = {}): Promise<void> {
  offerKey(test.platform.secrets, key);
  test.store.dispatch(modelGiveRequested({ model, isKept }));
  await flush();
}

const given = () => selectGivenModel(test.store.getState());
const access = () => test.platform.secrets.languageModel();

describe('a key for a language model', () => {
  it('is held with the secrets, and by default goes with the page', async () => {
    await start();
    expect([given(), access()]).toEqual([null, undefined]);
    await give(KEY);
    expect(given()).toEqual({ model: 'chem-1', isKept: false });
    expect(access()).toEqual(ACCESS);
    expect(storage.keys()).toEqual([]);
  });

  it('is kept in the browser if the user wants that, and is there after a reload', async () => {
    await start();
    await give(KEY, { isKept: true });
    const stored = storage.get(MODEL_KEY);
    expect(stored).toBe(STORED);
    await start(stored ?? '');
    expect(given()).toEqual({ model: 'chem-1', isKept: true });
    expect(access()).toEqual(ACCESS);
  });

  it('is kept no longer once it is given without that wish', async () => {
    await start(STORED);
    await give('sk-secret-other');
    expect(storage.get(MODEL_KEY)).toBeNull();
    expect(access()).toEqual({ key: 'sk-secret-other', model: 'chem-1' });
  });

  it('is removed from the page and the browser', async () => {
    await start(STORED);
    test.store.dispatch(modelRemoveRequested());
    await flush();
    expect([given(), access(), storage.get(MODEL_KEY)]).toEqual([null, undefined, null]);
  });

  it('that another tab keeps or removes is so in this one', async () => {
    await start();
    storage.changeElsewhere(MODEL_KEY, STORED);
    await flush();
    expect(access()).toEqual(ACCESS);
    expect(given()?.isKept).toBe(true);
    storage.changeElsewhere(MODEL_KEY, null);
    await flush();
    expect([given(), access()]).toEqual([null, undefined]);
  });

  it('that was meant for another address is not sent to this one', async () => {
    await start(JSON.stringify({ ...ACCESS, url: 'https://other.example/v1' }));
    expect([given(), access()]).toEqual([null, undefined]);
  });

  it.each(['{', 'null', '{}', JSON.stringify({ ...ACCESS, key: 'a b', url: URL })])(
    'that cannot be read is none: %s',
    async (stored) => {
      await start(stored);
      expect([given(), access()]).toEqual([null, undefined]);
    },
  );

  it.each([
    ['', 'chem-1'],
    ['sk-secret with blanks', 'chem-1'],
    ['sk-secret–dash', 'chem-1'],
    [KEY, ''],
    [KEY, 'two words'],
  ])('cannot be %p for the model %p, which no header could carry', async (key, model) => {
    await start();
    await give(key, { model, isKept: true });
    expect([given(), access(), storage.get(MODEL_KEY)]).toEqual([null, undefined, null]);
  });

  it('is not taken by a page that can ask no model', async () => {
    await start(STORED, '');
    await give(KEY);
    expect([given(), access()]).toEqual([null, undefined]);
  });

  it('is watched for in other tabs only while the page is there', async () => {
    await start();
    expect(storage.watcherCount).toBe(1);
    await test.stop();
    expect(storage.watcherCount).toBe(0);
  });
});
