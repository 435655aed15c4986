import { chromiumPath } from './chromiumPath';

const SHELL = '/usr/bin/chromium-headless-shell';
const WHOLE = '/usr/bin/chromium';

test.each([
  ['the one that is named', { CHROMIUM_PATH: '/opt/chrome' }, [SHELL, WHOLE], '/opt/chrome'],
  ['the whole browser where it is installed', {}, [SHELL, WHOLE], WHOLE],
  ['the headless shell otherwise', {}, [SHELL], SHELL],
  ['the whole browser in the error message where there is none', {}, [], WHOLE],
])('the browser is %s', (_which, env, installed, expected) => {
  expect(chromiumPath(env, (file) => installed.includes(file))).toBe(expected);
});
