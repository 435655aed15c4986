import { taxonList } from '../../../hosts/node/names/nameDictionaryFile';
import { higherTaxa } from '../../../hosts/node/names/higherTaxaFile';
import { openHigherTaxa } from './higherTaxa';
import { lineageOf } from './lineageOf';

const lineage = async (organism: string) =>
  lineageOf(await taxonList(undefined), await higherTaxa(), organism);

test.each([
  ['Salvia miltiorrhiza Bunge', ['lamiaceae', 'lamiales', 'viridiplantae', 'eukaryota']],
  ['Aspergillus nidulans', ['eurotiales', 'ascomycota', 'fungi']],
  ['Streptomyces sp. CB0037', ['streptomycetaceae', 'actinobacteria', 'bacteria']],
  ['Aplysina aerophoba', ['porifera', 'metazoa']],
])('%s belongs to its genus and all above it', async (organism, expected) => {
  const { own, above } = await lineage(organism);
  expect(own).toEqual([]);
  expect(above).toEqual(expect.arrayContaining([expect.stringMatching(/^\d+$/), ...expected]));
});

test.each([
  ['Lamiaceae', 'lamiaceae'],
  ['Labiatae', 'lamiaceae'],
  ['mint family', 'lamiaceae'],
  ['  FUNGI ', 'fungi'],
  ['Magnoliophyta', 'magnoliophyta'],
])('%s is a taxon above genera by any of its names', async (name, taxon) => {
  expect((await lineage(name)).own).toContain(taxon);
});

test('a genus is what its species belong to', async () => {
  const { own } = await lineage('Salvia');
  expect(own).toHaveLength(1);
  expect((await lineage('Salvia officinalis')).above).toEqual(expect.arrayContaining([...own]));
});

test.each(['', '?', 'S. officinalis', 'Marcusia inventa', 'constructor'])(
  '%j is nothing and belongs to nothing',
  async (name) => {
    expect(await lineage(name)).toEqual({ own: [], above: [] });
  },
);

const HEAD = JSON.stringify({
  ...{ format: 'marcus-higher-taxa', version: 1, source: 'NCBI', release: 'today' },
  licence: 'public domain',
});

test('a genus of several taxa belongs to what they have in common', () => {
  const lines = [
    HEAD,
    '\tlife\t',
    '0\tplants\t',
    '1\tmints|labiates\tduplex salvia',
    '0\tinsects\tduplex',
  ];
  const { aboveGenus, named } = openHigherTaxa(`${lines.join('\n')}\n`);
  expect(aboveGenus('duplex')).toEqual(['life']);
  expect(aboveGenus('salvia')).toEqual(['mints', 'plants', 'life']);
  expect(named('labiates')).toEqual(['mints']);
});

test('another file is refused', () => {
  expect(() => openHigherTaxa('{"format":"marcus-taxa","version":1}\n')).toThrow();
});
