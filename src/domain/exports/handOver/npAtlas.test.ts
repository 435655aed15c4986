/** @jest-environment node */
import * as v from 'valibot';
import type { CompoundRecord } from '../compoundRecord';
import { record, said } from '../testing/records';
import { lackingFor } from './handOver';
import { NP_ATLAS } from './npAtlas';

/** dataset_schema.json of NPAtlas' curator (draft-07, `additionalProperties: false` throughout). */
const text = v.string();
const DATASET = v.strictObject({
  instructions: v.exactOptional(text),
  articles: v.array(
    v.strictObject({
      ...v.partial(
        v.object({
          ...{ doi: text, journal: text, year: text, volume: text, issue: text, pages: text },
          ...{ title: text, authors: text, abstract: text, notes: text },
        }),
      ).entries,
      pmid: v.exactOptional(v.pipe(v.number(), v.integer())),
      compounds: v.array(
        v.strictObject({
          ...{ name: text, smiles: text, source_organism: v.exactOptional(text) },
          npaid: v.exactOptional(v.pipe(v.number(), v.integer())),
        }),
      ),
    }),
  ),
});

const article = {
  ...{ doi: '10.3390/metabo2010039', title: 'Kojic acid', journal: 'Metabolites', year: 2012 },
  authors: ['Jane Roe', 'Richard Miles'],
};
const stated = said({ number: '3', name: 'kojic acid', organism: 'Aspergillus oryzae' });
const one = (properties: Partial<CompoundRecord> = {}) =>
  record({ article, stated, ...properties });
const datasetOf = (records: readonly CompoundRecord[]) =>
  v.parse(DATASET, JSON.parse(NP_ATLAS.text(records)));

test('an article stands once with its compounds, in the form that the curator of NPAtlas reads', () => {
  const other = one({
    smiles: 'CO',
    stated: { ...stated, ...said({ name: 'methanol', note: 'trace' }) },
  });
  expect(datasetOf([one(), other])).toEqual({
    articles: [
      {
        ...{ doi: article.doi, title: 'Kojic acid', journal: 'Metabolites', year: '2012' },
        ...{ authors: 'Jane Roe; Richard Miles', notes: '3: kojic acid\n3: methanol; trace' },
        compounds: [
          { name: 'kojic acid', smiles: 'CC', source_organism: 'Aspergillus oryzae' },
          { name: 'methanol', smiles: 'CO', source_organism: 'Aspergillus oryzae' },
        ],
      },
    ],
  });
});

test('what is not known of an article is absent', () => {
  expect(datasetOf([one({ article: { doi: article.doi } })]).articles[0]).toEqual({
    ...{ doi: article.doi, notes: '3: kojic acid' },
    compounds: [{ name: 'kojic acid', smiles: 'CC', source_organism: 'Aspergillus oryzae' }],
  });
});

test.each([
  ['Streptomyces sp. CP32', true],
  ['Penicillium citrinum', true],
  ['Moorea producens', true],
  ['Rhodobacter sphaeroides', true],
  ['Salvia officinalis', false],
  ['Eleutherococcus senticosus', false],
  ['Streptocarpus dunnii', false],
  ['Homo sapiens', false],
])('of %s, NPAtlas takes compounds: %s', (organism, isTaken) => {
  const lacking = lackingFor(NP_ATLAS, one({ stated: { ...stated, ...said({ organism }) } }));
  expect(lacking).toEqual(isTaken ? [] : ['source known to be a bacterium or fungus']);
});
