/** @jest-environment node */
import type { CompoundRecord } from './compoundRecord';
import { coconutTable } from './coconutTable';
import { found, record, said } from './testing/records';

const article = { doi: '10.3390/metabo2010039' };
const stated = said({ name: 'kojic acid', organism: 'Aspergillus oryzae' });
const rowOf = (properties: Partial<CompoundRecord>) => {
  const { headers, rows } = coconutTable([record({ article, stated, ...properties })]);
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

test('without a number, the drawing’s place refers to the compound', () => {
  expect(rowOf({})).toMatchObject({ reference_id: 'page-0-segment-0' });
});

test.each<[string, Partial<CompoundRecord>]>([
  ['without a DOI', { article: {} }],
  ['whose name was only found', { stated: { ...stated, ...found({ name: 'kojic acid' }) } }],
  ['without an organism', { stated: said({ name: 'kojic acid' }) }],
  ['that was not isolated from the organism', { relation: 'mentioned' }],
])('COCONUT gets no row %s', (_what, properties) => {
  expect(rowOf(properties)).toBeUndefined();
});

test('COCONUT gets no row without a SMILES', () => {
  const { smiles: _, ...without } = record({ article, stated });
  expect(coconutTable([without]).rows).toEqual([]);
});

test('no value is taken for several organisms or parts', () => {
  const hostile = said({ name: 'a', organism: 'A ## B', part: 'leaf|root' });
  expect(rowOf({ stated: hostile })).toMatchObject({
    organism: 'A   B',
    organism_part: 'leaf root',
  });
});
