/** @jest-environment node */
import { referencesOf } from '@/domain/exports/references/references';
import { piecesOf, readPiece } from '.';

function read(name: string, text: string) {
  const results = piecesOf(name, text).map((piece) => readPiece(piece, name));
  return {
    records: results.flatMap((result) => ('record' in result ? result.record : [])),
    faults: results.flatMap((result) => ('fault' in result ? result.fault : [])),
  };
}

const STATED = {
  title: 'The Structure of über α Artemisia',
  authors: ['Jane Roe', 'The Group'],
  journal: 'J. Nat. Prod.',
  year: 2012,
  doi: '10.1021/np100001a',
};

const BIBTEX = `% exported
@comment{nothing}
@string{jnp = "J. Nat. Prod."}
@article{a,
  title = {The {Structure} of {\\"u}ber $\\alpha$ \\textit{Artemisia}},
  author = {Roe, Jane and {The Group}},
  journal = jnp, year = 2012, month = mar,
  doi = {https://doi.org/10.1021/np100001a}
}
`;

const RIS = [
  'TY  - JOUR',
  'TI  - The Structure of über α Artemisia',
  'AU  - Roe, Jane',
  'AU  - The Group',
  'JO  - J. Nat. Prod.',
  'PY  - 2012',
  'DO  - 10.1021/np100001a',
  'ER  - ',
  '',
].join('\r\n');

const CSL = JSON.stringify([
  {
    type: 'article-journal',
    title: 'The Structure of über α <i>Artemisia</i>',
    author: [{ given: 'Jane', family: 'Roe' }, { literal: 'The Group' }],
    'container-title': 'J. Nat. Prod.',
    issued: { 'date-parts': [['2012', 3]] },
    DOI: '10.1021/np100001a',
  },
]);

test.each([
  ['refs.bib', BIBTEX],
  ['refs.ris', RIS],
  ['refs.txt', RIS],
  ['refs.json', CSL],
  ['refs.json', `{"items": ${CSL}}`],
])('%s says title, authors, journal, year and DOI', (name, text) => {
  expect(read(name, text)).toEqual({ records: [{ ...STATED, from: name }], faults: [] });
});

test('BibLaTeX has other fields', () => {
  const text = '@article{b, title={A title}, journaltitle={JNP}, date={2011-03-04}}';
  expect(read('b.bib', text).records).toEqual([
    { title: 'A title', authors: [], journal: 'JNP', year: 2011, from: 'b.bib' },
  ]);
});

test('a list of DOIs, as written in papers, addresses and tables', () => {
  const text =
    '10.1021/np100001a, doi:10.5555/B2\n\nhttps://doi.org/10.5555/c%233\tDOI: 10.5555/d;4\nno doi here\n';
  const { records, faults } = read('list.txt', text);
  expect(records.map(({ doi }) => doi)).toEqual([
    '10.1021/np100001a',
    '10.5555/B2',
    '10.5555/c#3',
    '10.5555/d;4',
  ]);
  expect(faults).toEqual(['line 4: no DOI']);
});

test('what is wrong with an entry is told with its line, and the others are read', () => {
  const text = `${BIBTEX}@article{b, title={broken\n@article{c, title = {Ok}}\n@misc{d, note={x}}`;
  const { records, faults } = read('refs.bib', text);
  expect(records.map(({ title }) => title)).toEqual([STATED.title, 'Ok']);
  expect(faults).toEqual([
    expect.stringMatching(/^line 10: expected/),
    'line 12: no title and no DOI',
  ]);
});

test('fields of other types and senseless values are left out', () => {
  const items = [
    { title: 'A title', author: 'Roe', issued: { 'date-parts': [['x']] }, DOI: 'none' },
    { title: 7 },
    null,
  ];
  const { records, faults } = read('refs.json', JSON.stringify(items));
  expect(records).toEqual([{ title: 'A title', authors: [], from: 'refs.json' }]);
  expect(faults.map((fault) => fault.split(':')[0])).toEqual(['record 2', 'record 3']);
});

test.each([
  ['a picture', 'refs.bib', '\u0089PNG\0\0', 'not text'],
  ['a damaged list', 'refs.json', '[{', 'no JSON'],
  ['another JSON', 'refs.json', '{"structures": []}', 'no list of records'],
  [
    'a list nested without end',
    'refs.json',
    `${'['.repeat(200_000)}${']'.repeat(200_000)}`,
    'JSON',
  ],
  ['a text', 'refs.ris', 'hello', 'no records'],
  ['nothing', 'refs.txt', ' \n', 'no records'],
  ['too many', 'refs.txt', '10.5555/a\n'.repeat(10_001), 'more than 10000 records'],
])('%s is refused as a whole', (_what, name, text, words) => {
  expect(() => piecesOf(name, text)).toThrow(words);
});

test.each([
  ['braces without end', `@article{a, title={${'{'.repeat(30_000)}${'}'.repeat(30_000)}}}`],
  ['a title without end', `@article{a, title={${'x'.repeat(200_000)}}}`],
])('%s cost an entry', (_what, text) => {
  const { records, faults } = read('refs.bib', `${text}\n@article{b, title={Ok}}`);
  expect([records.length, faults.length]).toEqual([1, 1]);
});

test('a word that names a type of citation-js is not fetched', () => {
  expect(read('refs.txt', 'https://example.org/a.json').faults).toEqual(['line 1: no DOI']);
});

const EXPORTED = {
  title:
    'β-{D}-Glucose \\end{x} of 天然物: cyclo‐oxygenase, 50 % & more, which is longer than a line',
  authors: ['Jane Roe', 'Ana de la Cruz', '山田 太郎', 'The Natural Products Consortium'],
  ...{ journal: 'J. Nat. Prod.', year: 2012, doi: '10.1021/np_100001a' },
};

test.each([
  ['a.bib', 'bibtex'],
  ['a.ris', 'ris'],
  ['a.json', 'csl'],
] as const)('what MARCUS writes as %s is read back as it was', (name, format) => {
  const { text } = referencesOf([EXPORTED, { ...EXPORTED, doi: '10.1021/2' }], format);
  expect(read(name, text)).toEqual({
    records: [
      { ...EXPORTED, from: name },
      { ...EXPORTED, doi: '10.1021/2', from: name },
    ],
    faults: [],
  });
});
