import { makeStore, type StoreOptions } from '@/app/store';
import { createFakePlatform, type FakePlatform } from './fakePlatform';

/** A real store over a fake platform. `stop` ends its sagas, as leaving the page would. */
export function makeTestStore(options: StoreOptions & { readonly platform?: FakePlatform } = {}) {
  const { platform = createFakePlatform(), ...storeOptions } = options;
  const { store, sagas, runSaga } = makeStore(platform, storeOptions);
  return { store, platform, runSaga, stop: () => sagas?.cancel() };
}

export type TestStore = ReturnType<typeof makeTestStore>;
