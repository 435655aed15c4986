/** @jest-environment node */
import { runSaga } from 'redux-saga';
import { createFakeAddress } from '@/testing/fakes/fakeAddress';
import { createFakeStorage } from '@/testing/fakes/fakeStorage';
import { flush } from '@/testing/flush';
import { addressChanges } from './addressChanges';
import type { SagaGenerator } from './effects';
import { forEachEvent } from './forEachEvent';
import { storedChanges } from './storedChanges';

const KEY = 'marcus.theme';

test('each change of the address is reported by its fragment, until the saga is cancelled', async () => {
  const address = createFakeAddress();
  const heard: string[] = [];
  const task = runSaga({}, () =>
    forEachEvent(addressChanges(address), function* hear(fragment): SagaGenerator<void> {
      heard.push(fragment);
    }),
  );
  address.visit('#help');
  address.visit('#/about');
  await flush();
  expect(heard).toEqual(['#help', '#/about']);
  task.cancel();
  address.visit('#help');
  expect(heard).toHaveLength(2);
  expect(address.listenerCount).toBe(0);
});

test('changes and removals by another tab are reported; other keys are not', async () => {
  const storage = createFakeStorage();
  const heard: (string | null)[] = [];
  const task = runSaga({}, () =>
    forEachEvent(storedChanges(storage, KEY), function* hear({ value }): SagaGenerator<void> {
      heard.push(value);
    }),
  );
  storage.changeElsewhere(KEY, 'dark');
  storage.changeElsewhere('marcus.other', 'x');
  storage.changeElsewhere(KEY, null);
  await flush();
  expect(heard).toEqual(['dark', null]);
  task.cancel();
  expect(storage.watcherCount).toBe(0);
});

test('a channel is closed if handling its events fails', async () => {
  const storage = createFakeStorage();
  const task = runSaga({ onError: () => undefined }, () =>
    forEachEvent(storedChanges(storage, KEY), function* fail(): SagaGenerator<void> {
      throw new Error('bug');
    }),
  );
  storage.changeElsewhere(KEY, 'dark');
  await expect(task.toPromise()).rejects.toThrow('bug');
  expect(storage.watcherCount).toBe(0);
});
