import {
  onOneOrigin,
  readPageConfig,
  readStandaloneConfig,
  usesLocalServices,
  usesStandIns,
  withPageConfig,
} from './pageConfig';

const INSTALLATION = 'https://marcus.example/api';

const STAND_INS = {
  coconutUrl: '/api/stand-ins/coconut',
  crossrefUrl: '/api/stand-ins/crossref',
  dataciteUrl: '/api/stand-ins/datacite',
  pubchemUrl: '/api/stand-ins/pubchem',
  wikidataUrl: '/api/stand-ins/wikidata',
  coconutIsStandIn: true,
  publicationsAreStandIn: true,
  pubchemIsStandIn: true,
  wikidataIsStandIn: true,
};
const ALL_REAL = {
  coconutIsStandIn: false,
  publicationsAreStandIn: false,
  pubchemIsStandIn: false,
  wikidataIsStandIn: false,
};

test('sends the page to the local services and the stand-ins by default', () => {
  const config = readPageConfig({});
  expect(config).toEqual({ apiUrl: '/api', readsByItself: true, ...STAND_INS });
  expect(usesLocalServices(config)).toBe(true);
  expect(usesStandIns(config)).toBe(true);
});

test('uses the real look-up services only when told to', () => {
  const config = readPageConfig({ MARCUS_LOOKUPS: 'online' });
  expect(config).toEqual({ apiUrl: '/api', readsByItself: true, ...ALL_REAL });
  expect(usesStandIns(config)).toBe(false);
});

test('keeps the stand-ins with a configured installation', () => {
  const config = readPageConfig({ MARCUS_API_URL: `${INSTALLATION}/` });
  expect(config).toEqual({ apiUrl: INSTALLATION, readsByItself: false, ...STAND_INS });
  expect(usesLocalServices(config)).toBe(false);
  expect(usesStandIns(config)).toBe(true);
});

test.each([
  ['COCONUT_API_URL', { coconutUrl: 'https://x.example/v2', coconutIsStandIn: false }],
  ['PUBCHEM_API_URL', { pubchemUrl: 'https://x.example/v2', pubchemIsStandIn: false }],
  ['WIKIDATA_API_URL', { wikidataUrl: 'https://x.example/v2', wikidataIsStandIn: false }],
  ['CROSSREF_API_URL', { crossrefUrl: 'https://x.example/v2', publicationsAreStandIn: false }],
  ['DATACITE_API_URL', { dataciteUrl: 'https://x.example/v2', publicationsAreStandIn: false }],
])('%s replaces one stand-in and leaves the others', (variable, changed) => {
  const config = readPageConfig({ [variable]: ' https://x.example/v2/ ' });
  expect(config).toEqual({
    apiUrl: '/api',
    readsByItself: true,
    ...STAND_INS,
    ...changed,
  });
});

test('lets articles be read by themselves by the local services only, unless told', () => {
  const readsByItself = (env: Parameters<typeof readPageConfig>[0]) =>
    readPageConfig(env).readsByItself;
  expect(readsByItself({})).toBe(true);
  expect(readsByItself({ MARCUS_READ_BY_ITSELF: 'off' })).toBe(false);
  expect(readsByItself({ MARCUS_API_URL: INSTALLATION })).toBe(false);
  expect(readsByItself({ MARCUS_API_URL: INSTALLATION, MARCUS_READ_BY_ITSELF: 'on' })).toBe(true);
  expect(() => readPageConfig({ MARCUS_READ_BY_ITSELF: 'yes' })).toThrow('MARCUS_READ_BY_ITSELF');
});

test.each([
  [{}, undefined],
  [{ MARCUS_MAX_UPLOAD_MB: '10' }, undefined],
  [{ MARCUS_MAX_UPLOAD_MB: '50' }, 50],
  [{ MARCUS_API_URL: INSTALLATION, MARCUS_MAX_UPLOAD_MB: '50' }, 50],
  [{ MARCUS_API_URL: 'browser' }, 250],
  [{ MARCUS_API_URL: 'browser', MARCUS_MAX_UPLOAD_MB: '20' }, 20],
  [{ MARCUS_API_URL: 'browser', MARCUS_MAX_UPLOAD_MB: '9000' }, 250],
])('%j: tells the page to take PDFs of %s MB', (env, maxUploadMb) => {
  expect(readPageConfig(env).maxUploadMb).toBe(maxUploadMb);
});

test.each([
  [{}, undefined],
  [{ MARCUS_SEATS: '60' }, undefined],
  [{ MARCUS_SEATS: 'none' }, false],
  [{ MARCUS_API_URL: 'browser' }, false],
])('%j: the page speaks of seats unless told %s', (env, hasSeats) => {
  expect(readPageConfig(env).hasSeats).toBe(hasSeats);
});

test('gives the host of the live channel if it differs', () => {
  const env = { MARCUS_API_URL: INSTALLATION, MARCUS_SOCKET_URL: 'wss://live.example/api/' };
  expect(readPageConfig(env)).toMatchObject({ socketUrl: 'wss://live.example/api' });
  expect(() => readPageConfig({ MARCUS_SOCKET_URL: 'https://live.example' })).toThrow(
    'MARCUS_SOCKET_URL',
  );
});

test('a specific address wins over the public one', () => {
  const env = { MARCUS_LOOKUPS: 'online', COCONUT_API_URL: 'http://localhost:8000/api' };
  expect(readPageConfig(env)).toMatchObject({
    coconutUrl: 'http://localhost:8000/api',
    coconutIsStandIn: false,
  });
});

test('gives the operators of the look-ups an address to write to', () => {
  expect(readPageConfig({ CONTACT_EMAIL: ' keeper@example.org ' })).toMatchObject({
    contactEmail: 'keeper@example.org',
  });
  expect(readPageConfig({ CONTACT_EMAIL: '' })).not.toHaveProperty('contactEmail');
});

const ADDRESSES = [
  'MARCUS_API_URL',
  'COCONUT_API_URL',
  'CROSSREF_API_URL',
  'DATACITE_API_URL',
  'PUBCHEM_API_URL',
  'WIKIDATA_API_URL',
];

test.each(
  ADDRESSES.flatMap((variable) =>
    [
      'marcus.example',
      '/api',
      'javascript:alert(1)',
      'ftp://x',
      'https://name:word@x.example',
      'https://x.example/?key=1',
      'https://x.example/#a',
    ].map((value) => [variable, value] as const),
  ),
)('refuses %s=%s and names it', (variable, value) => {
  expect(() => readPageConfig({ [variable]: value })).toThrow(
    `${variable} must be a http or https address without name, password, query or fragment, ` +
      `not "${value}"`,
  );
});

test.each([
  ['CONTACT_EMAIL', 'nobody'],
  ['CONTACT_EMAIL', 'a@b, c@d'],
  ['MARCUS_LOOKUPS', 'Online'],
])('refuses %s=%s and names it', (variable, value) => {
  expect(() => readPageConfig({ [variable]: value })).toThrow(variable);
});

test('writes the configuration into an attribute that its content cannot close', () => {
  const config = { apiUrl: 'https://x/"><script>alert(1)</script>$&' };
  const html = withPageConfig('<html><head><title>x</title></head></html>', config);
  expect(html).not.toContain('<script>');
  expect(html).toContain(
    '<meta name="marcus-config" content="{&quot;apiUrl&quot;:&quot;https://x/',
  );
  expect(html).toContain('$&amp;');
});

test('a page from our own server calls its own origin, which forwards', () => {
  const env = { MARCUS_API_URL: INSTALLATION, MARCUS_SOCKET_URL: 'wss://live.example/api' };
  expect(onOneOrigin(readPageConfig(env))).toEqual({
    apiUrl: '/api',
    readsByItself: false,
    ...STAND_INS,
  });
});

test('a live channel with its own host works with the local services', () => {
  const config = readPageConfig({ MARCUS_SOCKET_URL: 'wss://live.example/api' });
  expect(onOneOrigin(config)).toEqual(config);
});

test('a page without a server offers a language model at one address, and no other page does', () => {
  const offered = {
    languageModelUrl: 'https://api.openai.com/v1',
    languageModelName: 'gpt-4o-mini',
  };
  expect(readStandaloneConfig({})).toMatchObject({ apiUrl: 'browser', ...offered });
  expect(readPageConfig({ MARCUS_API_URL: 'browser' })).toMatchObject(offered);
  const other = { OPENAI_BASE_URL: 'https://llm.example/v1/', OPENAI_MODEL: 'chem-1' };
  expect(readStandaloneConfig(other)).toMatchObject({
    languageModelUrl: 'https://llm.example/v1',
    languageModelName: 'chem-1',
  });
  for (const env of [other, { ...other, MARCUS_API_URL: INSTALLATION }]) {
    expect(readPageConfig(env)).not.toHaveProperty('languageModelUrl');
  }
});

test('a language model is left out of a page on request, and the key of a server always', () => {
  expect(readStandaloneConfig({ MARCUS_LANGUAGE_MODEL: 'off' })).not.toHaveProperty(
    'languageModelUrl',
  );
  const env = { OPENAI_API_KEY: 'sk-of-the-server' };
  expect(JSON.stringify(readStandaloneConfig(env))).not.toContain('sk-of-the-server');
  expect(() => readStandaloneConfig({ MARCUS_LANGUAGE_MODEL: 'no' })).toThrow(
    'MARCUS_LANGUAGE_MODEL',
  );
  expect(() => readStandaloneConfig({ OPENAI_BASE_URL: 'llm.example' })).toThrow('OPENAI_BASE_URL');
});

test('a page without a server has no live channel on any', () => {
  const env = { MARCUS_API_URL: INSTALLATION, MARCUS_SOCKET_URL: 'wss://live.example/api' };
  expect(readStandaloneConfig(env)).not.toHaveProperty('socketUrl');
});
