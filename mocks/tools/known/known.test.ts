import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openKnown } from '../../hosts/node/names/nameDictionaryFile';
import { npmRun } from '../../testing/npmRun';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'marcus-test-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function made(name: string, text: string) {
  const download = path.join(folder, name);
  const file = path.join(folder, 'known');
  await writeFile(download, text);
  const day = new Date('2026-05-01T12:00:00Z');
  await utimes(download, day, day);
  return { file, ...(await npmRun('known', download, file)) };
}

const ALANINE = 'QNAYBMKLOCPYGJ-REOHCLBHSA-N';
const ETHANOL = 'LFQSCWFLJHTTHZ-UHFFFAOYSA-N';
const METHANOL = 'OKKJLVBELUTLKV-UHFFFAOYSA-N';

const CSV = [
  'identifier,canonical_smiles,standard_inchi_key,name',
  `CNP1,C[C@H](N)C(=O)O,${ALANINE},"Alanine, natural"`,
  `CNP2,C[C@H](N)C(=O)O,InChIKey=${ALANINE},again`,
  'CNP3,CCO,,Ethanol',
  'CNP4,no structure,,',
  'CNP5,,not a key,',
  '',
].join('\r\n');

const SDF = `
  made

  0  0  0  0  0  0  0  0  0  0999 V2000
M  END
> <standard_inchi_key>
${ALANINE}

$$$$

  made

  0  0  0  0  0  0  0  0  0  0999 V2000
M  END
> <canonical_smiles>
CCO

$$$$
`;

test.each([
  ['coconut_csv-05-2026.csv', CSV, /2 compounds of 5 records, 2026-05-01; \d+ bytes/],
  ['coconut_sdf_2d-05-2026.sdf', SDF, /2 compounds of 2 records, 2026-05-01; \d+ bytes/],
])(
  '%s becomes a file of its compounds; a missing InChIKey is computed',
  async (name, text, says) => {
    const { file, output, code } = await made(name, text);
    expect(output).toMatch(says);
    expect(output).toContain('1 InChIKeys were computed');
    expect(code).toBe(0);
    const known = await openKnown(file);
    expect(known?.head).toMatchObject({ source: 'COCONUT', release: name, day: '2026-05-01' });
    expect([ALANINE, ETHANOL, METHANOL].map((key) => known?.stateOf(key))).toEqual([
      ...['known', 'known', 'new'],
    ]);
  },
);

test('records that have neither a key nor a structure are told', async () => {
  expect((await made('coconut.csv', CSV)).output).toContain('2 records without a structure');
});

test.each([
  [
    'a table of something else',
    'other.csv',
    'name,colour\na,red\n',
    /no column standard_inchi_key/,
  ],
  ['an empty table', 'coconut.csv', 'standard_inchi_key\n', /no InChIKey in it/],
  ['an SDF without keys', 'coconut.sdf', '\n\n\nM  END\n$$$$\n', /no InChIKey in it/],
  ['another kind of file', 'coconut.zip', 'PK', /no \.csv or \.sdf/],
])('%s is refused, and no file is left', async (_what, name, text, reason) => {
  expect(await made(name, text)).toMatchObject({ code: 1, output: expect.stringMatching(reason) });
  expect(await readdir(folder)).toEqual([name]);
});
