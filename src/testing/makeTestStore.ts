import type { Task } from 'redux-saga';
import { marcusApi } from '@/api/marcusApi';
import { makeStore, type StoreOptions } from '@/app/store';
import { workSagas } from '@/app/work/workSagas';
import { afterThisTest } from './cleanUps';
import { createFakePlatform, type FakePlatform } from './fakePlatform';
import { flush } from './flush';

/**
 * A real store over a fake platform. `stop` ends its sagas, as leaving the page would, aborts what the server
 * has not answered, and empties RTK Query's cache, so that no time limit or cache timer remains. It is called
 * at the end of every test, explicitly or not.
 */
export function makeTestStore(options: StoreOptions & { readonly platform?: FakePlatform } = {}) {
  const { platform = createFakePlatform(), ...storeOptions } = options;
  const {
    store,
    sagas,
    traceRecorder,
    runSaga: run,
  } = makeStore(platform, { workSagas, ...storeOptions });
  const tasks: Task[] = sagas ? [sagas] : [];
  const runSaga: typeof run = (saga, ...args) => {
    const task = run(saga, ...args);
    tasks.push(task);
    return task;
  };
  const stop = async () => {
    tasks.forEach((task) => task.cancel());
    platform.server.shutDown();
    await flush();
    store.dispatch(marcusApi.util.resetApiState());
    await flush();
  };
  afterThisTest(stop);
  return { store, platform, traceRecorder, runSaga, stop };
}

export type TestStore = ReturnType<typeof makeTestStore>;
