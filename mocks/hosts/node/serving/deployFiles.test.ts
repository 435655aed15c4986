import { readFileSync } from 'node:fs';
import path from 'node:path';
import { deployFiles } from './deployFiles';
import { applicationHeaders, EDITOR_HEADERS, FILE_HEADERS } from './securityHeaders';

const DEPLOY = path.join(__dirname, '../../../../deploy');
const shipped = (name: string) => readFileSync(path.join(DEPLOY, name), 'utf8');

/** Services at `/api` on the page's own host, and the public look-ups. */
const CONFIG = { apiUrl: '/api' };
const files = deployFiles(CONFIG);

/** Blocks are separated by a blank line and begin with the path. */
const blocks = new Map(
  (files['_headers'] ?? '').split('\n\n').map((block) => {
    const [first = '', ...headers] = block.trim().split('\n');
    return [first, headers.map((line) => line.trim())];
  }),
);

test.each(Object.keys(files))('deploy/%s is what `npm run headers` writes', (name) => {
  expect(shipped(name)).toBe(files[name]);
});

const asLines = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers).map(([name, value]) => `${name}: ${value}`);

test('a static host sends the same headers as our own server', () => {
  expect(blocks.get('/*')).toEqual(expect.arrayContaining(asLines(FILE_HEADERS)));
  for (const place of ['/', '/index.html', '/assets/workers/*']) {
    expect(blocks.get(place)).toEqual(expect.arrayContaining(asLines(applicationHeaders(CONFIG))));
  }
  expect(blocks.get('/ketcher/*')).toEqual(asLines(EDITOR_HEADERS));
});

test('the files that a document or worker loads carry no policy: theirs counts', () => {
  expect(blocks.get('/assets/*')?.map((line) => line.split(':')[0])).toEqual(['Cache-Control']);
  expect(files['nginx/file-headers.conf']).not.toContain('Policy "default-src');
});

test('no path gets the same header from two rules, because hosts would send both', () => {
  const applies = (rule: string, place: string) =>
    rule === place || (rule.endsWith('*') && place.startsWith(rule.slice(0, -1)));
  const places = [...blocks.keys()].filter((rule) => rule.startsWith('/'));
  for (const place of places) {
    const names = [...blocks]
      .filter(([rule]) => applies(rule, place))
      .flatMap(([, headers]) => headers.map((line) => line.split(':')[0]));
    expect(new Set(names).size).toBe(names.length);
  }
});

test('lines are short enough for hosts that allow 2,000 characters', () => {
  const longest = Math.max(
    ...Object.values(files)
      .flatMap((it) => it.split('\n'))
      .map((it) => it.length),
  );
  expect(longest).toBeLessThan(2_000);
});

describe('files that nginx must not serve', () => {
  const conf = shipped('nginx/marcus.conf');
  const pattern = (within: string) =>
    new RegExp(/location ~\* (\S+) \{\s+return 40[34];/.exec(within)?.[1] ?? '$.', 'i');
  const files = pattern(conf);
  const reset = pattern(conf.slice(conf.indexOf('location ^~ /api/ {')));

  /** nginx decodes a path once before it looks for its location. */
  test.each(['/assets/x.js.ma%70', '/build-info.jso%6e', '/Build-Info.JSON', '/%2egit/config'])(
    '%s is not served',
    (path) => expect(decodeURIComponent(path)).toMatch(files),
  );

  test.each(['/api/session/reset', '/api/session/rese%74', '/api/Session/Reset/'])(
    '%s resets no sessions',
    (path) => expect(decodeURIComponent(path)).toMatch(reset),
  );

  test.each(['/assets/x.js', '/sample-article.pdf', '/api/session/create'])(
    '%s is open',
    (path) => {
      expect(path).not.toMatch(files);
      expect(path).not.toMatch(reset);
    },
  );
});

test('in nginx, every location that serves files sends the headers: one that adds any inherits none', () => {
  const places = shipped('nginx/marcus.conf')
    .split(/^ {2}location /m)
    .slice(1)
    .filter((place) => place.includes('try_files'));
  expect(places).toHaveLength(6);
  for (const place of places) {
    const isPart = place.startsWith('/assets/ ');
    const wanted = place.startsWith('/ketcher/') ? 'editor' : isPart ? 'file' : 'application';
    expect(place).toContain(`include marcus/${wanted}-headers.conf;`);
  }
});
