/** @jest-environment node */
import { depictionApi } from '@/api/depiction';
import { hang, jsonResponse } from '@/testing/fakes/fakeFetch';
import type { TestStore } from '@/testing/makeTestStore';
import {
  ACTIVE,
  answer,
  expectNothingLeft,
  pass,
  PROMOTED,
  push,
  startConnected,
  status,
  WAITING,
} from '../testing/sessionStage';

const DEPICT = '/depiction/generate';
const NO_SEAT = { detail: 'Session is not active. Please wait in queue.' };
const DRAWN = '<svg xmlns="http://www.w3.org/2000/svg"/>';

describe('a view’s request that was refused for lack of a seat', () => {
  let test: TestStore;
  let refusal: object;
  beforeEach(async () => {
    jest.useFakeTimers({ now: 1_000_000 });
    test = await startConnected(WAITING);
    let isRefused = true;
    test.platform.server.on('POST', DEPICT, () => {
      if (!isRefused) return new Response(DRAWN, { headers: { 'content-type': 'image/svg+xml' } });
      isRefused = false;
      return jsonResponse({ ...NO_SEAT, ...refusal }, { status: 403 });
    });
  });
  afterEach(async () => {
    await expectNothingLeft(test);
    jest.useRealTimers();
  });

  const arg = { smiles: 'CCO' };
  const show = async () => {
    const shown = test.store.dispatch(depictionApi.endpoints.depict.initiate(arg));
    await pass(0);
    // The request is itself a promise, so returning it from an async function would wait for it.
    return () => shown.unsubscribe();
  };
  const isDrawn = () =>
    depictionApi.endpoints.depict.select(arg)(test.store.getState()).data !== undefined;
  const promote = async () => {
    test.platform.sockets.latest.serverSays(push('queue_update', PROMOTED));
    await pass(20);
  };
  const requests = () => test.platform.server.requestsTo(DEPICT).length;

  it('is repeated once when there is a seat', async () => {
    refusal = { error_code: 'SESSION_NOT_ACTIVE', queue_position: 2, estimated_wait_time: 600 };
    const hide = await show();
    expect(isDrawn()).toBe(false);
    await promote();
    expect(isDrawn()).toBe(true);
    await promote();
    expect(requests()).toBe(2);
    hide();
  });

  it('is repeated for each seat gained, including after one was lost', async () => {
    refusal = { error_code: 'SESSION_NOT_ACTIVE', queue_position: 2, estimated_wait_time: 600 };
    await promote();
    test.platform.sockets.latest.serverSays(push('queue_update', WAITING));
    await pass(20);
    const hide = await show();
    expect(isDrawn()).toBe(false);
    await promote();
    expect(isDrawn()).toBe(true);
    expect(requests()).toBe(2);
    hide();
  });

  it('is not repeated when the refusal had another reason', async () => {
    refusal = { error_code: 'FORBIDDEN' };
    const hide = await show();
    await promote();
    expect(requests()).toBe(1);
    hide();
  });

  it('is not repeated endlessly when the services refuse for lack of a seat but report one', async () => {
    refusal = { error_code: 'SESSION_NOT_ACTIVE', queue_position: 2, estimated_wait_time: 600 };
    answer(test, { status: () => status(ACTIVE) });
    await promote();
    // Hangs eventually: otherwise an endless loop of requests would keep this test from even failing.
    test.platform.server.on('POST', DEPICT, (request) =>
      requests() < 5 ? jsonResponse({ ...NO_SEAT, ...refusal }, { status: 403 }) : hang(request),
    );
    const hide = await show();
    for (let report = 0; report < 5; report += 1) await promote();
    expect(requests()).toBe(1);
    hide();
  });
});
