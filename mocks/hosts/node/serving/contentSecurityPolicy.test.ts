import { readdirSync, readFileSync } from 'node:fs';
import { webpackConfig } from '../../../../webpack.config';
import {
  contentSecurityPolicy,
  EDITOR_POLICY,
  PUBLIC_LOOKUPS,
  TRUSTED_TYPES_POLICY,
} from './contentSecurityPolicy';
import { readPageConfig, readStandaloneConfig, type PageConfig } from './pageConfig';

const LOCAL = readPageConfig({});

const sourcesOf = (policy: string, directive: string): string[] | undefined => {
  const words = policy.split('; ').map((it) => it.split(' '));
  return words.find(([name]) => name === directive)?.slice(1);
};

const connectSources = (config: PageConfig) =>
  sourcesOf(contentSecurityPolicy(config), 'connect-src');

test('lets the page connect only to itself if everything is local', () => {
  expect(connectSources(LOCAL)).toEqual(["'self'"]);
});

test('lets the page connect to its installation, by HTTP and by socket, and to the look-ups', () => {
  expect(new Set(connectSources({ apiUrl: 'https://marcus.example/api' }))).toEqual(
    new Set([
      "'self'",
      'https://marcus.example',
      'wss://marcus.example',
      'https://coconut.naturalproducts.net',
      'https://api.crossref.org',
      'https://api.datacite.org',
      'https://pubchem.ncbi.nlm.nih.gov',
      'https://query.wikidata.org',
    ]),
  );
});

test('lists the live channel by its own address if it has one', () => {
  const apart = { ...LOCAL, apiUrl: 'https://a.example/api', socketUrl: 'wss://b.example/api' };
  expect(connectSources(apart)).toEqual(["'self'", 'https://a.example', 'wss://b.example']);
  const own = { ...LOCAL, socketUrl: 'wss://b.example/api' };
  expect(connectSources(own)).toEqual(["'self'", 'wss://b.example']);
});

test.each([
  ['coconutUrl', 'https://coconut.example:8443/api', 'https://coconut.example:8443'],
  ['crossrefUrl', 'http://127.0.0.1:9000/crossref', 'http://127.0.0.1:9000'],
  ['dataciteUrl', 'https://datacite.example', 'https://datacite.example'],
  ['pubchemUrl', 'https://pubchem.example/rest/pug', 'https://pubchem.example'],
])('lists only the origin of %s', (name, address, origin) => {
  expect(connectSources({ ...LOCAL, [name]: address })).toEqual(["'self'", origin]);
});

/** Where a page without a server may ask engines whatever the build says. */
const THIS_MACHINE = ['http://localhost:*', 'http://127.0.0.1:*'];

test.each<[string, Readonly<Record<string, string>>, readonly string[]]>([
  ['the offered language model', {}, ['https://api.openai.com', ...THIS_MACHINE]],
  [
    'another one',
    { OPENAI_BASE_URL: 'https://llm.example:8443/v1' },
    ['https://llm.example:8443', ...THIS_MACHINE],
  ],
  [
    'engines on this machine alone',
    { MARCUS_LANGUAGE_MODEL: 'off', MARCUS_SOCKET_URL: 'wss://live.example/api' },
    THIS_MACHINE,
  ],
  [
    'engines elsewhere',
    {
      MARCUS_LANGUAGE_MODEL: 'off',
      MARCUS_ENGINE_ORIGINS: 'https://gpu.example:9000/api, https://cm.example',
    },
    [...THIS_MACHINE, 'https://gpu.example:9000', 'https://cm.example'],
  ],
])('lets a page without a server connect to %s, and to nothing else', (_what, env, sources) => {
  expect(connectSources(readStandaloneConfig(env))).toEqual(["'self'", ...sources]);
  expect(connectSources(readPageConfig(env))).not.toContain(THIS_MACHINE[0]);
});

test('refuses an origin for engines that is no address, by the name of the setting', () => {
  expect(() => readStandaloneConfig({ MARCUS_ENGINE_ORIGINS: 'gpu.example' })).toThrow(
    'MARCUS_ENGINE_ORIGINS must be a http or https address',
  );
});

test('an address cannot add a directive', () => {
  const config = { ...LOCAL, pubchemUrl: 'https://pubchem.example; script-src *' };
  expect(() => contentSecurityPolicy(config)).toThrow('Invalid URL');
});

test('knows the page’s default look-ups', () => {
  const page = readFileSync('src/platform/browser/readConfig.ts', 'utf8');
  const named = Object.entries(PUBLIC_LOOKUPS).map(([name, address]) => `${name}: '${address}'`);
  expect(named.filter((line) => !page.includes(line))).toEqual([]);
});

test('allows no inline script, inline style, eval or markup made from text in the page', () => {
  const policy = contentSecurityPolicy(LOCAL);
  expect(policy).not.toContain("'unsafe-inline'");
  expect(policy).not.toContain("'unsafe-eval'");
  expect(sourcesOf(policy, 'default-src')).toEqual(["'none'"]);
  expect(sourcesOf(policy, 'script-src')).toEqual(["'self'", "'wasm-unsafe-eval'"]);
  expect(sourcesOf(policy, 'require-trusted-types-for')).toEqual(["'script'"]);
});

test('names the Trusted Types policy that the build uses, and no other', () => {
  const { trustedTypes } = webpackConfig('production').output ?? {};
  expect(trustedTypes).toEqual({ policyName: TRUSTED_TYPES_POLICY });
  const named = sourcesOf(contentSecurityPolicy(LOCAL), 'trusted-types');
  expect(named).toEqual([TRUSTED_TYPES_POLICY]);
});

test('the build puts every worker where the policy is sent with scripts', () => {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => readFileSync(`src/${name}`, 'utf8'));
  const started = sources.flatMap((text) => text.match(/\bnew (?:Shared)?Worker\(/g) ?? []);
  const names = sources.flatMap((text) =>
    [...text.matchAll(/\bnew (?:Shared)?Worker\([^;]*?name: '([\w-]+)'/g)].map(([, name]) => name),
  );
  expect(names.length).toBeGreaterThan(0);
  expect(names).toHaveLength(started.length);
  // The services' worker is no chunk: it is bundled apart, into `engine/`, which has the policy, too.
  const chunks = names.filter((name) => name !== 'services');
  const { chunkFilename } = webpackConfig('production').output ?? {};
  if (typeof chunkFilename !== 'function') throw new Error('All chunks are in one folder');
  for (const name of chunks) {
    const chunk = { id: 1, name } as Parameters<typeof chunkFilename>[0]['chunk'];
    expect(chunkFilename({ chunk } as Parameters<typeof chunkFilename>[0])).toMatch(
      /^assets\/workers\//,
    );
  }
});

test('nobody frames the application, and only our own pages frame the editor', () => {
  expect(sourcesOf(contentSecurityPolicy(LOCAL), 'frame-ancestors')).toEqual(["'none'"]);
  expect(sourcesOf(EDITOR_POLICY, 'frame-ancestors')).toEqual(["'self'"]);
});

test('the editor runs no inline script and no eval', () => {
  expect(sourcesOf(EDITOR_POLICY, 'script-src')).toEqual(["'self'", "'wasm-unsafe-eval'"]);
});

test('lets a page with its services in the browser be installed, and no other', () => {
  const manifestOf = (config: PageConfig) =>
    sourcesOf(contentSecurityPolicy(config), 'manifest-src');
  expect(manifestOf({ ...LOCAL, apiUrl: 'browser' })).toEqual(["'self'"]);
  expect(manifestOf(LOCAL)).toBeUndefined();
});
