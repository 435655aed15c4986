import { strToU8, zipSync } from 'fflate';
import { ChemDrawError } from '../chemDrawError';
import { compoundFile } from '../testing/compoundFile';
import { cdxml } from '../testing/cdxml';
import { chemDrawsIn } from './chemDrawsIn';

const drawing = (element: number, rest = ''): Uint8Array =>
  cdxml(`<fragment><n id="1" p="9 9" Element="${element}"/></fragment>${rest}`);
/** Longer than what is kept in small sectors. */
const LARGE = drawing(8, `<t p="9 99"><s>${'long '.repeat(2000)}</s></t>`);

const office = (files: Readonly<Record<string, Uint8Array>>): Uint8Array =>
  zipSync({ '[Content_Types].xml': strToU8('<Types/>'), ...files });

/** The elements of the first atoms of what was found, and what was told. */
async function found(bytes: Uint8Array): Promise<readonly string[]> {
  const documents = await chemDrawsIn(bytes, 'thesis.docx');
  return documents.map(
    ({ pages, told }) =>
      pages[0]?.molecules[0]?.molfile.split('\n')[4]?.slice(31, 34).trim() ?? told.join(' '),
  );
}

it('reads a file of ChemDraw itself', async () => {
  await expect(found(drawing(7))).resolves.toEqual(['N']);
});

it('reads the drawings of a document in their order', async () => {
  const object = (element: number) => compoundFile([{ name: 'CONTENTS', bytes: drawing(element) }]);
  const document = office({
    'word/embeddings/oleObject10.bin': object(16),
    'word/embeddings/oleObject2.bin': object(7),
    'word/media/image1.bin': object(9),
  });
  await expect(found(document)).resolves.toEqual(['N', 'S']);
});

it.each(['word', 'ppt', 'xl'])(
  'looks where the documents of Office keep objects: %s',
  async (folder) => {
    const object = compoundFile([{ name: 'CONTENTS', bytes: drawing(15) }]);
    await expect(
      found(office({ [`${folder}/embeddings/oleObject1.bin`]: object })),
    ).resolves.toEqual(['P']);
  },
);

it('reads streams in small and in large sectors, whatever their name', async () => {
  const object = compoundFile([
    { name: '\u0001Ole', bytes: new Uint8Array(20) },
    { name: 'CONTENTS', bytes: drawing(7) },
    { name: 'Package', bytes: LARGE },
  ]);
  await expect(found(object)).resolves.toEqual(['N', 'O']);
});

it('tells of a drawing that cannot be read beside those that can', async () => {
  const object = compoundFile([
    { name: 'CONTENTS', bytes: strToU8('<CDXML><page>') },
    { name: 'CONTENTS2', bytes: drawing(7) },
  ]);
  await expect(found(object)).resolves.toEqual([
    'This is not a CDXML file that can be read: it ends too early.',
    'N',
  ]);
});

it.each([
  ['a document without drawings', office({ 'word/document.xml': strToU8('<w:document/>') })],
  ['an embedded table', office({ 'word/embeddings/table1.xlsx': strToU8('PK') })],
  ['another file', strToU8('%PDF-1.7')],
  ['nothing', new Uint8Array()],
])('says that %s has no drawing', async (_, bytes) => {
  await expect(chemDrawsIn(bytes, 'thesis.docx')).rejects.toThrow(
    new ChemDrawError('thesis.docx has no ChemDraw drawing.'),
  );
});

it('refuses a document that cannot be unpacked', async () => {
  const document = office({ 'word/embeddings/oleObject1.bin': LARGE });
  await expect(chemDrawsIn(document.subarray(0, 60), 'a.docx')).rejects.toThrow(ChemDrawError);
});

describe('a damaged object', () => {
  const large = [{ name: 'CONTENTS', bytes: LARGE }];
  const DAMAGED = ['An embedded object in this file is damaged.'];
  const [DIRECTORY, FIRST_OF_STREAM] = [1, 3];

  it.each([
    ['a directory that comes back to itself', DIRECTORY, DIRECTORY],
    ['a chain that leads out of the file', FIRST_OF_STREAM, 60_000],
    ['a chain that ends too early', FIRST_OF_STREAM, 0xff_ff_ff_fe],
  ])('is told: %s', async (_, sector, next) => {
    const bytes = compoundFile(large, (table) => {
      table[sector] = next;
    });
    await expect(found(bytes)).resolves.toEqual(DAMAGED);
  });

  it('is read no further than it is long, even if its chain comes back to itself', async () => {
    const bytes = compoundFile(large, (table) => {
      table[table.length - 1] = FIRST_OF_STREAM;
    });
    await expect(found(bytes)).resolves.toEqual(['O']);
  });

  it('is told or read wherever it is cut off', async () => {
    const bytes = compoundFile(large);
    for (let length = 512; length < bytes.length; length += 512)
      await expect(found(bytes.subarray(0, length))).resolves.toEqual(DAMAGED);
  });
});
