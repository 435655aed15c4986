import { settingsOfStart } from './ownMachine';

test.each([
  [{}, '100'],
  [{ HOST: '127.0.0.1', PORT: '80' }, '100'],
  [{ HOST: 'localhost', MARCUS_MAX_UPLOAD_MB: '' }, '100'],
  [{ MARCUS_MAX_UPLOAD_MB: '20' }, '20'],
  [{ HOST: '0.0.0.0' }, undefined],
  [{ MARCUS_HOSTS: 'marcus.example' }, undefined],
  [{ MARCUS_API_URL: 'https://marcus.example/api' }, undefined],
  [{ MARCUS_REDIS_URL: 'redis://127.0.0.1', MARCUS_FILES: '/srv' }, undefined],
])('%j: articles of %s MB where only this machine can upload', (env, megabytes) => {
  expect(settingsOfStart(env)['MARCUS_MAX_UPLOAD_MB']).toBe(megabytes);
});

test.each([
  [{}, 'none'],
  [{ MARCUS_SEATS: '3' }, '3'],
  [{ HOST: '0.0.0.0' }, undefined],
])('%j: MARCUS_SEATS is %s', (env, seats) => {
  expect(settingsOfStart(env)['MARCUS_SEATS']).toBe(seats);
});

test('keeps every other setting', () => {
  const env = { PORT: '8081', MARCUS_SCAN_PAGES: '3' };
  expect(settingsOfStart(env)).toMatchObject(env);
});
