import { deflateSync } from 'node:zlib';
import { inflate } from '../../hosts/node/pdf/inflate';
import { doubleFlateBomb, flateBomb, pictureBomb } from '../testing/pdfBombs';
import { HEAVY_PAGE_TAG, HEAVY_PICTURE_TAG, withoutHeavyStreams } from './heavyStreams';
import { assemblePdf, pdfStream } from './writePdf';

const lighten = (file: Uint8Array) => withoutHeavyStreams(file, inflate);

const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');

const fileWith = (...streams: string[]) => assemblePdf(['<< /Type /Catalog >>', ...streams]);

const deflated = (dictionary: string, data: Buffer) =>
  pdfStream(`${dictionary} /Filter /FlateDecode`, deflateSync(data).toString('latin1'));

const picture = (width: number, height: number) =>
  `/Type /XObject /Subtype /Image /Width ${width} /Height ${height}`;

const MEGABYTE = 1024 * 1024;

test.each([
  ['a content of 285 MB', flateBomb, HEAVY_PAGE_TAG],
  ['a content deflated twice', doubleFlateBomb, HEAVY_PAGE_TAG],
  ['a picture of 900 million pixels', pictureBomb, HEAVY_PICTURE_TAG],
])('%s is replaced by a mark, without moving any other byte', async (_what, bomb, tag) => {
  const file = bomb();
  const lightened = (await lighten(file))!;
  expect(lightened).toHaveLength(file.length);
  expect(textOf(lightened).match(/Marcus\w+ BMC EMC/g)).toEqual([`${tag} BMC EMC`]);
  expect(textOf(lightened)).toContain('The third page');
});

test('a heavy picture becomes a form, which a page paints without decoding anything', async () => {
  const lightened = textOf((await lighten(pictureBomb()))!);
  expect(/\/Image|\/Filter/.test(lightened)).toBe(false);
  expect(/\/Subtype \/Form\s+\/Width 30000/.test(lightened)).toBe(true);
});

test.each([
  ['a content of 31 MB', deflated('', Buffer.alloc(31 * MEGABYTE))],
  ['a picture of A4 at 600 dpi', deflated(picture(4960, 7016), Buffer.alloc(4960 * 7016))],
  ['a stream that is not deflated', pdfStream('/Filter /DCTDecode', 'x'.repeat(100))],
  ['a damaged stream', pdfStream('/Filter /FlateDecode', 'x'.repeat(MEGABYTE))],
  ['a stream without a filter', pdfStream('', 'stream of words')],
])('%s is left alone', async (_what, stream) => {
  expect(await lighten(fileWith(stream))).toBeUndefined();
});

test('a small picture with far more data than its pixels need is heavy', async () => {
  const stream = deflated(picture(10, 10), Buffer.alloc(40 * MEGABYTE));
  expect(await lighten(fileWith(stream))).toBeDefined();
});

test('a truncated bomb is judged by what can be decoded', async () => {
  const data = deflateSync(Buffer.alloc(40 * MEGABYTE)).subarray(0, -2000);
  const stream = pdfStream('/Filter /FlateDecode', data.toString('latin1'));
  expect(await lighten(fileWith(stream))).toBeDefined();
});

test('a stream that contains its own end keyword is read to its stated length', async () => {
  const data = deflateSync(Buffer.alloc(40 * MEGABYTE)).toString('latin1');
  const stream = pdfStream('/Filter /FlateDecode', `${data}`).replace(data, `${data}endstream`);
  const hiding = pdfStream('', 'endstream stream endstream');
  expect(await lighten(fileWith(hiding, stream))).toBeDefined();
});
