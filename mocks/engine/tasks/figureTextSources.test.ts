import type { OpenedPdf } from '../page/withPdf';
import type { EnginePorts } from './enginePorts';
import { figureTextSources } from './figureTextSources';

const PDF = new TextEncoder().encode('%PDF-1.7 one');
const OTHER = new TextEncoder().encode('%PDF-1.7 two');
const painted = { width: 1, height: 1, data: new Uint8ClampedArray(4), dpi: 300 };

let pagesRead: number[];
beforeEach(() => {
  pagesRead = [];
});

/** A PDF whose pages say their numbers. */
function opened(numPages: number): OpenedPdf {
  const getPage = async (pageNumber: number) => {
    pagesRead.push(pageNumber);
    const item = { str: `Page${pageNumber}`, transform: [10, 0, 0, 10, 50, 700], width: 40 };
    return {
      pageNumber,
      getViewport: () => ({ width: 595, height: 842, transform: [1, 0, 0, -1, 0, 842] }),
      getTextContent: async () => ({ items: [{ ...item, fontName: 'f' }] }),
      cleanup: () => undefined,
    };
  };
  const heavyParts = async () => ({ content: false, picture: false });
  const hasLayers = async () => false;
  const unreadTextOf = async () => undefined;
  const document = { numPages, getPage };
  return { document, heavyParts, hasLayers, unreadTextOf } as unknown as OpenedPdf;
}

const ports: Pick<EnginePorts, 'lineReader'> = {
  lineReader: () => Promise.reject(new Error('not asked for')),
};

test('the text around is read once for all pages of an article', async () => {
  const sourcesFor = figureTextSources(ports);
  const first = sourcesFor(opened(3), { pdf: PDF, pageIndex: 0, painted });
  const last = sourcesFor(opened(3), { pdf: PDF.slice(), pageIndex: 2, painted });
  const words = [...(await first.words())];
  expect(words.join(' ')).toContain('Page3');
  expect([...(await last.words())]).toEqual(words);
  expect(pagesRead).toEqual([1, 2, 3]);
});

test.each([
  { what: 'of another article', pdf: OTHER, pageIndex: 0 },
  { what: 'of a page that others surround', pdf: PDF, pageIndex: 30 },
])('the text $what is read anew', async ({ pdf, pageIndex }) => {
  const sourcesFor = figureTextSources(ports);
  await sourcesFor(opened(80), { pdf: PDF, pageIndex: 0, painted }).words();
  const before = pagesRead.length;
  await sourcesFor(opened(80), { pdf, pageIndex, painted }).words();
  expect(pagesRead.length).toBeGreaterThan(before);
});
