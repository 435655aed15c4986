import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { askOpsinVersion } from '../../hosts/node/opsin/opsinVersion';
import { openClient } from '../../testing/servicesClient';
import { startServices } from '../../testing/startServices';
import { runServices } from '../../testing/runServices';

jest.setTimeout(180_000);

const { client } = runServices();

const PATH = '/latest/chem/names';

test('the sources, and what a call takes', async () => {
  const { status, body } = await client.json('/latest/chem/name_sources');
  expect(status).toBe(200);
  expect(body).toMatchObject({ max_names: 50, longest_name: 500 });
  expect(body.sources).toMatchObject([
    { id: 'dictionary', name: 'Sample of well-known natural products', available: true },
    { id: 'opsin', name: 'OPSIN' },
  ]);
});

test('a name of the dictionary gives its canonical structure and its source', async () => {
  const { status, body } = await client.postJson(PATH, { names: ['Kojic  Acid', 'Β-CAROTENE'] });
  expect(status).toBe(200);
  expect(body.results[0]).toMatchObject({
    name: 'Kojic  Acid',
    source: { id: 'dictionary' },
    structure: {
      smiles: 'O=c1cc(CO)occ1O',
      inchi_key: 'BEJNERDRQOWKJM-UHFFFAOYSA-N',
      formula: 'C6H6O4',
    },
  });
  expect(body.results[0]).not.toHaveProperty('molfile');
  expect(body.results[1].structure.formula).toBe('C40H56');
});

test('with a molfile if it is asked for', async () => {
  const { body } = await client.postJson(PATH, { names: ['quercetin'], molfiles: true });
  expect(body.results[0].molfile).toContain('V2000');
});

test.each([
  ['a name that no source knows', 'plumbazole of the moon', 'unknown'],
  ['no name at all', '', 'unknown'],
  ['line breaks and control characters', 'a\nb\0c\u001b[31m\nethanol', 'unknown'],
  ['a name beyond the limit', 'x'.repeat(501), 'too_long'],
  ['an option of a program', '--help', 'unknown'],
])('%s is refused, and the others are answered', async (_what, name, refusal) => {
  const { status, body } = await client.postJson(PATH, { names: [name, 'emodin'] });
  expect(status).toBe(200);
  expect(body.results[0]).toMatchObject({ name, refusal, error: expect.any(String) });
  expect(body.results[1].structure.formula).toBe('C15H10O5');
});

test.each([
  ['too many', { names: Array.from({ length: 51 }, () => 'emodin') }],
  ['none', {}],
  ['no list', { names: 'emodin' }],
  ['not text', { names: [{ toString: 'x' }, 3] }],
])('a call with %s names is refused as a whole', async (_what, body) => {
  expect((await client.postJson(PATH, body)).status).toBe(422);
});

test('OPSIN reads systematic names that the dictionary does not have', async () => {
  if ((await askOpsinVersion('java')) === null) {
    console.warn('OPSIN is not installed: what it reads was not tested.');
    return;
  }
  const names = ['2-methylpropan-1-ol', 'not a name', '(2R)-2-chlorobutane'];
  const { body } = await client.postJson(PATH, { names });
  expect(body.results[0]).toMatchObject({
    source: { id: 'opsin', name: 'OPSIN', version: expect.stringMatching(/^\d+\.\d+/) },
    structure: { smiles: 'CC(C)CO' },
  });
  expect(body.results[1]).toMatchObject({ refusal: 'unknown' });
  expect(body.results[2].structure.smiles).toBe('CC[C@@H](C)Cl');
});

test('the genus of an organism, and where its id comes from', async () => {
  const names = ['Fabulosa ficta', 'Phoenix paludosa Roxb.'];
  const { status, body } = await client.postJson('/latest/chem/taxa', { names });
  expect(status).toBe(200);
  expect(body.source).toMatchObject({ name: 'NCBI', licence: 'public domain' });
  expect(body.results).toMatchObject([
    { name: names[0], refusal: 'unknown', error: 'not in the list of NCBI' },
    { name: names[1], taxon: { id: '4719', rank: 'genus', name: 'Phoenix' } },
  ]);
});

test.each([{ names: Array.from({ length: 51 }, () => 'x') }, {}, { names: 'Phoenix' }])(
  'a call for taxa of another kind is refused as a whole',
  async (body) => {
    expect((await client.postJson('/latest/chem/taxa', body)).status).toBe(422);
  },
);

describe('with a dictionary and without OPSIN', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'marcus-test-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  async function answersOf(file: string, names: readonly string[]) {
    const services = await startServices({ MARCUS_NAMES: file, PATH: folder });
    try {
      const opened = await openClient(services.url);
      const sources = await opened.json('/latest/chem/name_sources');
      return { sources: sources.body, ...(await opened.postJson(PATH, { names })) };
    } finally {
      await services.stop();
    }
  }

  test('a name of several structures is ambiguous, and what is missing is said of the sources, not of each name', async () => {
    const { DictionaryBuilder } = await import('../../engine/names/dictionaryFile');
    const builder = new DictionaryBuilder();
    builder.add({ smiles: 'CCO', names: ['spirit', 'ethanol'] });
    builder.add({ smiles: 'CO', names: ['spirit'] });
    builder.add({ smiles: 'C(C', names: ['broken'] });
    const file = path.join(folder, 'names');
    await writeFile(file, [...builder.parts({ source: 'Test', release: '7' })].join(''));
    const { body, sources } = await answersOf(file, ['spirit', 'ethanol', 'broken', 'octane']);
    expect(sources.sources).toMatchObject([
      { name: 'Test', version: '7' },
      { id: 'opsin', available: false, reason: expect.stringContaining('apt install') },
    ]);
    expect(body.results).toMatchObject([
      { refusal: 'ambiguous', error: 'Test has 2 structures of this name' },
      { structure: { smiles: 'CCO' }, source: { name: 'Test', version: '7' } },
      { refusal: 'unreadable' },
      { refusal: 'unknown', error: 'No source knows this name' },
    ]);
  });

  test('a list of taxa that was made is used, with what it says of itself', async () => {
    const { taxonListParts } = await import('../../tools/taxa/taxonListFile');
    const head = { source: 'GBIF', release: '7', licence: 'CC BY 4.0' } as const;
    const taxa = new Map([
      ['imaginaria ficta', [{ id: '9', accepted: 'Fabulosa ficta' }]],
      ['duplex', [{ id: '1' }, { id: '2' }]],
    ]);
    const file = path.join(folder, 'taxa');
    await writeFile(file, [...taxonListParts({ head, taxa })].join(''));
    const services = await startServices({ MARCUS_TAXON_IDS: file });
    try {
      const opened = await openClient(services.url);
      const names = ['Imaginaria ficta L.', 'Duplex sp.'];
      const { body } = await opened.postJson('/latest/chem/taxa', { names });
      expect(body).toMatchObject({
        source: { name: 'GBIF', version: '7', licence: 'CC BY 4.0' },
        results: [
          { taxon: { id: '9', rank: 'species', accepted_name: 'Fabulosa ficta' } },
          { refusal: 'ambiguous', error: 'GBIF has several taxa called Duplex: 1, 2' },
        ],
      });
    } finally {
      await services.stop();
    }
  });

  test('a file that is no list of taxa stops the start with the name of the variable', async () => {
    const file = path.join(folder, 'other.csv');
    await writeFile(file, 'name,smiles\n');
    await expect(startServices({ MARCUS_TAXON_IDS: file })).rejects.toThrow('MARCUS_TAXON_IDS');
  });

  test('a file that is no dictionary stops the start with the name of the variable', async () => {
    const file = path.join(folder, 'other.csv');
    await writeFile(file, 'name,smiles\n');
    await expect(answersOf(file, [])).rejects.toThrow('MARCUS_NAMES');
  });
});
