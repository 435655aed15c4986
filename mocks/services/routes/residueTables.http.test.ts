import { writePdf } from '../../engine/page/writePdf';
import { runServices } from '../../testing/runServices';

jest.setTimeout(300_000);

const { client } = runServices({ PATH: '' });

const HEIGHT = 400;
/** Bond length and centre of the ring, points from the upper left corner. */
const BOND = 14.4;
const CENTRE = { x: 150, y: 120 };

const corner = (k: number, radius = BOND) => {
  const angle = (Math.PI / 3) * k - Math.PI / 2;
  return { x: CENTRE.x + radius * Math.cos(angle), y: CENTRE.y + radius * Math.sin(angle) };
};

type Place = ReturnType<typeof corner>;

const line = (a: Place, b: Place) => `${a.x} ${HEIGHT - a.y} m ${b.x} ${HEIGHT - b.y} l S`;

const text = (words: string, x: number, y: number, size = 9) =>
  `BT /F1 ${size} Tf ${x} ${HEIGHT - y} Td (${words}) Tj ET`;

/** A benzene ring with R1 and R2 at opposite corners. */
const core = [
  '0.7 w',
  ...Array.from({ length: 6 }, (_, k) => line(corner(k), corner(k + 1))),
  ...[0, 2, 4].map((k) => line(corner(k + 0.12, 0.8 * BOND), corner(k + 0.88, 0.8 * BOND))),
  line(corner(1), corner(1, 1.7 * BOND)),
  line(corner(4), corner(4, 1.7 * BOND)),
  ...[text('R', 174.5, 108), text('1', 181, 110, 6)],
  ...[text('R', 118.5, 140), text('2', 125, 142, 6)],
];

async function readTable(name: string, rows: readonly string[]) {
  const pdf = writePdf({
    pages: [{ width: 300, height: HEIGHT, content: [...core, ...rows].join('\n') }],
  });
  const form = { pdf_file: new File([pdf.slice()], `${name}.pdf`) };
  const { body } = await client.postForm('/latest/decimer/extract_segments', form);
  const [segment] = body.segments;
  const fields = { image_path: `${name}/all_segments/${segment.filename}`, engine: 'molnextr' };
  const reading = await client.postForm('/latest/ocsr/generate_both', fields);
  return { table: segment.table, reading: reading.body };
}

test('a list of residues below a core is offered as compounds of its reading', async () => {
  const { table, reading } = await readTable('list', [
    ...[text('1', 110, 170), text('R1 = H, R2 = OH', 122, 170)],
    ...[text('2', 110, 181), text('R1 = OMe, R2 = CO2Me', 122, 181)],
    ...[text('3', 110, 192), text('R1 = Glc, R2 = H', 122, 192)],
  ]);
  expect(table.rows).toHaveLength(3);
  expect(reading.smiles).toBe('[1*]c1ccc([2*])cc1');
  expect(reading.compounds).toMatchObject([
    { number: '1', groups: { R1: 'H', R2: 'OH' }, from: 'table', smiles: 'Oc1ccccc1' },
    {
      number: '2',
      from: 'table',
      smiles: 'COC(=O)c1ccc(OC)cc1',
      molfile: expect.stringContaining('V2000'),
    },
    { number: '3', from: 'table', reason: expect.stringContaining('“Glc” for R1') },
  ]);
});

test('so is a table with a column for each residue', async () => {
  const row = (y: number, cells: readonly string[]) =>
    cells.map((cell, i) => text(cell, 110 + 30 * i, y));
  const { reading } = await readTable('columns', [
    ...row(172, ['No.', 'R1', 'R2']),
    ...row(184, ['4a', 'Me', 'Cl']),
    ...row(196, ['4b', 'Ac', 'H']),
  ]);
  expect(reading.compounds).toMatchObject([
    { number: '4a', smiles: 'Cc1ccc(Cl)cc1' },
    { number: '4b', smiles: 'CC(=O)c1ccccc1' },
  ]);
});

test('an engine without molfiles offers the compounds without', async () => {
  const form = { image_path: 'list/all_segments/page_0_0_segmented.png', engine: 'decimer' };
  const { body } = await client.postForm('/latest/ocsr/generate_both', form);
  expect(body.compounds?.[0]).toMatchObject({ number: '1', smiles: 'Oc1ccccc1' });
  expect(body.compounds?.[0]).not.toHaveProperty('molfile');
});
