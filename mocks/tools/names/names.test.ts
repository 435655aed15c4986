import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDictionary } from '../../hosts/node/names/nameDictionaryFile';
import { npmRun } from '../../testing/npmRun';
import { namedStructures } from './namedStructures';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'marcus-test-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function made(name: string, text: string) {
  const download = path.join(folder, name);
  const file = path.join(folder, 'names');
  await writeFile(download, text);
  return { file, ...(await npmRun('names', download, file)) };
}

const CSV = [
  'identifier,canonical_smiles,standard_inchi_key,name,iupac_name,synonyms,cas',
  'CNP1,CCO,LFQSCWFLJHTTHZ-UHFFFAOYSA-N,Ethanol,ethanol,"Spirit|ETHYL ALCOHOL|64-17-5|say ""a, b""",64-17-5',
  'CNP2,CO,OKKJLVBELUTLKV-UHFFFAOYSA-N,,methanol,Spirit,',
  'CNP3,,,nothing,,,',
  '',
].join('\r\n');

const SDF = `
  made

  0  0  0  0  0  0  0  0  0  0999 V2000
M  END
> <canonical_smiles>
CCO

> <name>
Ethanol

> <synonyms>
Spirit|β-spirit

$$$$
`;

test.each([
  ['coconut_csv-05-2026.csv', CSV, ['ethyl alcohol', 'say "a, b"', 'ethanol']],
  ['coconut_sdf_2d-05-2026.sdf', SDF, ['ethanol', 'spirit', 'beta-spirit']],
])('%s becomes a dictionary of its names', async (name, text, names) => {
  const { file, output } = await made(name, text);
  expect(output).toMatch(/\d+ names of \d structures/);
  const dictionary = await openDictionary(file);
  expect(dictionary.head).toMatchObject({ source: 'COCONUT', release: name });
  for (const one of names) expect(await dictionary.find(one)).toEqual(['CCO']);
  expect(await dictionary.find('64-17-5')).toEqual([]);
  expect(await dictionary.find('nothing')).toEqual([]);
});

test('a name of two structures keeps both', async () => {
  const { file } = await made('coconut.csv', CSV);
  expect(await (await openDictionary(file)).find('spirit')).toEqual(['CCO', 'CO']);
});

test.each([
  [
    'the lite download',
    'lite.csv',
    'identifier,canonical_smiles\nCNP1,CCO\n',
    /lite downloads have no names/,
  ],
  ['another kind of file', 'coconut.zip', 'PK', /no \.csv or \.sdf/],
])('%s is refused, and no file is left', async (_what, name, text, reason) => {
  expect(await made(name, text)).toMatchObject({
    code: 1,
    output: expect.stringMatching(reason),
  });
  expect(await readdir(folder)).toEqual([name]);
});

test('a table is read alike wherever it is cut, with quotes, line ends and commas in its cells', async () => {
  const text = 'SMILES,name\r\nC,"methane ""gas"", natural"\r\nCC,"eth\nane",\n';
  for (let at = 0; at <= text.length; at += 1) {
    const found = [];
    const pieces = async function* () {
      yield text.slice(0, at);
      yield text.slice(at);
    };
    for await (const one of namedStructures(pieces(), 'csv')) found.push(one);
    expect(found).toEqual([
      { smiles: 'C', names: ['methane "gas", natural'] },
      { smiles: 'CC', names: ['eth\nane'] },
    ]);
  }
});
