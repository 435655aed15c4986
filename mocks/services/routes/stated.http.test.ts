import { runServices } from '../../testing/runServices';
import { ETHANOL_MOLFILE, statedPdf } from '../../testing/statedPdf';

jest.setTimeout(300_000);

const { client } = runServices({ PATH: '' });

const BOX = [80, 75, 125, 98];
const ethanol = { box: BOX, molfile: ETHANOL_MOLFILE };
const stating = (...drawings: readonly object[]) => ({
  version: 1,
  pages: [{ page: 0, drawings }],
});

let files = 0;
/** The segments of a PDF with this attachment, and a call about the first of them. */
async function extract(attached: unknown, attachment?: string) {
  const bytes = await statedPdf(attached, attachment);
  const directory = `stated-${(files += 1)}`;
  const pdf_file = new File([bytes], `${directory}.pdf`, { type: 'application/pdf' });
  const { body } = await client.postForm('/latest/decimer/extract_segments', { pdf_file });
  const image_path = `${directory}/all_segments/page_0_0_segmented.png`;
  const read = async (engine: string, more = {}) =>
    client.postForm('/latest/ocsr/generate_with_depiction', { image_path, engine, ...more });
  return { segments: body.segments as { bbox: number[]; route: string; label?: object }[], read };
}

test('a drawing whose structure the PDF states is cut out where it says, with the label that it states', async () => {
  const label = { number: '3a', name: 'ethanol', text: '3a ethanol', box: [60, 110, 160, 122] };
  const { segments } = await extract(stating({ ...ethanol, label }));
  expect(segments).toMatchObject([
    { bbox: BOX, route: 'stated', label: { ...label, kind: 'number', confidence: 1 } },
  ]);
});

test('it is answered from the file, without a program and a confidence', async () => {
  const { read } = await extract(stating(ethanol));
  const { status, body } = await read('best');
  expect(status).toBe(200);
  expect(body).toMatchObject({ engine: 'from-file', smiles: 'CCO', molfile: ETHANOL_MOLFILE });
  expect(body.depiction.svg).toContain('<svg');
  expect(Object.keys(body)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/program|confidence|doubts/)]),
  );
});

test('an engine that is asked for by name is asked', async () => {
  const { read } = await extract(stating(ethanol));
  const { body } = await read('decimer');
  expect(body).toMatchObject({ engine: 'decimer', program: 'PixelGraph' });
});

test('also by an engine, where the caller accepts it', async () => {
  const { read } = await extract(stating(ethanol));
  const { body } = await read('decimer', { accept_stated: 'true' });
  expect(body).toMatchObject({ engine: 'from-file', smiles: 'CCO' });
});

test('what the structure does not say is told', async () => {
  const { read } = await extract(
    stating({ ...ethanol, told: ['The abbreviation “Xyz” is not known'] }),
  );
  const { body } = await read('best');
  expect(body.remarks).toEqual(['The abbreviation “Xyz” is not known']);
});

test('an impossible structure is answered as the file states it, without a SMILES', async () => {
  const molfile = ETHANOL_MOLFILE.replace('  1  2  1  0', '  1  2  3  0').replace(
    '  2  3  1',
    '  2  3  3',
  );
  const { read } = await extract(stating({ ...ethanol, molfile }));
  const { status, body } = await read('best');
  expect({ status, ...body }).toMatchObject({ status: 200, smiles: '', molfile });
  expect(body.remarks[0]).toMatch(/^No SMILES can be written of it: A carbon has six bonds/);
});

test('atoms are placed on the cut-out', async () => {
  const place = { x: 90, y: 90, scale: 14.4 };
  const { read } = await extract(stating({ ...ethanol, place }));
  const { body } = await read('best');
  const [, x, y] = /^ *(-?[\d.]+) +(-?[\d.]+) .* C /m.exec(body.placement.molfile as string) ?? [];
  // From the box's corner, with the margin of 4 points, at 300 dpi.
  expect(Number(x)).toBeCloseTo(((90 - BOX[0]! + 4) * 300) / 72, -1);
  expect(-Number(y)).toBeCloseTo(((90 - BOX[1]! + 4) * 300) / 72, -1);
});

test.each<[string, unknown]>([
  ['no JSON', '{"version": 1'],
  ['nested too deeply', '['.repeat(1_000_000)],
  ['of another version', { ...stating(ethanol), version: 2 }],
  ['with a box without a number', stating({ ...ethanol, box: [0, null, 1, 1] })],
  ['with more than was agreed on', stating({ ...ethanol, engine: 'decimer' })],
  ['with too many drawings', stating(...Array.from({ length: 501 }, () => ethanol))],
  ['with a box beyond the page', stating({ ...ethanol, box: [0, 0, 1000, 10] })],
  ['with text that turns the writing around', stating({ ...ethanol, told: ['a\u202eb'] })],
])('an attachment %s states nothing', async (_what, attached) => {
  const { segments } = await extract(attached);
  expect(segments.filter(({ route }) => route === 'stated')).toEqual([]);
});

test('an attachment of another name states nothing', async () => {
  const { segments } = await extract(stating(ethanol), 'structures.json');
  expect(segments.filter(({ route }) => route === 'stated')).toEqual([]);
});
