/** @jest-environment node */
import type { CompoundRecord } from '../compoundRecord';
import { COCONUT } from './coconut';
import { exportText } from '../exportRows';
import { found, record, said } from '../testing/records';

const article = { doi: '10.3390/metabo2010039' };
const stated = said({ name: 'kojic acid', organism: 'Aspergillus oryzae' });
const rowOf = (properties: Partial<CompoundRecord>) => {
  const { headers, rows } = COCONUT.rows([record({ article, stated, ...properties })]);
  const [cells] = rows;
  return cells && Object.fromEntries(headers.map((header, index) => [header, cells[index]]));
};

test('a row has the columns of COCONUT’s import, with what was confirmed', () => {
  const more = said({ number: '3', part: 'mycelium', location: 'Chiba', note: 'trace' });
  expect(rowOf({ stated: { ...stated, ...more } })).toEqual({
    ...{ canonical_smiles: 'CC', reference_id: '3', name: 'kojic acid', synonyms: '' },
    ...{ doi: article.doi, link: '', organism: 'Aspergillus oryzae', organism_part: 'mycelium' },
    ...{ coconut_id: '', mol_filename: '', structural_comments: 'trace' },
    ...{ geo_location: 'Chiba', location: '' },
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

test('the file is for a program: it has no byte order mark and no sign before what looks like a formula', () => {
  const name = '-(−)-α-methyl mandelate';
  const records = [record({ article, stated: said({ name, organism: '=A' }) })];
  const plan = { records, withFound: false, warnings: [] };
  const text = exportText(plan, { format: 'coconut', columns: [] });
  expect(text).toMatch(/^canonical_smiles,/);
  expect(text).toContain(`,${name},`);
  expect(text).toContain(',=A,');
});
