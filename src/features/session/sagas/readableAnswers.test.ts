/** @jest-environment node */
import { createFakePlatform, TEST_CONFIG } from '@/testing/fakePlatform';
import { jsonResponse, refuseConnection, type FakeHandler } from '@/testing/fakes/fakeFetch';
import type { TestStore } from '@/testing/makeTestStore';
import { connectionRetryRequested } from '../lifecycle.slice';
import {
  CREATE,
  created,
  expectNothingLeft,
  pass,
  sessionOf,
  startSession,
} from '../testing/sessionStage';

const API = 'https://installation.test/api';
const MESSAGE =
  `The services at ${API} answer, but the browser withholds their answers from pages of ` +
  'http://marcus.test, which is not listed in their CORS_ORIGINS setting. Add it there, or serve this page ' +
  `with "MARCUS_API_URL=${API} npm start", which forwards its requests.`;

const ready = () => jsonResponse({ status: 'OK' });
/** Like a browser: a no-cors request, which cannot read the response, learns only that there is one. */
const withheld: FakeHandler = ({ mode, ...request }) =>
  mode === 'no-cors' ? new Response(null) : refuseConnection({ mode, ...request });

describe('services on another origin', () => {
  let test: TestStore;
  beforeEach(() => jest.useFakeTimers({ now: 1_000_000 }));
  afterEach(async () => {
    await expectNothingLeft(test);
    jest.useRealTimers();
  });

  async function start(health: FakeHandler, create: FakeHandler, apiUrl = API) {
    const socketUrl = apiUrl.replace('http', 'ws');
    const platform = createFakePlatform({ config: { ...TEST_CONFIG, apiUrl, socketUrl } });
    platform.server.on('GET', '/health', health);
    test = await startSession({ create }, platform);
  }
  const creations = () => test.platform.server.requestsTo(CREATE).length;
  const checks = () => test.platform.server.requestsTo('/health').length;
  const retry = async () => {
    test.store.dispatch(connectionRetryRequested());
    await pass(60_000);
  };

  it('have their health checked before a session is created', async () => {
    await start(ready, () => created());
    await pass(0);
    const asked = test.platform.server.requests.map(({ url }) => url.pathname);
    expect(asked.slice(0, 2)).toEqual(['/api/health', '/api/session/create']);
    expect(sessionOf(test).status).toBe('active');
  });

  it('create no session while their answers are unreadable, and the cause and the setting are named', async () => {
    await start(withheld, withheld);
    await pass(120_000);
    expect(creations()).toBe(0);
    expect(sessionOf(test)).toEqual({ status: 'failed', message: MESSAGE, retriesLeft: 3 });
  });

  it('are connected automatically once they allow the page’s origin', async () => {
    await start(withheld, withheld);
    test.platform.server.on('GET', '/health', ready);
    test.platform.server.on('POST', CREATE, () => created());
    await pass(30_000);
    expect(sessionOf(test).status).toBe('active');
  });

  it('with an unreadable session answer are asked for one once, and again only when the user retries', async () => {
    const health: FakeHandler = ({ mode }) => (mode === 'no-cors' ? new Response(null) : ready());
    await start(health, withheld);
    await pass(300_000);
    expect(creations()).toBe(1);
    expect(sessionOf(test)).toMatchObject({ status: 'failed', message: MESSAGE });
    await retry();
    expect(creations()).toBe(2);
  });

  it('are tried three times when unreachable, with the specified message', async () => {
    await start(refuseConnection, refuseConnection);
    await pass(10_000);
    expect(creations()).toBe(3);
    expect(sessionOf(test)).toMatchObject({
      message:
        'Failed to create session after 3 attempts. Last error: The server cannot be reached',
    });
  });

  it('are tried three times when they answer with an error', async () => {
    const serverError = () =>
      jsonResponse({ detail: 'Failed to create session: x' }, { status: 500 });
    await start(ready, serverError);
    await pass(10_000);
    expect(creations()).toBe(3);
  });

  it('unlike those on the page’s own origin, which are asked for a session at once', async () => {
    await start(withheld, refuseConnection, '/api');
    await pass(10_000);
    expect(creations()).toBe(3);
    expect(checks()).toBe(0);
  });
});
