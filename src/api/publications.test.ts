/** @jest-environment node */
import { publicationsApi } from './publications';
import { refuseConnection } from '@/testing/fakes/fakeFetch';
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

test('reads what Crossref knows', async () => {
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
  [{ author: [{ name: 'A Group' }] }, { firstAuthor: 'A Group' }],
])('reads the incomplete record %j', async (message, expected) => {
  api.answer('GET', CROSSREF, { message });
  const { authors: _authors, doi: _doi, ...found } = await ask();
  expect(found).toEqual(expected);
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
])('asks DataCite when Crossref %s', async (_name, handler) => {
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

test('says so when neither knows the DOI', async () => {
  expect(await api.failure(getPublication, { doi: DOI })).toMatchObject({
    kind: 'http',
    status: 404,
    message: `Failed to fetch data for DOI: ${DOI}`,
  });
});

test('says so when neither answer can be read', async () => {
  api.answer('GET', CROSSREF, {});
  api.answer('GET', DATACITE, {});
  expect(await api.failure(getPublication, { doi: DOI })).toMatchObject({
    kind: 'schema',
    message: 'Unable to parse DOI metadata',
  });
});

test.each(['', 'nan', 'a_file_stem'])('asks nobody about "%s"', async (doi) => {
  expect(await api.failure(getPublication, { doi })).toMatchObject({ message: 'DOI is required' });
  expect(api.server.requests).toHaveLength(0);
});

test('asks DataCite nothing after the request was given up', async () => {
  api.server.on('GET', CROSSREF, () => new Promise(() => undefined));
  const handle = api.start(getPublication, { doi: DOI });
  await new Promise(process.nextTick);
  handle.abort();
  await handle.unwrap().catch(() => undefined);
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(api.server.requestsTo(DATACITE)).toHaveLength(0);
  expect(api.server.requestsTo(CROSSREF)).toHaveLength(1);
});
