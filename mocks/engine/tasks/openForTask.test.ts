import type { PdfLibrary, PdfPorts } from '../ports/pdfLibrary';
import { MAX_PAGES } from '../page/openPdf';
import { onPdfPage, openForTask } from './openForTask';

const PDF = new TextEncoder().encode('%PDF-1.7 an article');
const OTHER = new TextEncoder().encode('%PDF-1.7 another');

/** Ports whose PDFs have so many pages, and how often each thing was done. */
function countingPorts(numPages = 2) {
  const done = { opened: 0, closed: 0, freed: 0 };
  const open = () => {
    done.opened += 1;
    const destroy = async () => void (done.closed += 1);
    const cleanup = () => void (done.freed += 1);
    const getPage = async (pageNumber: number) => ({ pageNumber, cleanup });
    const document = { numPages, getPage, loadingTask: { destroy } };
    return { promise: Promise.resolve(document), destroy };
  };
  const pdfjs = { getDocument: open, VerbosityLevel: { ERRORS: 0 } };
  const ports: PdfPorts = {
    loadPdf: async () => ({ pdfjs, assets: {}, environment: 'test' }) as unknown as PdfLibrary,
    inflate: async (bytes) => bytes,
  };
  const numberOf = (pdf: Uint8Array, pageIndex: number) =>
    onPdfPage(ports, pdf, pageIndex, async ({ pageNumber }) => pageNumber);
  return { done, ports, numberOf };
}

test.each([
  [MAX_PAGES, 'opens'],
  [MAX_PAGES + 1, 'The PDF has 2001 pages; at most 2000 can be read'],
])('a PDF of %d pages: %s', async (numPages, outcome) => {
  const { ports } = countingPorts(numPages);
  const opening = openForTask(ports, PDF, async () => 'opens');
  if (numPages <= MAX_PAGES) return expect(await opening).toBe(outcome);
  return expect(opening).rejects.toMatchObject({ failure: 'beyond-limits', message: outcome });
});

describe('onPdfPage', () => {
  test('opens an article once for all its pages, and frees each page after its task', async () => {
    const { done, numberOf } = countingPorts();
    expect([await numberOf(PDF, 0), await numberOf(PDF.slice(), 1)]).toEqual([1, 2]);
    expect(await numberOf(PDF, 0)).toBe(1);
    expect(done).toEqual({ opened: 1, closed: 0, freed: 3 });
  });

  test('closes it when a page of another article is asked for', async () => {
    const { done, numberOf } = countingPorts();
    await numberOf(PDF, 0);
    await numberOf(OTHER, 0);
    expect(done).toEqual({ opened: 2, closed: 1, freed: 2 });
  });

  test('closes it after a task that failed, and passes the failure on', async () => {
    const { done, ports, numberOf } = countingPorts();
    const fail = () => Promise.reject(new Error('out of memory'));
    await expect(onPdfPage(ports, PDF, 0, fail)).rejects.toThrow('out of memory');
    expect(done.closed).toBe(1);
    await numberOf(PDF, 0);
    expect(done.opened).toBe(2);
  });

  test.each([-1, 2, 0.5])('says that there is no page %p', async (pageIndex) => {
    const { numberOf } = countingPorts();
    await expect(numberOf(PDF, pageIndex)).rejects.toMatchObject({ failure: 'not-found' });
  });
});

test('the text of an article is read from a PDF of its own, which is closed again', async () => {
  const { done, ports, numberOf } = countingPorts();
  await numberOf(PDF, 0);
  await openForTask(ports, PDF, async ({ document }) => document.getPage(1));
  expect(done).toEqual({ opened: 2, closed: 1, freed: 1 });
});
