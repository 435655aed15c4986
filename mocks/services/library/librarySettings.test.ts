import { readLibrarySettings } from './librarySettings';

test.each([
  [{}, null],
  [{ MARCUS_LIBRARY: ' ' }, null],
  [
    { MARCUS_LIBRARY: './team' },
    {
      ...{ place: { folder: './team' }, filesFolder: './team/files' },
      ...{ fileDays: null, users: { only: 'me' } },
    },
  ],
  [
    {
      ...{ MARCUS_LIBRARY: 'postgres://u@h/d', MARCUS_USER: 'anna' },
      MARCUS_LIBRARY_FILE_DAYS: '30',
    },
    {
      ...{ place: { url: 'postgres://u@h/d' }, filesFolder: null },
      ...{ fileDays: 30, users: { only: 'anna' } },
    },
  ],
])('%j names the library %j', (env, settings) => {
  expect(readLibrarySettings(env)).toEqual(settings);
});

test.each([
  ['with the folder that all nodes share', { MARCUS_FILES: '/srv/marcus' }, '/srv/marcus/library'],
  ['with a folder of their own', { MARCUS_LIBRARY_FILES: '/srv/pdf' }, '/srv/pdf'],
  ['without any', { MARCUS_FILES: '/srv/marcus', MARCUS_LIBRARY_FILES: 'none' }, null],
])('a server’s PDFs %s are in the folder for them', (_which, env, folder) => {
  const settings = readLibrarySettings({ MARCUS_LIBRARY: 'postgres://u@h/d', ...env });
  expect(settings?.filesFolder).toBe(folder);
});

test('the one person’s name is kept in the form in which others write it', () => {
  const settings = readLibrarySettings({ MARCUS_LIBRARY: 'x', MARCUS_USER: ' Zoe\u0308 ' });
  expect(settings?.users).toEqual({ only: 'Zo\u00eb' });
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
  ['MARCUS_LIBRARY_FILE_DAYS', { MARCUS_LIBRARY: 'x', MARCUS_LIBRARY_FILE_DAYS: 'never' }],
  ['MARCUS_USER_HEADER', { MARCUS_LIBRARY: 'x', MARCUS_USER_HEADER: 'X User' }],
  ['MARCUS_USER', { MARCUS_LIBRARY: 'x', MARCUS_USER: 'Müller, Anna' }],
])('what cannot be used of %s stops the start and shows no password', (name, env) => {
  const read = () => readLibrarySettings(env);
  expect(read).toThrow(name);
  expect(read).not.toThrow('secret');
});
