import type { PageContent } from '../page/pageContent';
import type { PdfPorts } from '../ports/pdfLibrary';
import { keptPages } from './keptPages';

const PDF = new TextEncoder().encode('%PDF-1.7');
const BLANK: PageContent = {
  ...{ pageIndex: 0, width: 595, height: 842 },
  ...{ paths: [], texts: [], images: [] },
};

const portsOf = () => ({}) as PdfPorts;

test('what one task read of a page, another with the same ports gets', async () => {
  const ports = portsOf();
  const read = jest.fn(async () => BLANK);
  const content = await keptPages(ports).get(PDF, 0, read);
  expect(await keptPages(ports).get(PDF, 0, read)).toBe(content);
  expect(read).toHaveBeenCalledTimes(1);
});

test('other ports read it themselves', async () => {
  const read = jest.fn(async () => BLANK);
  await keptPages(portsOf()).get(PDF, 0, read);
  await keptPages(portsOf()).get(PDF, 0, read);
  expect(read).toHaveBeenCalledTimes(2);
});
