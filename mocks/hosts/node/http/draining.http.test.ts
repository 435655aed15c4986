/** What the services do between SIGTERM and their end, with `MARCUS_DRAIN_MS`. */
import { once } from 'node:events';
import { startProgram, type RunningProgram } from '../../../testing/startProgram';

/** Longer than any test: the services end because they are told to a second time. */
const LONG_MS = '600000';

let services: RunningProgram;
afterEach(() => services.kill());

const start = async (env: Readonly<Record<string, string>>) => {
  services = await startProgram({
    program: 'mocks/hosts/node/server.ts',
    env: { PORT: '0', ...env },
  });
};

const ask = (path: string, method = 'GET') =>
  fetch(`http://127.0.0.1:${services.port}${path}`, { method });

/** Asks until the signal has arrived. */
async function untilNotReady() {
  for (;;) {
    const answer = await ask('/ready');
    if (answer.status !== 200) return answer;
    await answer.text();
  }
}

test('services told to stop are no longer ready, but answer until they are told again', async () => {
  await start({ MARCUS_DRAIN_MS: LONG_MS });
  expect(await (await ask('/ready')).json()).toEqual({ status: 'READY' });
  services.child.kill('SIGTERM');
  const refusal = await untilNotReady();
  expect(refusal.status).toBe(503);
  expect(await refusal.json()).toMatchObject({ detail: 'The services are stopping' });
  expect((await ask('/health')).status).toBe(200);
  expect((await ask('/session/create', 'POST')).status).toBe(200);
  await services.stop();
  expect(services.child.exitCode).toBe(0);
});

test('Ctrl-C does not wait', async () => {
  await start({ MARCUS_DRAIN_MS: LONG_MS });
  const exited = once(services.child, 'exit');
  services.child.kill('SIGINT');
  expect(await exited).toEqual([0, null]);
});

test('services that were given no time end by themselves at the first signal', async () => {
  await start({});
  const exited = once(services.child, 'exit');
  services.child.kill('SIGTERM');
  expect(await exited).toEqual([0, null]);
});

test('services end by themselves once the time has passed', async () => {
  await start({ MARCUS_DRAIN_MS: '50' });
  const exited = once(services.child, 'exit');
  services.child.kill('SIGTERM');
  expect(await exited).toEqual([0, null]);
});
