import {
  openClient,
  sampleArticle,
  type FormFields,
  type ServicesClient,
} from '../../../testing/servicesClient';
import { startWithOsra, type ServicesWithOsra } from '../../../testing/startWithOsra';

jest.setTimeout(300_000);

/** For every picture. */
const PROPANE = {
  carbons: 3,
  bonds: [
    [1, 2],
    [2, 3],
  ],
  place: { bondLength: 60.48, box: '5x5-90x60' },
} as const;

let services: ServicesWithOsra;
let client: ServicesClient;
let bitmap: string;
beforeAll(async () => {
  services = await startWithOsra(PROPANE);
  client = await openClient(services.url);
  const form = { pdf_file: sampleArticle() };
  const { body } = await client.postForm('/latest/decimer/extract_segments', form);
  const segments: { filename: string; route: string }[] = body.segments;
  bitmap = pathOf(segments.find(({ route }) => route === 'raster')?.filename ?? '');
});
afterAll(() => services.stop());

const pathOf = (filename: string) => `sample-article/all_segments/${filename}`;
/** Quercetin, drawn with lines. */
const VECTOR = pathOf('page_1_0_segmented.png');

const readBest = (call: string, fields: FormFields) =>
  client.postForm(`/latest/ocsr/${call}`, { ...fields, engine: 'best' });

test('the engines’ list has it, with its name and what it asks', async () => {
  const { body } = await client.json('/latest/ocsr/engines');
  expect(body.engines.at(-1)).toMatchObject({
    id: 'best',
    name: 'Best of all engines',
    available: true,
    coordinates: true,
    handDrawn: false,
    asks: ['decimer', 'molnextr', 'molscribe'],
  });
});

test('two engines that agree are surer together, and the third is not asked', async () => {
  const before = await services.timesRead();
  const { status, body } = await readBest('generate_with_depiction', { image_path: VECTOR });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    engine: 'best',
    agreed: true,
    image_name: 'page_1_0_segmented.png',
    molfile: expect.stringContaining('V2000'),
    placement: { molfile: expect.stringContaining('V2000') },
    doubts: [],
    depiction: { svg: expect.stringContaining('<svg') },
    readings: [
      { engine: 'decimer', program: 'PixelGraph', agrees: true },
      { engine: 'molnextr', program: 'VectorGraph', agrees: true },
    ],
  });
  expect(['decimer', 'molnextr']).toContain(body.taken_from);
  const taken = body.readings.find(({ engine }: { engine: string }) => engine === body.taken_from);
  expect(body).toMatchObject({
    smiles: taken.smiles,
    molfile: taken.molfile,
    program: taken.program,
  });
  expect(body.confidence).toBeGreaterThanOrEqual(0.9);
  expect(await services.timesRead()).toBe(before);
});

test('where engines differ, the surest stands, none is surer than 0.9, and all answers are told', async () => {
  const { body } = await readBest('generate_both', { image_path: bitmap });
  expect(body).toMatchObject({
    engine: 'best',
    taken_from: 'decimer',
    agreed: false,
    readings: [
      { engine: 'decimer', agrees: true, smiles: body.smiles },
      { engine: 'molnextr', reason: expect.stringMatching(/line art/i) },
      {
        ...{ engine: 'molscribe', agrees: false, smiles: 'CCC', confidence: 0.75 },
        ...{ placement: { molfile: expect.stringContaining('V2000') }, doubts: [] },
      },
    ],
  });
  expect(body.confidence).toBeLessThanOrEqual(0.9);
});

test('an answer of one engine has no key of all', async () => {
  const { body } = await client.postForm('/latest/ocsr/generate_both', {
    image_path: bitmap,
    engine: 'decimer',
  });
  for (const key of ['taken_from', 'agreed', 'readings']) expect(body).not.toHaveProperty(key);
});

test('a picture that none can read is refused with the reason of each', async () => {
  const image_file = new File(['no picture'], 'x.png');
  const { status, body } = await readBest('generate_smiles', { image_file });
  expect(status).toBe(422);
  expect(body.detail).toMatch(/PixelGraph: .*VectorGraph: .*OSRA: /);
});

test('it has no weights for hand drawings', async () => {
  const { status } = await readBest('generate_both', { image_path: VECTOR, hand_drawn: 'true' });
  expect(status).toBe(400);
});
