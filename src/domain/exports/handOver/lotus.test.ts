/** @jest-environment node */
import type { CompoundRecord } from '../compoundRecord';
import { record, said } from '../testing/records';
import { lackingFor } from './handOver';
import { LOTUS } from './lotus';

const article = { doi: '10.3390/metabo2010039', title: 'Kojic\tacid' };
const stated = said({ name: 'kojic acid', organism: 'Aspergillus oryzae' });
const identifiers = {
  ...{ smiles: 'CC', inchi: 'InChI=1S/C2H6/c1-2/h1-2H3', inchiKey: 'OTMSDBZUPAUEDD-UHFFFAOYSA-N' },
  ...{ stereoCentres: 3, definedStereoCentres: 1 },
};
const taxon = { source: 'NCBI', id: '5062', rank: 'species', name: 'Aspergillus oryzae' } as const;
const one = (properties: Partial<CompoundRecord> = {}) =>
  record({ article, stated, identifiers, taxon, ...properties });

/** As LOTUS' loader reads it: tabs and a header; a key of another form and counts that are no numbers are refused. */
function loaded(text: string) {
  const [headers = [], ...rows] = text
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'));
  return rows.map((cells) => {
    expect(cells).toHaveLength(headers.length);
    const row = Object.fromEntries(headers.map((header, index) => [header, cells[index] ?? '']));
    expect(row['structureCleanedInchikey3D']).toMatch(/^[A-Z]{14}-[A-Z]{10}-[A-Z]$/);
    expect(row['structureCleaned_stereocenters_total']).toMatch(/^\d+$/);
    expect(row['structureCleaned_stereocenters_unspecified']).toMatch(/^\d+$/);
    return row;
  });
}

test('a row says which structure was found in which organism, by which article', () => {
  expect(loaded(LOTUS.text([one()]))).toEqual([
    {
      organismCleaned: 'Aspergillus oryzae',
      organismCleaned_dbTaxo: 'NCBI',
      organismCleaned_id: '5062',
      organismCleaned_dbTaxoTaxonRanks: 'genus|species',
      organismCleaned_dbTaxoTaxonomy: 'Aspergillus|Aspergillus oryzae',
      structureCleanedSmiles: 'CC',
      structureCleanedInchi: identifiers.inchi,
      structureCleanedInchikey3D: identifiers.inchiKey,
      structureCleaned_nameTraditional: 'kojic acid',
      structureCleaned_nameIupac: 'NA',
      structureCleaned_stereocenters_unspecified: '2',
      structureCleaned_stereocenters_total: '3',
      referenceCleanedTitle: 'Kojic acid',
      referenceCleanedPmcid: 'NA',
      referenceCleanedPmid: 'NA',
      referenceCleanedDoi: '10.3390/METABO2010039',
    },
  ]);
});

test('a synonym stands under the accepted name, to which its id leads', () => {
  const synonym = { ...taxon, name: 'Eurotium oryzae', acceptedName: 'Aspergillus oryzae' };
  expect(loaded(LOTUS.text([one({ taxon: synonym })]))[0]).toMatchObject({
    organismCleaned: 'Aspergillus oryzae',
    organismCleaned_dbTaxoTaxonomy: 'Aspergillus|Aspergillus oryzae',
  });
});

const { taxon: _taxon, ...withoutTaxon } = one();
test.each<[string, CompoundRecord]>([
  ['InChIKey', one({ identifiers: {} })],
  ['source organism', one({ relation: 'notIsolated' })],
  ['taxon id of its species', withoutTaxon],
  ['taxon id of its species', one({ taxon: { ...taxon, rank: 'genus', name: 'Aspergillus' } })],
  ['DOI', one({ article: {} })],
])('what has no %s is left out', (words, compound) => {
  expect(lackingFor(LOTUS, compound)).toEqual([words]);
  expect(loaded(LOTUS.text([compound]))).toEqual([]);
});
