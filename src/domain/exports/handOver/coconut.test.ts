/** @jest-environment node */
import type { CompoundRecord } from '../compoundRecord';
import { COCONUT } from './coconut';
import { exportText } from '../exportRows';
import { found, record, said } from '../testing/records';
import { readEntry } from './testing/readEntry';

const article = { doi: '10.3390/metabo2010039' };
const stated = said({ name: 'kojic acid', organism: 'Aspergillus oryzae' });
const rowOf = (properties: Partial<CompoundRecord>) => {
  const { headers, rows } = COCONUT.rows([record({ article, stated, ...properties })]);
  const [cells] = rows;
  return (
    cells && Object.fromEntries(headers.map((header, index) => [header, String(cells[index])]))
  );
};

test('a row has the columns of COCONUT’s import, with what was confirmed', () => {
  const more = said({
    ...{ number: '3', part: 'mycelium', location: 'Chiba', note: 'trace' },
    ...{ ecosystem: 'soil', synonyms: 'a\nb', link: 'https://example.org/1' },
  });
  expect(rowOf({ stated: { ...stated, ...more } })).toEqual({
    ...{ canonical_smiles: 'CC', reference_id: '3', name: 'kojic acid', synonyms: 'a|b' },
    ...{ doi: article.doi, link: 'https://example.org/1' },
    ...{ organism: 'Aspergillus oryzae', organism_part: 'mycelium' },
    ...{ coconut_id: '', mol_filename: '', structural_comments: 'trace' },
    ...{ geo_location: 'Chiba', location: 'soil' },
  });
});

test('without a number, the drawing’s place refers to the compound, on the page that a person counts', () => {
  expect(rowOf({})).toMatchObject({ reference_id: 'page-1-drawing-1' });
});

test('a drawing of a supplement has the DOI of its article, and an id of its own', () => {
  const ofSupplement = { article: { ...article, supplement: 'si.pdf' } };
  expect(rowOf(ofSupplement)).toMatchObject({
    ...{ doi: article.doi, reference_id: 'supplement-page-1-drawing-1' },
  });
  const numbered = { ...ofSupplement, stated: { ...stated, ...said({ number: '3' }) } };
  expect(rowOf(numbered)).toMatchObject({ reference_id: 'supplement-3' });
});

test.each<[string, Partial<CompoundRecord>]>([
  ['without a DOI', { article: {} }],
  ['whose name was only found', { stated: { ...stated, ...found({ name: 'kojic acid' }) } }],
  ['without an organism', { stated: said({ name: 'kojic acid' }) }],
  ['that was not isolated from the organism', { relation: 'mentioned' }],
  ['whose name is none', { stated: { ...stated, ...said({ name: 'Unknown' }) } }],
  ['whose organism is nothing but marks', { stated: said({ name: 'a', organism: ' ## ' }) }],
])('COCONUT gets no row %s', (_what, properties) => {
  expect(rowOf(properties)).toBeUndefined();
});

test('COCONUT gets no row without a SMILES', () => {
  const { smiles: _, ...without } = record({ article, stated });
  expect(COCONUT.rows([without]).rows).toEqual([]);
});

test.each([
  ['A ## B', 'A B'],
  ['Salvia officinalis ##', 'Salvia officinalis'],
  ['### A', 'A'],
  ['A #|# B', 'A # # B'],
])('%j counts as one part of each column, without blanks at its ends', (text, written) => {
  const hostile = said({ name: 'a', organism: text, part: text, location: text, number: text });
  expect(rowOf({ stated: hostile })).toMatchObject({
    ...{ reference_id: written, organism: written },
    ...{ organism_part: written, geo_location: written },
  });
});

const OF_SEVERAL = {
  stated: {
    ...stated,
    ...said({ part: 'mycelium, spores', location: 'Chiba, Japan', ecosystem: 'soil; rice' }),
    ...said({ synonyms: 'Kojic acid\n5-hydroxy-|2-hydroxymethyl\n501-30-4' }),
  },
  otherSources: [
    { organism: 'Penicillium citrinum' },
    { organism: 'Aspergillus flavus', location: 'Kenya', ecosystem: 'sea water, mud' },
  ],
};

test('COCONUT reads each source with its own parts, places and ecosystems, and every synonym', () => {
  const row = rowOf(OF_SEVERAL)!;
  expect(readEntry(row)).toEqual({
    synonyms: ['5-hydroxy- 2-hydroxymethyl', '501-30-4'],
    references: [
      {
        doi: article.doi,
        organisms: [
          {
            ...{ name: 'Aspergillus oryzae', parts: ['mycelium', 'spores'] },
            places: [{ name: 'Chiba, Japan', ecosystems: ['soil', 'rice'] }],
          },
          { name: 'Penicillium citrinum', parts: [], places: [] },
          {
            ...{ name: 'Aspergillus flavus', parts: [] },
            places: [{ name: 'Kenya', ecosystems: ['sea water', 'mud'] }],
          },
        ],
      },
    ],
  });
});

test('a source counts even if the organism that stands first is none', () => {
  const row = rowOf({ ...OF_SEVERAL, relation: 'mentioned' })!;
  expect(row['organism']).toBe('Penicillium citrinum##Aspergillus flavus');
});

const BY_SOURCE = ['doi', 'organism', 'organism_part', 'geo_location', 'location'];
const HOSTILE = [
  'a##b',
  'a#',
  '#a',
  '##',
  '###',
  'a|b',
  'a;b',
  '|',
  ';',
  'a#\u0000#b',
  '#\n#',
  ' ',
  '',
];

test.each(HOSTILE)('with %j anywhere, each column has a part for each source', (text) => {
  const details = { part: text, location: text, ecosystem: text };
  const hostile = {
    stated: said({ name: 'a', organism: `Zea ${text}`, ...details, synonyms: text, link: text }),
    otherSources: [
      { organism: `${text} mays`, ...details },
      { organism: 'Salvia', part: 'leaf', location: 'Rome', ecosystem: 'soil' },
      { organism: text, ...details },
    ],
    article: { doi: `10.1/${text}` },
  };
  const row = rowOf(hostile)!;
  const counts = BY_SOURCE.map((header) => row[header]!.split('##').length);
  expect(new Set(counts).size).toBe(1);
  const organisms = readEntry(row).references.flatMap((reference) => reference.organisms);
  expect(organisms).toHaveLength(counts[0]!);
  expect(organisms.find(({ name }) => name === 'Salvia')).toEqual({
    ...{ name: 'Salvia', parts: ['leaf'], places: [{ name: 'Rome', ecosystems: ['soil'] }] },
  });
  for (const { name, parts, places } of organisms) {
    expect(name).not.toBe('');
    for (const one of [name, ...parts, ...places.flatMap(({ ecosystems }) => ecosystems)]) {
      expect(one).toBe(one.trim());
      expect(one).not.toMatch(/^$|^#|#$|##|\|/);
    }
  }
});

test('a link is the address of a page, without a mark that COCONUT puts between links', () => {
  const linkOf = (link: string) => rowOf({ stated: { ...stated, ...said({ link }) } })?.['link'];
  expect(linkOf('https://example.org/a|b##c')).toBe('https://example.org/a%7Cb#%23c');
  expect(linkOf('javascript:alert(1)')).toBe('');
});

test('the file is for a program: it has no byte order mark and no sign before what looks like a formula', () => {
  const name = '-(−)-α-methyl mandelate';
  const records = [record({ article, stated: said({ name, organism: '=A' }) })];
  const plan = { records, withFound: false, warnings: [] };
  const text = exportText(plan, { format: 'coconut', columns: [] });
  expect(text).toMatch(/^canonical_smiles,/);
  expect(text).toContain(`,${name},`);
  expect(text).toContain(',=A,');
});
