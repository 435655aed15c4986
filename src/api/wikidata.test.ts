/** @jest-environment node */
import { jsonResponse } from '@/testing/fakes/fakeFetch';
import { makeFakeApi } from './testing/fakeApi';
import { isAskableKey, MAX_WIKIDATA_KEYS, wikidataApi, type WikidataKey } from './wikidata';

const { findWikidataItems, findFoundInTaxon } = wikidataApi.endpoints;
const KEY = 'QNAYBMKLOCPYGJ-REOHCLBHSA-N';
const SPARQL = '/sparql';

let api = makeFakeApi();
beforeEach(() => {
  api = makeFakeApi();
});
afterEach(() => {
  jest.useRealTimers();
  api.reset();
});

const entity = (item: string) => ({ type: 'uri', value: `http://www.wikidata.org/entity/${item}` });
const rowOf = (key: string, item: string) => ({
  ...{ key: { type: 'literal', value: key }, item: entity(item) },
});
const results = (...bindings: object[]) => ({
  ...{ head: { vars: ['key', 'item'] }, results: { bindings } },
});
const find = (of: WikidataKey, ...keys: string[]) => api.call(findWikidataItems, { of, keys });
const lastQuery = () =>
  new URLSearchParams(String(api.lastRequest()?.body)).get('query')?.replace(/\s+/g, ' ') ?? '';

test('asks for items by the values of a property, in a form that needs no preflight', async () => {
  api.answer('POST', SPARQL, results(rowOf(KEY, 'Q1')));
  expect(await find('inchiKey', KEY, 'another')).toEqual([{ key: KEY, item: 'Q1' }]);
  expect(lastQuery()).toBe(
    `SELECT DISTINCT ?key ?item WHERE { VALUES ?key { "${KEY}" "another" } ` +
      '?item p:P235 ?statement . ?statement ps:P235 ?key . ' +
      'MINUS { ?statement wikibase:rank wikibase:DeprecatedRank } }',
  );
  const { url, headers } = api.lastRequest()!;
  expect(url.href).toBe('http://wikidata.test/sparql?format=json');
  expect(headers.get('Content-Type')).toBe('application/x-www-form-urlencoded');
});

test('sends nothing but the keys', async () => {
  api.platform.secrets.setSessionId('secret-id');
  api.answer('POST', SPARQL, results());
  await find('taxon', 'Imaginaria ficta');
  expect([...(api.lastRequest()?.headers.keys() ?? [])].sort()).toEqual(['accept', 'content-type']);
});

test('looks for articles in both graphs, and takes a DOI in small letters for the same', async () => {
  api.answer('POST', SPARQL, results(rowOf('10.5555/a', 'Q3'), rowOf('10.5555/A', 'Q3')));
  expect(await find('doi', '10.5555/A')).toEqual([{ key: '10.5555/A', item: 'Q3' }]);
  const query = lastQuery();
  expect(query).toContain('} UNION { SERVICE wdsubgraph:scholarly_articles {');
  expect(query.match(/VALUES \?key \{ "10\.5555\/A" "10\.5555\/a" \}/g)).toHaveLength(2);
});

test('a key that was not asked for is not answered', async () => {
  api.answer('POST', SPARQL, results(rowOf('other', 'Q1'), rowOf(KEY, 'Q2'), rowOf(KEY, 'Q3')));
  expect(await find('inchiKey', KEY)).toEqual([
    { key: KEY, item: 'Q2' },
    { key: KEY, item: 'Q3' },
  ]);
});

test('an answer is not kept: what was missing may have been made since', async () => {
  api.answer('POST', SPARQL, results());
  jest.useFakeTimers();
  await find('inchiKey', KEY);
  await jest.advanceTimersByTimeAsync(1);
  api.answer('POST', SPARQL, results(rowOf(KEY, 'Q1')));
  expect(await find('inchiKey', KEY)).toHaveLength(1);
});

test.each([
  ['no rows', {}],
  ['other columns', { head: { vars: ['item'] }, results: { bindings: [] } }],
  [
    'an item of elsewhere',
    results({ ...rowOf(KEY, 'Q1'), item: { type: 'uri', value: 'http://x/Q1' } }),
  ],
  ['a command in an item', results(rowOf(KEY, 'Q1\tP31\tQ5'))],
  ['a row without an item', results({ key: { type: 'literal', value: KEY } })],
  ['a key of another kind', results({ ...rowOf(KEY, 'Q1'), key: { type: 'uri', value: KEY } })],
  ['too many rows', results(...Array.from({ length: 5001 }, () => rowOf(KEY, 'Q1')))],
])('an answer with %s is refused as a whole', async (_what, body) => {
  api.answer('POST', SPARQL, body);
  const asked = { of: 'inchiKey', keys: [KEY] } as const;
  expect(await api.failure(findWikidataItems, asked)).toMatchObject({ kind: 'schema' });
});

test('an answer that was cut off is none', async () => {
  api.server.on(
    'POST',
    SPARQL,
    () => new Response('{"head":{"vars":["key","item"]},"results":{"bin'),
  );
  const asked = { of: 'inchiKey', keys: [KEY] } as const;
  expect(await api.failure(findWikidataItems, asked)).toMatchObject({ kind: 'schema' });
});

test.each([
  ['no key', []],
  ['too many', Array.from({ length: MAX_WIKIDATA_KEYS + 1 }, (_, index) => `key ${index}`)],
  ['a key that ends its text', ['a" } INSERT']],
  ['a key with an escape', ['a\\u0022']],
  ['a key with a line break', ['a\nb']],
])('is not asked with %s', async (_what, keys) => {
  const asked = { of: 'taxon', keys } as const;
  expect(await api.failure(findWikidataItems, asked)).toMatchObject({ kind: 'request' });
  expect(api.server.requests).toEqual([]);
});

test('names and DOIs as they are written can be asked for', () => {
  for (const key of ['Crataegus × media', '10.1002/(SICI)1099<1::AID>3.0.CO;2-W', "O'Brien"]) {
    expect(isAskableKey(key)).toBe(true);
  }
});

test('asks which of the compounds are found in which of the taxa', async () => {
  api.answer('POST', SPARQL, {
    head: { vars: ['compound', 'taxon'] },
    results: { bindings: [{ compound: entity('Q1'), taxon: entity('Q2') }] },
  });
  const pairs = [
    { compound: 'Q1', taxon: 'Q2' },
    { compound: 'Q3', taxon: 'Q2' },
  ];
  expect(await api.call(findFoundInTaxon, { pairs })).toEqual([pairs[0]]);
  expect(lastQuery()).toContain('VALUES (?compound ?taxon) { (wd:Q1 wd:Q2) (wd:Q3 wd:Q2) }');
  const hostile = { pairs: [{ compound: 'Q1) } #', taxon: 'Q2' }] };
  expect(await api.failure(findFoundInTaxon, hostile)).toMatchObject({ kind: 'request' });
});

/** Answers with an error first, then with nothing found. */
function refuseFirst(status: number, headers: Record<string, string>) {
  let asked = 0;
  api.server.on('POST', SPARQL, () => {
    asked += 1;
    return asked === 1 ? new Response('', { status, headers }) : jsonResponse(results());
  });
}

test.each<[number, Record<string, string>, number]>([
  [429, { 'Retry-After': '7' }, 7_000],
  [429, {}, 60_000],
  [503, {}, 60_000],
])('asks again when Wikidata answers %d with %j, after its time', async (status, headers, ms) => {
  jest.useFakeTimers();
  refuseFirst(status, headers);
  const answer = find('inchiKey', KEY);
  await jest.advanceTimersByTimeAsync(ms - 1);
  expect(api.server.requests).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(await answer).toEqual([]);
});

test.each([
  [429, { 'Retry-After': '3600' }],
  [500, {}],
])('gives up when Wikidata answers %d with %j', async (status, headers) => {
  refuseFirst(status, headers as Record<string, string>);
  const asked = { of: 'inchiKey', keys: [KEY] } as const;
  expect(await api.failure(findWikidataItems, asked)).toMatchObject({ kind: 'http', status });
  expect(api.server.requests).toHaveLength(1);
});
