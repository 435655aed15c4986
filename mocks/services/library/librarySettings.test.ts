import { readLibrarySettings } from './librarySettings';

test.each([
  [{}, null],
  [{ MARCUS_LIBRARY: ' ' }, null],
  [{ MARCUS_LIBRARY: './team' }, { place: { folder: './team' }, users: { only: 'me' } }],
  [
    { MARCUS_LIBRARY: 'postgres://u@h/d', MARCUS_USER: 'anna' },
    { place: { url: 'postgres://u@h/d' }, users: { only: 'anna' } },
  ],
])('%j names the library %j', (env, settings) => {
  expect(readLibrarySettings(env)).toEqual(settings);
});

test('a proxy names users whose roles are listed', () => {
  const settings = readLibrarySettings({
    ...{ MARCUS_LIBRARY: 'team', MARCUS_USER_HEADER: 'X-Forwarded-User' },
    MARCUS_ROLES: 'anna=reviewer',
  });
  expect(settings?.users).toMatchObject({ header: 'X-Forwarded-User' });
});

test.each([
  ['MARCUS_LIBRARY', { MARCUS_LIBRARY: 'mysql://root:secret@h/d' }],
  ['MARCUS_ROLES', { MARCUS_LIBRARY: 'x', MARCUS_USER_HEADER: 'X-User' }],
  ['MARCUS_ROLES', { MARCUS_LIBRARY: 'x', MARCUS_ROLES: 'anna=reader' }],
  ['MARCUS_USER_HEADER', { MARCUS_LIBRARY: 'x', MARCUS_USER_HEADER: 'X User' }],
])('what cannot be used of %s stops the start and shows no password', (name, env) => {
  const read = () => readLibrarySettings(env);
  expect(read).toThrow(name);
  expect(read).not.toThrow('secret');
});
