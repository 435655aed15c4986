/** @jest-environment node */
import { healthApi } from './health';
import { makeFakeApi } from './testing/fakeApi';

const { getHealth, getModuleHealth } = healthApi.endpoints;
const api = makeFakeApi();
afterEach(() => api.reset());

test.each([
  ['OK', true],
  ['starting', false],
])('status %s means ready: %s', async (status, ready) => {
  api.answer('GET', '/api/health', { status });
  expect(await api.call(getHealth, undefined)).toEqual({ ready });
});

test.each([[{}], [{ status: true }], ['OK']])('the answer %j is invalid', async (body) => {
  api.answer('GET', '/api/health', body);
  expect(await api.failure(getHealth, undefined)).toMatchObject({ kind: 'schema' });
});

test.each([
  ['ocsr', '/api/latest/ocsr/health'],
  ['segments', '/api/latest/decimer/health'],
] as const)('requests the health of the module %s at %s', async (module, path) => {
  api.answer('GET', path, { status: 'OK' });
  expect(await api.call(getModuleHealth, { module })).toEqual({ ready: true });
});
