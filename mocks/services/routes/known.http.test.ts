import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openClient } from '../../testing/servicesClient';
import { startServices } from '../../testing/startServices';
import { runServices } from '../../testing/runServices';
import { knownFileBytes } from '../../tools/known/knownFileBytes';

jest.setTimeout(180_000);

const { client } = runServices();

const PATH = '/latest/chem/known';
const ALANINE = 'QNAYBMKLOCPYGJ-REOHCLBHSA-N';
const D_ALANINE = 'QNAYBMKLOCPYGJ-UWTATZPHSA-N';
const FLAT_ALANINE = 'QNAYBMKLOCPYGJ-UHFFFAOYSA-N';
const ETHANOL = 'LFQSCWFLJHTTHZ-UHFFFAOYSA-N';

test('without a file, nothing is said of any compound', async () => {
  const { status, body } = await client.postJson(PATH, { inchi_keys: [ALANINE] });
  expect(status).toBe(200);
  expect(body).toEqual({ source: null, results: [] });
});

test.each([
  ['too many', { inchi_keys: Array.from({ length: 501 }, () => ALANINE) }],
  ['none', {}],
  ['no list of', { inchi_keys: ALANINE }],
  ['other texts as', { inchi_keys: [ALANINE, 'C[C@H](N)C(=O)O'] }],
  ['more than', { inchi_keys: [`${ALANINE}\n`] }],
])('a call with %s keys is refused as a whole', async (_what, body) => {
  expect((await client.postJson(PATH, body)).status).toBe(422);
});

describe('with a file', () => {
  let folder: string;
  let file: string;
  const bytes = knownFileBytes({ source: 'COCONUT', release: 'made.csv', day: '2026-05-01' }, [
    ALANINE,
  ]);
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'marcus-test-'));
    file = path.join(folder, 'known');
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  test('each key is told in its order, with what the file says of itself', async () => {
    await writeFile(file, bytes);
    const services = await startServices({ MARCUS_KNOWN: file });
    try {
      const opened = await openClient(services.url);
      const inchi_keys = [ETHANOL, ALANINE, D_ALANINE, FLAT_ALANINE];
      const { status, body } = await opened.postJson(PATH, { inchi_keys });
      expect(status).toBe(200);
      expect(body).toEqual({
        source: {
          ...{ name: 'COCONUT', version: 'made.csv', date: '2026-05-01', compounds: 1 },
          false_alarm_one_in: 1_048_576,
        },
        results: [
          { inchi_key: ETHANOL, state: 'new' },
          { inchi_key: ALANINE, state: 'known' },
          { inchi_key: D_ALANINE, state: 'other_stereo' },
          { inchi_key: FLAT_ALANINE, state: 'without_stereo' },
        ],
      });
    } finally {
      await services.stop();
    }
  });

  test.each([
    ['damaged', bytes.subarray(0, bytes.length - 1), /MARCUS_KNOWN.*damaged/s],
    ['of another kind', Buffer.from('name,smiles\n'), /MARCUS_KNOWN.*npm run known/s],
  ])('one that is %s stops the start, with the variable and the reason', async (_, bad, reason) => {
    await writeFile(file, bad);
    await expect(startServices({ MARCUS_KNOWN: file })).rejects.toThrow(reason);
  });
});
