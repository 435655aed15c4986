import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { resolveTaxon } from '../../engine/names/resolveTaxon';
import { bytesInMemory } from '../../engine/names/sortedLines';
import { openTaxonList, type ListedTaxon } from '../../engine/names/taxonList';
import { npmRun } from '../../testing/npmRun';
import { openDump } from './taxonDumps';
import { contentsOf, speciesIn, taxonListParts } from './taxonListFile';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'marcus-test-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const HEAD = { source: 'NCBI', release: '2026-01-01', licence: 'public domain' } as const;

const listOf = (taxa: ReadonlyMap<string, readonly ListedTaxon[]>) =>
  openTaxonList(bytesInMemory(Buffer.from([...taxonListParts({ head: HEAD, taxa })].join(''))));

/** Fields of NCBI's dump, all made up. */
const dmp = (rows: readonly (readonly string[])[]) =>
  rows.map((fields) => `${fields.join('\t|\t')}\t|\n`).join('');

const NODES = dmp([
  ['1', '1', 'no rank', ''],
  ['10', '1', 'genus', ''],
  ['11', '10', 'species', ''],
  ['12', '10', 'species', ''],
  ['13', '10', 'species', ''],
  ['20', '1', 'genus', ''],
  ['21', '20', 'species', ''],
  ['30', '1', 'genus', ''],
  ['40', '1', 'subgenus', ''],
]);
const NAMES = dmp([
  ['1', 'root', '', 'scientific name'],
  ['10', 'Fabulosa', '', 'scientific name'],
  ['10', 'Fabuloides', '', 'synonym'],
  ['10', 'Fabulosa L., 1753', '', 'authority'],
  ['11', 'Fabulosa ficta', '', 'scientific name'],
  ['11', 'Imaginaria ficta', '', 'synonym'],
  ['11', 'fable flower', '', 'common name'],
  ['12', 'Fabulosa x mixta', '', 'scientific name'],
  ['13', 'Fabulosa sp. 12', '', 'scientific name'],
  ['20', 'Duplex', 'Duplex <plants>', 'scientific name'],
  ['21', 'Duplex communis', '', 'scientific name'],
  ['30', 'Duplex', 'Duplex <moths>', 'scientific name'],
  ['40', 'Fabulosa', 'Fabulosa <subgenus>', 'scientific name'],
]);

/** In the order of backbone-ddl.sql. */
const simpleRow = (id: string, parent: string, status: string, rank: string, name: string) =>
  [
    ...[id, parent, '\\N', status.includes('SYNONYM') ? 't' : 'f', status, rank, '{}'],
    ...Array.from({ length: 11 }, () => '\\N'),
    ...[`${name} L.`, name, '\\N'],
  ].join('\t');

const darwinRow = (id: string, accepted: string, status: string, rank: string, name: string) =>
  [id, 'x', '', accepted, '', `${name} L.`, 'L.', name, '', '', '', rank, '', '', status].join(
    '\t',
  );

type GbifRow = readonly [string, string, string, string, string];

const GBIF: readonly GbifRow[] = [
  ['510', '', 'ACCEPTED', 'GENUS', 'Fabulosa'],
  ['511', '510', 'HOMOTYPIC_SYNONYM', 'GENUS', 'Fabuloides'],
  ['512', '', 'ACCEPTED', 'SPECIES', 'Fabulosa ficta'],
  ['513', '512', 'SYNONYM', 'SPECIES', 'Imaginaria ficta'],
  ['514', '512', 'MISAPPLIED', 'SPECIES', 'Fabulosa falsa'],
  ['515', '', 'DOUBTFUL', 'GENUS', 'Dubia'],
  ['516', '', 'ACCEPTED', 'GENUS', 'Duplex'],
  ['517', '', 'ACCEPTED', 'GENUS', 'Duplex'],
  ['518', '', 'ACCEPTED', 'FAMILY', 'Fabulosaceae'],
  ['519', '516', 'ACCEPTED', 'SPECIES', 'Duplex communis'],
];

const DARWIN_HEAD =
  'taxonID\tdatasetID\tparentNameUsageID\tacceptedNameUsageID\toriginalNameUsageID\tscientificName\tscientificNameAuthorship\tcanonicalName\tgenericName\tspecificEpithet\tinfraspecificEpithet\ttaxonRank\tnameAccordingTo\tnamePublishedIn\ttaxonomicStatus';

/** The place of a dump of each kind. */
async function dumpOf(kind: string): Promise<string> {
  const place = path.join(folder, kind);
  if (kind === 'taxdump') {
    await mkdir(place);
    await writeFile(path.join(place, 'nodes.dmp'), NODES);
    await writeFile(path.join(place, 'names.dmp'), NAMES);
  } else if (kind === 'simple.txt') {
    await writeFile(place, GBIF.map((row) => simpleRow(...row)).join('\n'));
  } else {
    const rows = GBIF.map(([id, accepted, status, rank, name]) =>
      darwinRow(id, accepted, status.toLowerCase().replace('_', ' '), rank.toLowerCase(), name),
    );
    await writeFile(place, [DARWIN_HEAD, ...rows, ''].join('\r\n'));
  }
  return place;
}

describe.each([
  ['taxdump', 'NCBI', { genus: '10', species: '11', several: '20, 30' }],
  ['simple.txt', 'GBIF', { genus: '510', species: '512', several: '516, 517' }],
  ['Taxon.tsv', 'GBIF', { genus: '510', species: '512', several: '516, 517' }],
])('of %s', (kind, source, ids) => {
  test('genera and species have their ids, and synonyms those of what they are called now', async () => {
    const { taxa } = await contentsOf(await openDump(await dumpOf(kind)));
    const list = await listOf(taxa);
    expect(await list.find('fabulosa')).toEqual([{ id: ids.genus }]);
    expect(await list.find('fabuloides')).toEqual([{ id: ids.genus, accepted: 'Fabulosa' }]);
    expect(await list.find('fabulosa ficta')).toEqual([{ id: ids.species }]);
    expect(await list.find('imaginaria ficta')).toEqual([
      { id: ids.species, accepted: 'Fabulosa ficta' },
    ]);
  });

  test('names of other ranks, provisional, misapplied and doubtful ones are left out', async () => {
    const { taxa } = await contentsOf(await openDump(await dumpOf(kind)));
    const left = ['root', 'fabulosaceae', 'fabulosa sp. 12', 'fable flower', 'dubia'];
    for (const key of [...left, 'fabulosa falsa']) expect(taxa.has(key)).toBe(false);
  });

  test('a genus of plants and of moths is none of them', async () => {
    const { taxa } = await contentsOf(await openDump(await dumpOf(kind)));
    const list = await listOf(taxa);
    expect(await list.find('duplex')).toHaveLength(2);
    expect(await resolveTaxon(list, 'Duplex ignota')).toEqual({
      refusal: 'ambiguous',
      error: `NCBI has several taxa called Duplex: ${ids.several}`,
    });
  });

  test('where a genus is not clear, its species are there, though no one wants them', async () => {
    const { taxa } = await contentsOf(await openDump(await dumpOf(kind)), new Set());
    expect([...taxa.keys()].filter((key) => key.includes(' '))).toEqual(['duplex communis']);
  });

  test('the command says what it wrote, with the licence, and takes the species of a list alone', async () => {
    const [file, species] = [path.join(folder, 'taxa'), path.join(folder, 'list.txt')];
    await writeFile(species, '[Fabulosa sp., Imaginaria ficta Miller]\n');
    const place = await dumpOf(kind);
    const { output } = await npmRun('taxa:ids', place, file, '--species', species);
    expect(output).toMatch(/: 3 genera and 2 species of/);
    const list = await openTaxonList(bytesInMemory(await readFile(file)));
    const licence = source === 'NCBI' ? 'public domain' : 'CC BY 4.0';
    expect(list.head).toMatchObject({ source, licence, release: expect.stringMatching(/^20/) });
    expect(output).toContain(licence);
  });
});

test.each([
  ['another kind of file', 'a.txt', 'name,id\n', /neither Taxon.tsv nor simple.txt/],
  [
    'a table without a column',
    'Taxon.tsv',
    'taxonID\ttaxonRank\n',
    /no column acceptedNameUsageID/,
  ],
])('%s is refused', async (_what, name, text, reason) => {
  const place = path.join(folder, name);
  await writeFile(place, text);
  await expect(openDump(place)).rejects.toThrow(reason);
});

test('a list of organisms may have several in a line, with brackets and authors', () => {
  const list =
    '[Ficta alba, Ficta sp., --]\n[Ficta nigra Miller]\nFicta rubra|Ficta flava var. alba\n';
  expect([...speciesIn(list)]).toEqual(
    expect.arrayContaining(['ficta alba', 'ficta nigra', 'ficta rubra', 'ficta flava']),
  );
});

test('every name of a long list is found, and nothing else', async () => {
  const keys = Array.from(
    { length: 1500 },
    (_, n) => `${'anthocercisophorella'.slice(n % 5)}${(n * 7919) % 1511} alba`,
  );
  const list = await listOf(new Map(keys.map((key, n) => [key, [{ id: `${n}` }]])));
  for (const [n, key] of keys.entries()) expect(await list.find(key)).toEqual([{ id: `${n}` }]);
  for (const key of ['', 'a', 'anthoc', 'zz', 'anthoc1 al', 'anthoc1 albaa']) {
    expect(await list.find(key)).toEqual([]);
  }
});
