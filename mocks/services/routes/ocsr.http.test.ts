import { readFileSync } from 'node:fs';
import { pictureSize } from '../../hosts/node/images/decodeImage';
import { runServices } from '../../testing/runServices';
import { sampleArticle, type FormFields } from '../../testing/servicesClient';

jest.setTimeout(300_000);

interface Truth {
  readonly drawings: readonly { readonly name: string; readonly smiles: string }[];
}

const truth = JSON.parse(readFileSync('mocks/tools/sample-article/truth.json', 'utf8')) as Truth;
const smilesOf = (name: string) => truth.drawings.find((drawing) => drawing.name === name)?.smiles;

// OSRA is looked up on the PATH; an empty one makes its engine unavailable on any machine.
const { client } = runServices({ PATH: '' });
let segments: { filename: string; page_index: number; bbox: number[]; route: string }[];
beforeAll(async () => {
  const form = { pdf_file: sampleArticle() };
  const { body } = await client.postForm('/latest/decimer/extract_segments', form);
  segments = body.segments;
});

const call = (name: string, fields: FormFields) => client.postForm(`/latest/ocsr/${name}`, fields);
const pathOf = (filename: string) => `sample-article/all_segments/${filename}`;
/** Quercetin: the leftmost drawing of the second page. */
const quercetin = () => pathOf('page_1_0_segmented.png');

const PROVENANCE = ['program', 'program_version', 'confidence', 'remarks'];

/** Positions of a V2000 molfile's atoms, in pixels of the picture it is placed on. */
const pixelsOf = (molfile: string) =>
  [...molfile.matchAll(/^ *(-?[\d.]+) +(-?[\d.]+) +0\.0000 [A-Z*]/gm)].map(
    ([, x, y]) => [Number(x), -Number(y)] as const,
  );

test('says which program stands in for which engine', async () => {
  const { body } = await client.json('/latest/ocsr/engines');
  expect(body.engines).toMatchObject([
    { id: 'decimer', available: true, program: 'PixelGraph', coordinates: false },
    { id: 'molnextr', available: true, program: 'VectorGraph', coordinates: true },
    {
      id: 'molscribe',
      available: false,
      program: 'OSRA',
      reason: expect.stringMatching(/install/),
    },
    { id: 'best', available: true, asks: ['decimer', 'molnextr'] },
  ]);
});

test('reads a vector drawing exactly, with a molfile and its drawing', async () => {
  const fields = { image_path: quercetin(), engine: 'molnextr' };
  const { status, body } = await call('generate_with_depiction', fields);
  expect(status).toBe(200);
  expect(Object.keys(body)).toEqual([
    'image_name',
    'smiles',
    'molfile',
    'engine',
    'hardware',
    'file_path',
    ...PROVENANCE,
    'placement',
    'doubts',
    'depiction',
  ]);
  expect(body).toMatchObject({
    image_name: 'page_1_0_segmented.png',
    engine: 'molnextr',
    program: 'VectorGraph',
    depiction: { format: 'svg', engine: 'rdkit', svg: expect.stringContaining('<svg') },
  });
  expect(truth.drawings.map(({ smiles }) => smiles)).toContain(body.smiles);
  expect(body.molfile).toContain('V2000');
});

test('reads a drawing from its pixels, without a molfile', async () => {
  const fields = { image_path: quercetin(), engine: 'decimer', hand_drawn: 'false' };
  const { body } = await call('generate_both', fields);
  expect(Object.keys(body)).toEqual([
    'image_name',
    'smiles',
    'engine',
    'model',
    'hardware',
    'file_path',
    ...PROVENANCE,
    'placement',
    'doubts',
  ]);
  expect(body).toMatchObject({ engine: 'decimer', model: 'standard', program: 'PixelGraph' });
  expect(truth.drawings.map(({ smiles }) => smiles)).toContain(body.smiles);
});

test('the article’s bitmap drawing is read from its pixels; the line art engine reports that there is no line art', async () => {
  const bitmap = segments.find(({ route }) => route === 'raster')?.filename ?? '';
  const byPixels = await call('generate_smiles', { image_path: pathOf(bitmap) });
  expect(byPixels.body.smiles).toBe(smilesOf('kojic acid'));
  const byLines = await call('generate_smiles', { image_path: pathOf(bitmap), engine: 'molnextr' });
  expect(byLines.status).toBe(422);
  expect(byLines.body.detail).toMatch(/line art/i);
});

test('confidence is higher when VectorGraph and PixelGraph agree', async () => {
  const picture = await client.fetch(
    '/latest/decimer/get_segment_image/sample-article/page_1_0_segmented.png',
  );
  const uploaded = new File([new Uint8Array(await picture.arrayBuffer())], 'alone.png');
  const alone = await call('generate_smiles', { image_file: uploaded, engine: 'decimer' });
  const answers = await Promise.all(
    ['decimer', 'molnextr'].map((engine) =>
      call('generate_smiles', { image_path: quercetin(), engine }),
    ),
  );
  for (const { body } of answers) {
    expect(body.smiles).toBe(alone.body.smiles);
    expect(body.confidence).toBeGreaterThan(alone.body.confidence);
    expect(body.confidence).toBeLessThanOrEqual(0.99);
  }
});

test('both programs place the same atoms on the same pixels of the cut-out', async () => {
  const png = await client.fetch(
    '/latest/decimer/get_segment_image/sample-article/page_1_0_segmented.png',
  );
  const { width, height } = await pictureSize(new Uint8Array(await png.arrayBuffer()));
  const [byPixels, byLines] = await Promise.all(
    ['decimer', 'molnextr'].map(async (engine) => {
      const { body } = await call('generate_both', { image_path: quercetin(), engine });
      expect(body.placement).toMatchObject({ width, height });
      return pixelsOf(body.placement.molfile);
    }),
  );
  expect(byPixels).toHaveLength(22);
  expect(byLines).toHaveLength(22);
  for (const [x, y] of byPixels!) {
    expect(Math.min(...byLines!.map(([a, b]) => Math.hypot(a - x, b - y)))).toBeLessThan(6);
  }
});

test('draws a result on its picture', async () => {
  const { body } = await call('generate_both', { image_path: quercetin(), engine: 'decimer' });
  const path = '/latest/depiction/on_picture';
  const drawn = await client.postJson(path, body.placement);
  expect(drawn.headers.get('Content-Type')).toMatch(/^image\/svg\+xml/);
  const { width, height } = body.placement;
  expect(drawn.body).toMatch(`width="${width}px" height="${height}px"`);
  const without = await client.postJson(path, { ...body.placement, width: undefined });
  expect(without).toMatchObject({ status: 422, body: { detail: [{ loc: ['body', 'width'] }] } });
});

test.each(['decimer', 'molnextr'])(
  '%s doubts no place of a drawing that both programs read alike',
  async (engine) => {
    const { body } = await call('generate_both', { image_path: quercetin(), engine });
    expect(body.doubts).toEqual([]);
  },
);

test('a SMILES alone has neither places nor doubts', async () => {
  const { body } = await call('generate_smiles', { image_path: quercetin(), engine: 'decimer' });
  expect(body).not.toHaveProperty('placement');
  expect(body).not.toHaveProperty('doubts');
});

test('returns a molfile alone', async () => {
  const { body } = await call('generate_molfile', { image_path: quercetin() });
  expect(Object.keys(body)).toEqual([
    'image_name',
    'molfile',
    'engine',
    'hardware',
    'file_path',
    ...PROVENANCE,
    'placement',
    'doubts',
  ]);
});

test('reads an uploaded picture and gives it back by name', async () => {
  const directory = '/latest/decimer/get_segment_image/sample-article';
  const picture = await client.fetch(`${directory}/page_1_0_segmented.png`);
  const bytes = new Uint8Array(await picture.arrayBuffer());
  const { body } = await call('generate_smiles', { image_file: new File([bytes], 'my scan.png') });
  expect(body.image_name).toMatch(/^my_scan_[0-9a-f]{8}\.png$/);
  expect(truth.drawings.map(({ smiles }) => smiles)).toContain(body.smiles);
  const back = await client.fetch(`/latest/ocsr/get_image/${body.image_name}`);
  expect(Buffer.from(await back.arrayBuffer()).equals(Buffer.from(bytes))).toBe(true);
});

const picture = (content: string, name = 'x.png') => new File([content], name);

test.each<[string, string, () => FormFields, number, RegExp]>([
  [
    'a request without a drawing',
    'generate_smiles',
    () => ({}),
    400,
    /^Either an image file or an image path/,
  ],
  [
    'a text file',
    'generate_smiles',
    () => ({ image_file: picture('x', 'x.txt') }),
    400,
    /must be an image/,
  ],
  [
    'bytes that are not a picture',
    'generate_smiles',
    () => ({ image_file: picture('x') }),
    422,
    /image/,
  ],
  [
    'hand_drawn with another engine',
    'generate_both',
    () => ({ image_path: quercetin(), hand_drawn: 'true' }),
    400,
    /^The hand_drawn parameter is only applicable for the DECIMER engine$/,
  ],
  [
    'a segment of an unknown document',
    'generate_both',
    () => ({ image_path: 'other/all_segments/page_1_0_segmented.png' }),
    404,
    /^Image file not found: other\/all_segments/,
  ],
  [
    'a path outside the session’s files',
    'generate_both',
    () => ({ image_path: '../../../etc/passwd' }),
    404,
    /not found/,
  ],
  [
    'an uploaded picture for line art',
    'generate_both',
    () => ({ image_file: picture('x') }),
    422,
    /no line art/,
  ],
  [
    'a program that is not installed',
    'generate_both',
    () => ({ image_path: quercetin(), engine: 'molscribe' }),
    503,
    /^OSRA is not installed/,
  ],
])('refuses %s in %s, with the reason', async (_case, name, fields, status, detail) => {
  const answer = await call(name, fields());
  expect(answer.status).toBe(status);
  expect(answer.body.detail).toMatch(detail);
});

test.each([
  ['generate_smiles', 'foo', "'decimer', 'molnextr', 'molscribe' or 'best'"],
  ['generate_molfile', 'decimer', "'molnextr' or 'molscribe'"],
])('refuses %s with the engine %s', async (name, engine, expected) => {
  const { status, body } = await call(name, { image_path: quercetin(), engine });
  expect(status).toBe(422);
  expect(body.detail).toEqual([
    {
      type: 'literal_error',
      loc: ['body', 'engine'],
      msg: `Input should be ${expected}`,
      input: engine,
      ctx: { expected },
    },
  ]);
});
