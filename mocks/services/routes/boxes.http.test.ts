import { runServices } from '../../testing/runServices';
import { openClient, sampleArticle, type ServicesClient } from '../../testing/servicesClient';

jest.setTimeout(300_000);

const { services, client } = runServices();

const CUT_OUT = '/latest/decimer/cut_out_box';

interface Found {
  readonly filename: string;
  readonly page_index: number;
  readonly bbox: [number, number, number, number];
  readonly label?: { readonly number?: string };
}

let name: string;
let directory: string;
let found: Found[];
beforeAll(async () => {
  const form = { pdf_file: sampleArticle() };
  const { body } = await client.postForm('/latest/decimer/extract_segments', form);
  name = body.pdf_filename;
  directory = body.segments_directory;
  found = body.segments;
});

const fieldsOf = (page: number, [x0, y0, x1, y1]: readonly (number | string)[]) => ({
  page_index: `${page}`,
  ...{ x0: `${x0}`, y0: `${y0}`, x1: `${x1}`, y1: `${y1}` },
});
const cutOut = (page: number, box: readonly (number | string)[], by: ServicesClient = client) =>
  by.postForm(CUT_OUT, { pdf_filename: name, ...fieldsOf(page, box) });

async function pictureOf(filename: string): Promise<Buffer> {
  const response = await client.fetch(
    `/latest/decimer/get_segment_image/${directory.split('/')[0]}/${filename}`,
  );
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
}

/** From the header of a PNG. */
const sizeOf = (png: Buffer) => ({ width: png.readUInt32BE(16), height: png.readUInt32BE(20) });

/** One with a number printed beside it. */
const labelled = () => found.find(({ label }) => label?.number !== undefined)!;

test('the services say that they cut out boxes, and of which size', async () => {
  const { status, body } = await client.json('/latest/decimer/box_limits');
  expect({ status, body }).toEqual({ status: 200, body: { smallest_side: 4, max_boxes: 1000 } });
});

test('the box of a drawing that was found gives a picture of the same size and the same label', async () => {
  const drawing = labelled();
  const { status, body } = await cutOut(drawing.page_index, drawing.bbox);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    segments_directory: directory,
    pdf_filename: name,
    segment: {
      filename: expect.stringMatching(/^page_\d+_box_\d+_\d+_\d+_\d+\.png$/),
      page_index: drawing.page_index,
      bbox: drawing.bbox,
      route: 'drawn',
      confidence: 1,
      touches_edge: false,
      label: { number: drawing.label?.number },
    },
  });
  const [mine, theirs] = [body.segment.filename, drawing.filename].map(pictureOf);
  const [drawn, expected] = [sizeOf(await mine!), sizeOf(await theirs!)];
  // Boxes are told to hundredths of points, so that an edge may be a pixel off.
  expect(Math.abs(drawn.width - expected.width)).toBeLessThanOrEqual(1);
  expect(Math.abs(drawn.height - expected.height)).toBeLessThanOrEqual(1);
});

test('a box that cuts a drawing stays as it was drawn, and says that it cuts', async () => {
  const { page_index, bbox } = labelled();
  const [x0, y0, x1, y1] = bbox;
  const half = [x0, y0, (x0 + x1) / 2, y1].map((edge) => Math.round(edge * 100) / 100);
  const { body } = await cutOut(page_index, half);
  expect(body.segment).toMatchObject({ bbox: half, touches_edge: true });
});

test('a box that reaches beyond the page is cut out as far as the page goes', async () => {
  const { body } = await cutOut(0, [0, 0, 14_400, 14_400]);
  expect(body.segment.bbox[2]).toBeLessThan(1_000);
});

test('a box is read like a drawing that was found', async () => {
  const { page_index, bbox, filename } = found.find(({ label }) => label?.number === '2')!;
  const { body } = await cutOut(page_index, bbox);
  const read = async (file: string) => {
    const form = { image_path: `${directory}/${file}`, engine: 'decimer' };
    return client.postForm('/latest/ocsr/generate_smiles', form);
  };
  const { status, body: drawn } = await read(body.segment.filename);
  expect(status).toBe(200);
  expect(drawn.smiles).toBe((await read(filename)).body.smiles);
});

test('its page is shown like that of a drawing that was found', async () => {
  const { body } = await cutOut(labelled().page_index, labelled().bbox);
  const path = `/latest/decimer/get_highlighted_page/${body.segment.filename}`;
  const response = await client.fetch(`${path}?pdf_filename=${name}`);
  expect(response.headers.get('Content-Type')).toBe('image/png');
});

test('boxes are not among the drawings that the services found', async () => {
  await cutOut(0, [10, 10, 60, 60]);
  const listed = await client.json(`/latest/decimer/list_directory/${directory}`);
  expect(listed.body.files).toEqual(found.map(({ filename }) => filename));
  const form = { pdf_file: sampleArticle() };
  const again = await client.postForm('/latest/decimer/extract_segments', form);
  expect(again.body.segments_count).toBe(found.length);
});

test('a session without the article can send it along; without it, it has no box', async () => {
  const other = await openClient(services.url);
  const { page_index, bbox } = labelled();
  expect(await cutOut(page_index, bbox, other)).toMatchObject({
    status: 404,
    body: { detail: `PDF file not found: ${name}` },
  });
  const mine = await cutOut(page_index, bbox);
  const path = `/latest/decimer/get_segment_image/${directory.split('/')[0]}`;
  const theirs = await other.fetch(`${path}/${mine.body.segment.filename}`);
  expect(theirs.status).toBe(404);
  const form = { pdf_file: sampleArticle(), ...fieldsOf(page_index, bbox) };
  const sent = await other.postForm(CUT_OUT, form);
  const { filename } = mine.body.segment;
  expect(sent.body).toMatchObject({ segments_directory: directory, segment: { filename, bbox } });
  await other.leave();
});

test.each<[string, number, readonly (number | string)[], number, RegExp]>([
  ['beside the page', 0, [5000, 10, 5100, 100], 400, /at least 4 by 4 points/],
  ['without a width', 0, [10, 10, 10, 100], 400, /at least 4 by 4 points/],
  ['a little too small', 0, [10, 10, 13.9, 100], 400, /at least 4 by 4 points/],
  ['with its edges exchanged', 0, [100, 100, 10, 10], 400, /at least 4 by 4 points/],
  ['of a page beyond the last', 999, [10, 10, 100, 100], 404, /Page 999 not found/],
  ['of no page', -1, [10, 10, 100, 100], 422, /page_index/],
  ['with an edge that is no number', 0, ['NaN', 10, 100, 100], 422, /x0/],
  ['with an endless edge', 0, [10, 10, 'Infinity', 100], 422, /x1/],
  ['larger than any page', 0, [10, 10, 100, 1e9], 422, /y1/],
  ['before the page', 0, [10, -1, 100, 100], 422, /y0/],
])('a box %s is refused', async (_what, page, box, status, detail) => {
  const answer = await cutOut(page, box);
  expect(answer.status).toBe(status);
  expect(JSON.stringify(answer.body.detail)).toMatch(detail);
});

test.each(['x0', 'page_index'])('a box without %s is refused', async (missing) => {
  const { [missing]: _left, ...fields } = Object(fieldsOf(0, [10, 10, 100, 100]));
  const answer = await client.postForm(CUT_OUT, { pdf_filename: name, ...fields });
  expect(answer).toMatchObject({ status: 422, body: { detail: [{ loc: ['body', missing] }] } });
});

test.each(['../../etc/passwd', '', 'other.pdf'])('there is no article %j', async (pdf) => {
  const form = { pdf_filename: pdf, ...fieldsOf(0, [10, 10, 100, 100]) };
  expect((await client.postForm(CUT_OUT, form)).status).toBe(404);
});
