/** @jest-environment node */
import type { CompoundRecord } from '../compoundRecord';
import { record, said } from '../testing/records';
import { roCrateOf, type Crate } from './roCrate';

const identifiers = {
  ...{ smiles: 'CC', inchi: 'InChI=1S/C2H6/c1-2/h1-2H3', inchiKey: 'OTMSDBZUPAUEDD-UHFFFAOYSA-N' },
  ...{ formula: 'C2H6', averageMass: 30.07, exactMass: 30.047 },
};
const taxon = { source: 'NCBI', id: '5062', rank: 'species', name: 'Aspergillus oryzae' } as const;
const stated = said({ name: 'ethane', organism: 'Aspergillus oryzae' });
const article = {
  ...{ doi: '10.1002/(SICI)1097<1>3.0', title: 'Alkanes', journal: 'Metabolites', year: 2012 },
  authors: ['Jane Roe'],
};
const one = (properties: Partial<CompoundRecord> = {}) =>
  record({ identifiers, stated, taxon, ...properties });

interface Entity {
  readonly '@id': string;
  readonly [property: string]: unknown;
}

function graphOf(crate: Partial<Crate> = {}): Entity[] {
  const json = roCrateOf({
    records: [one()],
    files: [{ path: 'drawings/page 1.png', description: 'cut out', mediaType: 'image/png' }],
    ...{ article, fileName: 'paper.pdf', licence: 'cc0', at: '2026-01-02T03:04:05Z', version: '1' },
    ...crate,
  });
  return (JSON.parse(json) as { '@graph': Entity[] })['@graph'];
}
const entity = (graph: readonly Entity[], id: string) => graph.find((each) => each['@id'] === id);
const ofType = (graph: readonly Entity[], type: string) =>
  graph.filter((each) => each['@type'] === type);

/** Ids that any value of an entity links. */
const linkedIn = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(linkedIn);
  if (typeof value !== 'object' || value === null) return [];
  return '@id' in value ? [String(value['@id'])] : Object.values(value).flatMap(linkedIn);
};

test('the metadata say which version of RO-Crate they follow, and of which folder', () => {
  expect(entity(graphOf(), 'ro-crate-metadata.json')).toEqual({
    ...{ '@id': 'ro-crate-metadata.json', '@type': 'CreativeWork', about: { '@id': './' } },
    conformsTo: { '@id': 'https://w3id.org/ro/crate/1.2' },
  });
});

test('the folder has what RO-Crate 1.2 requires: a name, a description, a date and a licence', () => {
  expect(entity(graphOf(), './')).toMatchObject({
    '@type': 'Dataset',
    ...{ name: 'Compounds of “Alkanes”', datePublished: '2026-01-02T03:04:05Z' },
    description: expect.stringContaining('all were checked by a person'),
    license: { '@id': 'https://creativecommons.org/publicdomain/zero/1.0/' },
    hasPart: [{ '@id': 'drawings/page%201.png' }],
  });
});

test.each<[number, string]>([
  [0, 'nobody has checked them'],
  [1, '1 of 2 were checked by a person'],
  [2, 'all were checked by a person'],
])('with %d of two compounds checked, it says: %s', (count, words) => {
  const records = [0, 1].map((index) => one({ status: index < count ? 'Verified' : 'Processed' }));
  expect(entity(graphOf({ records }), './')).toMatchObject({
    description: expect.stringContaining(words),
  });
});

test('a folder of which nobody stated a licence says so', () => {
  const graph = graphOf({ licence: 'none' });
  expect(entity(graph, './')).toMatchObject({ license: { '@id': '#licence' } });
  expect(entity(graph, '#licence')).toMatchObject({ name: 'Not stated' });
});

test('a molecule is as Bioschemas asks, with the taxon of its source', () => {
  const graph = graphOf();
  expect(ofType(graph, 'MolecularEntity')).toEqual([
    {
      '@id': 'https://identifiers.org/inchikey:OTMSDBZUPAUEDD-UHFFFAOYSA-N',
      '@type': 'MolecularEntity',
      conformsTo: { '@id': 'https://bioschemas.org/profiles/MolecularEntity/0.5-RELEASE' },
      ...{ name: 'ethane', identifier: identifiers.inchiKey, inChIKey: identifiers.inchiKey },
      ...{ inChI: identifiers.inchi, smiles: 'CC', molecularFormula: 'C2H6' },
      ...{ molecularWeight: '30.07 g/mol', monoisotopicMolecularWeight: '30.047 g/mol' },
      url: 'https://identifiers.org/inchikey:OTMSDBZUPAUEDD-UHFFFAOYSA-N',
      taxonomicRange: { '@id': 'http://purl.obolibrary.org/obo/NCBITaxon_5062' },
    },
  ]);
  expect(ofType(graph, 'Taxon')).toHaveLength(1);
});

test('a molecule has the synonyms and the page that a person gave it', () => {
  const more = said({ synonyms: 'bimethyl\ndimethyl', link: 'https://example.org/1' });
  const graph = graphOf({ records: [one({ stated: { ...stated, ...more } })] });
  expect(ofType(graph, 'MolecularEntity')).toMatchObject([
    { alternateName: ['bimethyl', 'dimethyl'], url: 'https://example.org/1' },
  ]);
});

test('an organism in which the compound is only mentioned is not its range', () => {
  const graph = graphOf({ records: [one({ relation: 'mentioned' })] });
  expect(ofType(graph, 'MolecularEntity')[0]).not.toHaveProperty('taxonomicRange');
  expect(ofType(graph, 'Taxon')).toEqual([]);
});

test('one structure is one molecule', () => {
  expect(ofType(graphOf({ records: [one(), one({ id: 'b' })] }), 'MolecularEntity')).toHaveLength(
    1,
  );
});

test('whatever is linked is in the graph or on the web, and no id stands twice', () => {
  for (const graph of [graphOf(), graphOf({ article: {}, records: [one({ identifiers: {} })] })]) {
    const ids = graph.map((each) => each['@id']);
    expect(new Set(ids).size).toBe(ids.length);
    const linked = graph.flatMap((each) => Object.values(each).flatMap(linkedIn));
    expect(linked.filter((id) => !ids.includes(id) && !/^https:\/\//.test(id))).toEqual([]);
  }
});
