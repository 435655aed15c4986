import { chooseDoi, doiLink, normaliseDoi } from './doi';

test.each([
  ['10.5555/abc.1', '10.5555/abc.1'],
  [' https://doi.org/10.5555/abc ', '10.5555/abc'],
  ['http://dx.doi.org/10.5555/abc', '10.5555/abc'],
  ['DOI: 10.5555/abc', '10.5555/abc'],
  ['doi:10.5555/abc', '10.5555/abc'],
  ['https://doi.org/10.5555%2Fabc', '10.5555/abc'],
  ['10.5555%2Fabc', '10.5555/abc'],
  ['https://doi.org/10.5555/50%', '10.5555/50%'],
  ['10.5555/50%25', '10.5555/50%25'],
  [
    'https://doi.org/10.1002/(SICI)1097-0010(199802)76:2%3C237::AID-JSFA925%3E3.0.CO;2-9',
    '10.1002/(SICI)1097-0010(199802)76:2<237::AID-JSFA925>3.0.CO;2-9',
  ],
  // Cut at its angle bracket: such a DOI leads nowhere.
  ['10.1002/(SICI)1097-0010(199802)76:2', undefined],
  ['10.1175/1520-0477(1999)080', undefined],
  ['10.1016/0031-9422(95)00173-5', '10.1016/0031-9422(95)00173-5'],
  ['10.555/too-short', undefined],
  ['10.5555/', undefined],
  ['10.5555/with blank', undefined],
  ['Camellia_alkaloids_2021_abd1350a', undefined],
  ['arXiv:2311.12161', undefined],
  ['nan', undefined],
  [null, undefined],
  // What a text layer leaves in a word that it hyphenates or reverses: not characters of the DOI.
  ['10.5555/a\u00adb\u202ec\u2066', '10.5555/abc'],
  ['10.5555/a\u0000b', undefined],
  ['10.5555/a\ud800b', undefined],
  ['javascript:alert(1)//10.5555/abc', undefined],
])('%j becomes %j', (value, expected) => {
  expect(normaliseDoi(value)).toBe(expected);
});

test('encodes what a URL cannot contain and keeps the slash', () => {
  expect(doiLink('10.1002/(SICI)1<1::AID#2>3/x')).toBe(
    'https://doi.org/10.1002/(SICI)1%3C1%3A%3AAID%232%3E3/x',
  );
});

test('half a character breaks no link', () => {
  expect(doiLink('10.5555/a\ud800')).toBe('https://doi.org/10.5555/a%EF%BF%BD');
});

const items = [
  { label: 'organism', text: '10.5555/no' },
  { label: 'reference_id', text: 'https://doi.org/10.5555/item' },
];

test.each([
  [{ explicit: '10.5555/explicit', rawData: '10.5555/raw', items }, '10.5555/explicit'],
  [{ explicit: 'a_file_stem', rawData: '10.5555/raw', items }, '10.5555/raw'],
  [{ explicit: null, rawData: 'nan', items }, '10.5555/item'],
  [{}, undefined],
])('chooses from %j the DOI %j', (sources, expected) => {
  expect(chooseDoi(sources)).toBe(expected);
});
