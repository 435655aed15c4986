import { Readiness } from './readiness';

const WARMING_UP = 'The services are warming up';
const STOPPING = 'The services are stopping';

test('nothing stands in the way of services that were never warmed up', async () => {
  expect(await new Readiness().obstacle()).toBeNull();
});

test('services are ready once their warm-up has succeeded, and not before', async () => {
  const readiness = new Readiness();
  let finish = () => undefined as void;
  const warm = readiness.warmUp(() => new Promise((resolve) => (finish = resolve)));
  expect(await readiness.obstacle()).toBe(WARMING_UP);
  finish();
  await warm;
  expect(await readiness.obstacle()).toBeNull();
});

test('a failed warm-up is reported, and leaves the services unready', async () => {
  const readiness = new Readiness();
  const failed = readiness.warmUp(() => Promise.reject(new Error('No canvas')));
  await expect(failed).rejects.toThrow('No canvas');
  expect(await readiness.obstacle()).toBe(WARMING_UP);
});

test('services that are stopping do not become ready when their warm-up ends', async () => {
  const readiness = new Readiness();
  await readiness.warmUp(async () => readiness.stop());
  expect(await readiness.obstacle()).toBe(STOPPING);
});

test('services whose shared state cannot be reached are not ready until it can', async () => {
  let obstacle: string | null = 'Redis does not answer';
  const readiness = new Readiness(async () => obstacle);
  expect(await readiness.obstacle()).toBe('Redis does not answer');
  obstacle = null;
  expect(await readiness.obstacle()).toBeNull();
});
