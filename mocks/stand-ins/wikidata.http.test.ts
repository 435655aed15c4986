import { SAMPLE_DOI } from './compoundTable';
import { openStandInServer, type StandInServer } from './testing/openStandInServer';

const ARTEMISININ = 'BLUAFEHZUWYNDE-NNWCWBAJSA-N';

let server: StandInServer;
beforeAll(async () => {
  server = await openStandInServer();
});
afterAll(() => server.close());
afterEach(() => server.wait(60_000));

const ask = (query: string) => server.postForm('/wikidata/sparql?format=json', { query });
const byKey = (property: string, ...keys: string[]) =>
  ask(
    `SELECT ?key ?item WHERE { VALUES ?key { ${keys.map((key) => `"${key}"`).join(' ')} } ` +
      `?item p:${property} ?statement . ?statement ps:${property} ?key . }`,
  );
const entity = (item: string) => ({ type: 'uri', value: `http://www.wikidata.org/entity/${item}` });

test.each([
  ['P235', ARTEMISININ, 'Q900000000001'],
  ['P225', 'Artemisia annua', 'Q900000000011'],
  ['P356', SAMPLE_DOI.toUpperCase(), 'Q900000000021'],
])('answers the item whose %s is %s, and nothing for another', async (property, value, item) => {
  const { status, body } = await byKey(property, value, 'another');
  expect(status).toBe(200);
  expect(body).toEqual({
    head: { vars: ['key', 'item'] },
    results: { bindings: [{ key: { type: 'literal', value }, item: entity(item) }] },
  });
});

test('answers which of the compounds are found in which of the taxa', async () => {
  const [known, other] = [
    '(wd:Q900000000001 wd:Q900000000011)',
    '(wd:Q900000000002 wd:Q900000000011)',
  ];
  const { body } = await ask(
    `SELECT ?compound ?taxon WHERE { VALUES (?compound ?taxon) { ${known} ${other} } ` +
      '?compound p:P703 ?statement . ?statement ps:P703 ?taxon . }',
  );
  expect(body.results.bindings).toEqual([
    { compound: entity('Q900000000001'), taxon: entity('Q900000000011') },
  ]);
});

test('refuses what it does not know as a query', async () => {
  expect((await ask('ASK { }')).status).toBe(400);
});

test('answers sixty queries a minute, then says how long to wait', async () => {
  for (let sent = 0; sent < 60; sent += 1) expect((await byKey('P235', 'x')).status).toBe(200);
  const refused = await byKey('P235', 'x');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
});
