import { SAMPLE_DOI } from './compoundTable';
import { openStandInServer, type StandInServer } from './testing/openStandInServer';

const DATA_SET = '/datacite/dois/10.5555%2Fmarcus.dataset.0001';

let server: StandInServer;
beforeAll(async () => {
  server = await openStandInServer();
});
afterAll(() => server.close());
afterEach(() => server.wait(1000));

test('Crossref knows the sample article, with its DOI encoded or not', async () => {
  for (const doi of [SAMPLE_DOI, encodeURIComponent(SAMPLE_DOI)]) {
    const { body } = await server.get(`/crossref/works/${doi}?mailto=keeper%40example.org`);
    expect(body).toMatchObject({ status: 'ok', message: { DOI: SAMPLE_DOI } });
  }
});

test('Crossref answers an unknown DOI with plain text', async () => {
  expect(await server.get('/crossref/works/10.5555%2Fnone')).toMatchObject({
    status: 404,
    body: 'Resource not found.',
  });
});

test('DataCite knows a data set and answers errors as JSON:API', async () => {
  expect((await server.get(DATA_SET)).body.data.attributes.titles).toEqual([
    { title: expect.any(String) },
  ]);
  expect(await server.get('/datacite/dois/10.5555%2Fnone')).toMatchObject({
    status: 404,
    body: { errors: [{ status: '404', title: expect.any(String) }] },
  });
});

test.each([
  ['', 5],
  ['?mailto=keeper%40example.org', 10],
])('Crossref allows a request with %j %d times a second', async (query, limit) => {
  const path = `/crossref/works/10.5555%2Fnone${query}`;
  for (let sent = 0; sent < limit; sent += 1) {
    expect((await server.get(path)).status).not.toBe(429);
  }
  const refused = await server.get(path);
  expect(refused).toMatchObject({ status: 429, body: 'Too Many Requests' });
  server.wait(Number(refused.headers.get('Retry-After')) * 1000);
  expect((await server.get(path)).status).not.toBe(429);
});
