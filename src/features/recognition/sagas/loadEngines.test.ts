/** @jest-environment node */
import { backendAnswered } from '@/features/health';
import { activateSession } from '@/testing/builders';
import { jsonResponse, refuseConnection, type FakeHandler } from '@/testing/fakes/fakeFetch';
import { flush } from '@/testing/flush';
import { makeTestStore } from '@/testing/makeTestStore';
import { enginesChanged, loadEngines } from './loadEngines.saga';

const ENGINES = /\/ocsr\/engines$/;
const offered: FakeHandler = () => jsonResponse({ detail: 'Not Found' }, { status: 404 });

async function start(handler: FakeHandler) {
  const test = makeTestStore({ runSagas: false });
  test.platform.server.on('GET', ENGINES, handler);
  test.runSaga(loadEngines);
  activateSession(test);
  await flush(100);
  return {
    ...test,
    asked: () => test.platform.server.requestsTo(ENGINES).length,
    engines: () => test.store.getState().settings.engines.engines,
  };
}

test('the engines are requested once per session', async () => {
  const test = await start(offered);
  expect(test.asked()).toBe(1);
  test.store.dispatch(backendAnswered());
  await flush(100);
  expect(test.asked()).toBe(1);
  activateSession(test);
  await flush(100);
  expect(test.asked()).toBe(2);
});

test('they are requested again when the user has added or removed one', async () => {
  const test = await start(offered);
  test.store.dispatch(enginesChanged());
  await flush(100);
  expect(test.asked()).toBe(2);
});

test('after a failure they are requested again when the services are back', async () => {
  const test = await start(refuseConnection);
  test.platform.server.on('GET', ENGINES, offered);
  test.store.dispatch(backendAnswered());
  await flush(100);
  expect(test.asked()).toBe(2);
});

test('what is known of them stays if a later request fails', async () => {
  const test = await start(offered);
  const known = test.engines();
  expect(Object.keys(known)).toHaveLength(3);
  test.platform.server.on('GET', ENGINES, refuseConnection);
  activateSession(test);
  await flush(100);
  expect(test.asked()).toBe(2);
  expect(test.engines()).toEqual(known);
});
