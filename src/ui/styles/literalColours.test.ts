/** Colours are only written in the tokens, so that both themes have them. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readTokens } from './testing/readTokens';

const ROOT = process.cwd();

/** Where a colour must be written, and why. */
const ALLOWED: Readonly<Record<string, string>> = {
  'src/ui/styles/tokens.css': 'the tokens',
  'src/ketcher/page.css': "a page of its own, without the tokens; Ketcher's canvas is white",
  'public/splash.css': 'painted before the tokens are there; the test below compares it with them',
};

const LITERAL =
  /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(|(?:color|background|border|fill|stroke|shadow)[\w-]*['"]?:[^;,\n]*\b(?:white|black|gr[ae]y|red|green|blue|yellow|orange|silver)\b/i;

const NOT_SHIPPED = /\.test\.tsx?$|\/testing\/|\.d\.ts$/;

/** Numbers of issues and fragments of addresses look like colours. */
const withoutComments = (source: string) =>
  source
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(^|\s)\/\/.*$/gm, '')
    .replace(/['"`]#(?![\da-f]{3,8}['"`])[\w/-]*['"`]/gi, '');

const filesBelow = (folder: string) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file}`)
    .filter((file) => /\.(?:tsx?|css)$/.test(file) && !NOT_SHIPPED.test(file));

const withColours = [...filesBelow('src'), ...filesBelow('public')].filter((file) =>
  LITERAL.test(withoutComments(readFileSync(path.join(ROOT, file), 'utf8'))),
);

test('no colour is written outside the tokens without a reason', () => {
  expect(withColours.toSorted()).toEqual(Object.keys(ALLOWED).toSorted());
});

test.each([
  ['color: white;', true],
  ['background: #fff', true],
  ["fill: 'black'", true],
  ['border: 1px solid rgb(0 0 0 / 0.5)', true],
  ['white-space: nowrap', false],
  ['color: var(--text)', false],
])('%s is a colour: %s', (source, is) => {
  expect(LITERAL.test(source)).toBe(is);
});

test('the splash has the values of the tokens that it names', () => {
  const splash = readFileSync(path.join(ROOT, 'public/splash.css'), 'utf8');
  const fallbacks = [...splash.matchAll(/var\(--([\w-]+),\s*(light-dark\([^)]*\))\)/g)];
  expect(fallbacks.length).toBeGreaterThan(5);
  const tokens = readTokens();
  for (const [, name = '', value] of fallbacks)
    expect(`${name} ${tokens.get(name)}`).toBe(`${name} ${value}`);
});
