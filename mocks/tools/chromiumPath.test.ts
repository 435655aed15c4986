import { chromiumPath, wholeChromiumPath } from './chromiumPath';

const SHELL = '/usr/bin/chromium-headless-shell';
const WHOLE = '/usr/bin/chromium';

test.each([
  ['the one that is named', { CHROMIUM_PATH: '/opt/chrome' }, [SHELL, WHOLE], '/opt/chrome'],
  ['the headless shell where it is installed', {}, [SHELL, WHOLE], SHELL],
  ['the whole browser otherwise', {}, [WHOLE], WHOLE],
  ['the whole browser in the error message where there is none', {}, [], WHOLE],
])('the browser is %s', (_which, env, installed, expected) => {
  expect(chromiumPath(env, (file) => installed.includes(file))).toBe(expected);
});

test.each([
  ['the one that is named', { CHROMIUM_PATH: '/opt/chrome' }, [SHELL, WHOLE], '/opt/chrome'],
  ["Debian's", {}, [SHELL, WHOLE], WHOLE],
  ["Debian's if a headless shell is named", { CHROMIUM_PATH: SHELL }, [SHELL, WHOLE], WHOLE],
  [
    'missing if only a headless shell is there',
    { CHROMIUM_PATH: '/opt/headless_shell' },
    [SHELL],
    undefined,
  ],
])('the whole browser is %s', (_which, env, installed, expected) => {
  expect(wholeChromiumPath(env, (file) => installed.includes(file))).toBe(expected);
});
