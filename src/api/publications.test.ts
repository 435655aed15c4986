/** @jest-environment node */
import { publicationsApi } from './publications';
import { refuseConnection } from '@/testing/fakes/fakeFetch';
import { TEST_CONFIG } from '@/testing/fakePlatform';
import { makeApiStore } from './testing/apiStore';
import { makeFakeApi } from './testing/fakeApi';

const { getPublication } = publicationsApi.endpoints;
const DOI = '10.5555/a<b>c';
const CROSSREF = '/works/10.5555%2Fa%3Cb%3Ec';
const DATACITE = '/dois/10.5555%2Fa%3Cb%3Ec';

let api = makeFakeApi();
beforeEach(() => {
  api = makeFakeApi();
});
afterEach(() => api.reset());

const ask = () => api.call(getPublication, { doi: `https://doi.org/${DOI}` });

test('reads Crossref’s data', async () => {
  const message = {
    DOI,
    title: ['Alkaloids of <i>Camellia sinensis</i>'],
    abstract: '<jats:p>Fresh leaves gave caffeine &amp; more.</jats:p>',
    author: [
      { given: 'Anna', family: 'Beispiel', sequence: 'first' },
      { given: 'Bert', family: 'Muster' },
      { name: 'The Example Group' },
    ],
    published: { 'date-parts': [[2021, 3, 4]] },
    'container-title': ['Journal of Examples'],
  };
  api.answer('GET', CROSSREF, { status: 'ok', message });
  expect(await ask()).toEqual({
    doi: DOI,
    title: 'Alkaloids of Camellia sinensis',
    abstract: 'Fresh leaves gave caffeine & more.',
    authors: [
      { firstName: 'Anna', lastName: 'Beispiel', fullName: 'Anna Beispiel' },
      { firstName: 'Bert', lastName: 'Muster', fullName: 'Bert Muster' },
      { firstName: '', lastName: '', fullName: 'The Example Group' },
    ],
    firstAuthor: 'Beispiel',
    year: 2021,
    journal: 'Journal of Examples',
  });
});

test.each([
  [{}, {}],
  [{ published: { 'date-parts': [[null]] }, issued: { 'date-parts': [[2020]] } }, { year: 2020 }],
  [{ published: { 'date-parts': [[]] }, issued: { 'date-parts': [null] } }, {}],
  [{ published: null, issued: { 'date-parts': [[2019, 2]] } }, { year: 2019 }],
  [{ author: [{ name: 'A Group' }] }, { firstAuthor: 'A Group' }],
  [
    { author: [{ given: 'nan', family: 'M&uuml;ller &amp; <i>Co</i>' }] },
    { firstAuthor: 'M&uuml;ller & Co' },
  ],
  [{ author: [{ given: 'nan', family: ' ' }, { family: 'Zweit' }] }, { firstAuthor: 'Zweit' }],
  [{ title: ['', 'nan', 'H<sub>2</sub>O'], 'container-title': [] }, { title: 'H2O' }],
  [{ 'container-title': ['J. &amp; J.'], abstract: 'NaN' }, { journal: 'J. & J.' }],
  [
    { abstract: '<jats:title>Abstract</jats:title><jats:p>Tea.</jats:p>' },
    { abstract: 'Abstract Tea.' },
  ],
])('reads the incomplete record %j', async (message, expected) => {
  api.answer('GET', CROSSREF, { message });
  const { authors: _authors, doi: _doi, ...found } = await ask();
  expect(found).toEqual(expected);
});

test.each([
  [{}, {}],
  [{ creators: [{ name: 'A Group', nameType: 'Organizational' }] }, { firstAuthor: 'A Group' }],
  [{ titles: [{ title: null }, { title: '<i>Tea</i>' }] }, { title: 'Tea' }],
  [
    { publicationYear: '2019', container: { title: 'A series' } },
    { year: 2019, journal: 'A series' },
  ],
  [
    { publisher: { name: 'x' }, descriptions: [{ descriptionType: 'Other', description: 'x' }] },
    {},
  ],
])('reads the incomplete record of DataCite %j', async (incomplete, expected) => {
  api.answer('GET', DATACITE, { data: { id: DOI, type: 'dois', attributes: incomplete } });
  const { authors: _authors, doi: _doi, ...found } = await ask();
  expect(found).toEqual(expected);
});

test('gives the agencies a contact address if one is configured', async () => {
  await api.failure(getPublication, { doi: DOI });
  const config = { ...TEST_CONFIG, contactEmail: 'keeper+marcus@example.org' };
  const configured = makeApiStore({ ...api.platform, config });
  await configured.failure(getPublication, { doi: DOI });
  configured.reset();
  expect(api.server.requests.map(({ url }) => url.search)).toEqual([
    '',
    '',
    '?mailto=keeper%2Bmarcus%40example.org',
    '?mailto=keeper%2Bmarcus%40example.org',
  ]);
});

const attributes = {
  titles: [{ title: 'Tea leaf metabolite set' }],
  descriptions: [
    { descriptionType: 'Methods', description: 'x' },
    { descriptionType: 'Abstract', description: 'A small data set.' },
  ],
  creators: [{ givenName: 'Anna', familyName: 'Beispiel', name: 'Beispiel, Anna' }],
  publicationYear: 2021,
  container: {},
};

test.each([
  ['does not know the DOI', () => new Response('Resource not found.', { status: 404 })],
  ['cannot be reached', refuseConnection],
  ['answers in another form', () => Response.json({ message: null })],
])('asks DataCite if Crossref %s', async (_name, handler) => {
  api.server.on('GET', CROSSREF, handler);
  api.answer('GET', DATACITE, { data: { attributes } });
  expect(await ask()).toEqual({
    doi: DOI,
    title: 'Tea leaf metabolite set',
    abstract: 'A small data set.',
    authors: [{ firstName: 'Anna', lastName: 'Beispiel', fullName: 'Beispiel, Anna' }],
    firstAuthor: 'Beispiel',
    year: 2021,
  });
});

test('reports that neither knows the DOI', async () => {
  expect(await api.failure(getPublication, { doi: DOI })).toMatchObject({
    kind: 'http',
    status: 404,
    message: `Failed to fetch data for DOI: ${DOI} (neither Crossref nor DataCite knows it)`,
  });
});

const unknown = () => Response.json({ errors: [{ status: '404' }] }, { status: 404 });
const failed = (status: number, headers = {}) => new Response('<html></html>', { status, headers });
const TOO_MANY = 'Too many requests. Please wait a moment and try again.';

test.each([
  ['cannot be reached', refuseConnection, { kind: 'network' }, 'The server cannot be reached'],
  [
    'is busy',
    () => failed(429, { 'Retry-After': '60' }),
    { status: 429, retryAfterS: 60 },
    TOO_MANY,
  ],
  ['fails', () => failed(500), { status: 500 }, 'Request failed with status 500'],
])('reports why if Crossref %s, which DataCite cannot know', async (_name, handler, error, why) => {
  api.server.on('GET', CROSSREF, handler);
  api.server.on('GET', DATACITE, unknown);
  expect(await api.failure(getPublication, { doi: DOI })).toMatchObject({
    ...error,
    message: `Failed to fetch data for DOI: ${DOI} (${why})`,
  });
});

describe('an agency that requests a wait', () => {
  beforeEach(() =>
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] }),
  );
  afterEach(() => jest.useRealTimers());

  const waits = (seconds: string) => {
    let asked = 0;
    api.server.on('GET', CROSSREF, () => {
      asked += 1;
      return asked === 1
        ? failed(429, { 'Retry-After': seconds })
        : Response.json({ message: { title: ['Tea'] } });
    });
  };

  test('for a moment is asked again', async () => {
    waits('5');
    const found = ask();
    await jest.advanceTimersByTimeAsync(4999);
    expect(api.server.requests).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(await found).toMatchObject({ title: 'Tea' });
    expect(api.server.requestsTo(DATACITE)).toHaveLength(0);
  });

  test('for longer is not, and the other is asked', async () => {
    waits('6');
    api.answer('GET', DATACITE, { data: { attributes } });
    expect(await ask()).toMatchObject({ title: 'Tea leaf metabolite set' });
    expect(api.server.requestsTo(CROSSREF)).toHaveLength(1);
  });

  test('is not waited for after the request was cancelled', async () => {
    waits('5');
    const handle = api.start(getPublication, { doi: DOI });
    const outcome = handle.unwrap().catch(() => 'given up');
    await jest.advanceTimersByTimeAsync(1000);
    handle.abort();
    expect(await outcome).toBe('given up');
    await jest.advanceTimersByTimeAsync(60_000);
    expect(api.server.requests).toHaveLength(1);
  });
});

test('reports that neither answer can be read', async () => {
  api.answer('GET', CROSSREF, {});
  api.answer('GET', DATACITE, {});
  expect(await api.failure(getPublication, { doi: DOI })).toMatchObject({
    kind: 'schema',
    message: 'Unable to parse DOI metadata',
  });
});

test.each(['', 'nan', 'a_file_stem'])('sends no request for "%s"', async (doi) => {
  expect(await api.failure(getPublication, { doi })).toMatchObject({ message: 'DOI is required' });
  expect(api.server.requests).toHaveLength(0);
});

test('does not ask DataCite after the request was cancelled', async () => {
  api.server.on('GET', CROSSREF, () => new Promise(() => undefined));
  const handle = api.start(getPublication, { doi: DOI });
  await new Promise(process.nextTick);
  handle.abort();
  await handle.unwrap().catch(() => undefined);
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(api.server.requestsTo(DATACITE)).toHaveLength(0);
  expect(api.server.requestsTo(CROSSREF)).toHaveLength(1);
});
