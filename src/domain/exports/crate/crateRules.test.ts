/** @jest-environment node */
import { drawing, record, said } from '../testing/records';
import { roCrateOf, type Crate } from './roCrate';
import { brokenRules, type CrateRule } from './testing/crateRules';
import { crateStore } from './testing/crateStore';

const identifiers = {
  ...{ smiles: 'CC', inchi: 'InChI=1S/C2H6/c1-2/h1-2H3', inchiKey: 'OTMSDBZUPAUEDD-UHFFFAOYSA-N' },
  ...{ formula: 'C2H6', averageMass: 30.07, exactMass: 30.047 },
};
const taxon = { source: 'NCBI', id: '5062', rank: 'species', name: 'Aspergillus oryzae' } as const;
const stated = said({ name: 'ethane', organism: 'Aspergillus oryzae', synonyms: 'dimethyl' });

/** One molecule that is known well, and one of which nothing is known. */
const CRATE: Crate = {
  records: [
    record({ identifiers, stated, taxon }),
    record({ id: 'b', drawings: [drawing({ id: 'b', place: 'page-2-drawing-1' })] }),
  ],
  files: [
    { path: 'drawings/page 1.png', description: 'cut out', mediaType: 'image/png' },
    { path: 'compounds.csv', description: 'table', mediaType: 'text/csv' },
  ],
  article: {
    ...{ doi: '10.1002/(SICI)1097<1>3.0', title: 'Alkanes', journal: 'Metabolites', year: 2012 },
    authors: ['Jane Roe', 'John Doe'],
  },
  ...{ fileName: 'paper.pdf', licence: 'cc0', at: '2026-01-02T03:04:05Z', version: '1' },
};

type Entity = Record<string, unknown>;
interface Metadata {
  '@graph': Entity[];
}
const metadataOf = (crate: Partial<Crate> = {}): Metadata =>
  JSON.parse(roCrateOf({ ...CRATE, ...crate })) as Metadata;

test.each<[string, Partial<Crate>]>([
  ['with all that is known', {}],
  ['without a licence', { licence: 'none' }],
  ['of an article of which nothing is known', { article: {} }],
  ['without compounds and files', { records: [], files: [] }],
])('a crate %s keeps every rule of RO-Crate 1.2 and Bioschemas', async (_, crate) => {
  expect(brokenRules(await crateStore(metadataOf(crate)))).toEqual([]);
});

/** The entity with a type or an id. */
const entity = ({ '@graph': graph }: Metadata, of: string): Entity =>
  graph.find((each) => each['@id'] === of || each['@type'] === of) ?? {};

const without = (of: string, property: string) => (metadata: Metadata) => {
  delete entity(metadata, of)[property];
};
const having = (of: string, property: string, value: unknown) => (metadata: Metadata) => {
  entity(metadata, of)[property] = value;
};
const removed = (of: string) => (metadata: Metadata) => {
  metadata['@graph'] = metadata['@graph'].filter((each) => each !== entity(metadata, of));
};

test.each<[rule: CrateRule, fault: string, (metadata: Metadata) => void]>([
  ['descriptor', 'no version', without('ro-crate-metadata.json', 'conformsTo')],
  ['descriptor', 'another folder', having('ro-crate-metadata.json', 'about', { '@id': 'x/' })],
  ['descriptor', 'another type', having('ro-crate-metadata.json', '@type', 'Dataset')],
  ['root', 'no name', without('./', 'name')],
  ['root', 'no description', without('./', 'description')],
  ['root', 'two dates', having('./', 'datePublished', ['2026-01-02', '2026-01-03'])],
  ['root', 'no licence', without('./', 'license')],
  ['root', 'no data set', having('./', '@type', 'CreativeWork')],
  ['date', 'a date as people write it', having('./', 'datePublished', '2 January 2026')],
  [
    'licence',
    'a licence without a name',
    without('https://creativecommons.org/publicdomain/zero/1.0/', 'name'),
  ],
  [
    'files',
    'a file that the folder does not list',
    having('./', 'hasPart', [{ '@id': 'compounds.csv' }]),
  ],
  ['files', 'a file that is not described', removed('compounds.csv')],
  [
    'files',
    'a file elsewhere',
    having('compounds.csv', '@id', 'https://example.com/compounds.csv'),
  ],
  ['files', 'a file without its format', without('compounds.csv', 'encodingFormat')],
  ['links', 'a molecule that is not described', having('./', 'mentions', { '@id': '#gone' })],
  ['links', 'an author that is only a text', having('ScholarlyArticle', 'author', 'Jane Roe')],
  ['links', 'a taxon that is not described', removed('Taxon')],
  ['names', 'a person without a name', without('Person', 'name')],
  ['names', 'a taxon without a name', without('Taxon', 'name')],
  ['action', 'an action without its program', without('CreateAction', 'instrument')],
  ['profile', 'a molecule without an identifier', without('MolecularEntity', 'identifier')],
  ['profile', 'a molecule without an address', without('MolecularEntity', 'url')],
  ['molecules', 'a weight without its unit', having('MolecularEntity', 'molecularWeight', 30.07)],
  [
    'molecules',
    'an InChIKey of another form',
    having('MolecularEntity', 'inChIKey', 'OTMSDBZUPAUEDD'),
  ],
  ['molecules', 'an InChI of another form', having('MolecularEntity', 'inChI', '1S/C2H6')],
  [
    'molecules',
    'a SMILES that is an address',
    having('MolecularEntity', 'smiles', { '@id': 'CC' }),
  ],
])('the rule of the %s is broken by %s', async (rule, _, spoil) => {
  const metadata = metadataOf();
  spoil(metadata);
  expect(brokenRules(await crateStore(metadata))).toContain(rule);
});

test('a property that RO-Crate’s context does not know is an error', async () => {
  const metadata = metadataOf();
  having('MolecularEntity', 'inchikey', identifiers.inchiKey)(metadata);
  await expect(crateStore(metadata)).rejects.toThrow(/Safe mode/);
});

test('a molecule without an InChIKey does not claim the profile', () => {
  const molecules = metadataOf()['@graph'].filter((each) => each['@type'] === 'MolecularEntity');
  expect(molecules.map((each) => 'conformsTo' in each)).toEqual([true, false]);
});
