import { TEST_CONFIG } from '@/testing/fakePlatform';
import { pathPart, queryString, requestAddress, versionedPath } from './address';

test.each([
  ['/decimer/extract_segments', '/latest/decimer/extract_segments'],
  ['/latest/ocsr/generate_smiles', '/latest/ocsr/generate_smiles'],
  ['/v1/docling_conversion/list_pdfs', '/v1/docling_conversion/list_pdfs'],
  ['/session/create', '/session/create'],
  ['/library/me', '/library/me'],
  ['/session/status/abc', '/session/status/abc'],
  ['/health', '/health'],
  ['/decimer/health', '/latest/decimer/health'],
  ['/healthy', '/latest/healthy'],
  ['/sessions', '/latest/sessions'],
])('requests %s at %s', (path, expected) => {
  expect(versionedPath(path)).toBe(expected);
});

test.each([
  ['page_0_0_segmented.png', 'page_0_0_segmented.png'],
  ['a b/../c?d#e', 'a%20b%2F..%2Fc%3Fd%23e'],
  ['Grüße', 'Gr%C3%BC%C3%9Fe'],
])('%s becomes the path part %s', (part, expected) => {
  expect(pathPart(part)).toBe(expected);
});

test.each(['', '.', '..'])('refuses "%s" as a path part', (part) => {
  expect(() => pathPart(part)).toThrow('Not a file or directory name');
});

test('half a character in a path or a query is replaced in the request', () => {
  expect(pathPart('a\ud800.json')).toBe('a%EF%BF%BD.json');
  expect(queryString({ q: '\udfff' })).toBe('?q=%EF%BF%BD');
});

test.each([
  [{}, ''],
  [{ a: undefined }, ''],
  [{ smiles: 'C[N+]#C&x', cip: true, width: 5 }, '?smiles=C%5BN%2B%5D%23C%26x&cip=true&width=5'],
])('%j becomes the query %j', (query, expected) => {
  expect(queryString(query)).toBe(expected);
});

test('adds no version to third parties’ addresses', () => {
  expect(requestAddress({ host: 'crossref', path: '/works/10.5555%2Fa' }, TEST_CONFIG)).toBe(
    'http://crossref.test/works/10.5555%2Fa',
  );
});
