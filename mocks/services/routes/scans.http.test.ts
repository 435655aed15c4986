import { readFileSync } from 'node:fs';
import { scannedPdf, smallArticle } from '../../testing/scannedPdf';
import { runServices } from '../../testing/runServices';
import { openClient, type ServicesClient } from '../../testing/servicesClient';

jest.setTimeout(300_000);

// Before the services start: a connection that rests while the page is painted would be closed.
let pdf_file: File;
let two: File;
/** Reading it takes several seconds. */
let full: File;
beforeAll(async () => {
  const small = await smallArticle();
  pdf_file = new File([await scannedPdf(small, { dpi: 150 })], 'scan.pdf');
  two = new File([await scannedPdf(small, { pages: 2, dpi: 150 })], 'two.pdf');
  const sample = readFileSync('public/sample-article.pdf');
  full = new File([await scannedPdf(sample, { dpi: 150 })], 'full.pdf');
});

const on = runServices();
const short = runServices({ MARCUS_SCAN_PAGES: '1' });
const off = runServices({ MARCUS_READ_SCANS: 'off' });

const TEXT = '/latest/docling_conversion/extract_text';
const SCAN = '/latest/docling_conversion/read_scan';
const DOI = '/latest/decimer/extract_doi';

const read = (client: ServicesClient, fields: object) =>
  client.postForm(TEXT, { pdf_file, pages: '1', ...fields });
const page_index = 0;

test('a scan can be named first, then read by itself, and its words are in the next text', async () => {
  const { client } = on;
  const { body: named } = await read(client, { scans: 'later' });
  expect(named.pages_scanned).toEqual([{ page_index, is_read: false }]);
  expect([named.text, named.words_read]).toEqual(['', undefined]);

  const { pdf_filename } = named;
  const { body: scan } = await client.postForm(SCAN, { pdf_filename, page_index: '0' });
  expect(scan).toEqual({ page_index, confidence: expect.any(Number) });
  expect(scan.confidence).toBeGreaterThan(0.8);

  const { body } = await read(client, {});
  expect(body.pages_scanned).toEqual([{ page_index, is_read: true, confidence: scan.confidence }]);
  expect(body.text).toContain('Podophyllum peltatum');
  const [[start, end, confidence]] = body.words_read;
  expect([...body.text].slice(start, end)).not.toContain(' ');
  expect(confidence).toBeLessThanOrEqual(1);

  const { body: doi } = await client.postForm(DOI, { pdf_file });
  expect(doi).toEqual({ doi: '10.5555/marcus.sample.0001' });
});

test('a page of an article that the session does not have is not read', async () => {
  const other = await openClient(on.services.url);
  const answer = await other.postForm(SCAN, { pdf_filename: 'scan.pdf', page_index: '0' });
  expect(answer.status).toBe(404);
  await other.leave();
});

test('there is no page beyond the last', async () => {
  const answer = await on.client.postForm(SCAN, { pdf_file, page_index: '7' });
  expect(answer.status).toBe(404);
});

test('a page with letters of its own is not read as a picture', async () => {
  const sample = new File([readFileSync('public/sample-article.pdf')], 'letters.pdf');
  const answer = await on.client.postForm(SCAN, { pdf_file: sample, page_index: '0' });
  expect([answer.status, answer.body]).toEqual([400, { detail: 'Page 1 is no scan' }]);
});

test('scans are read up to a page, and those beyond it say so', async () => {
  const { client } = short;
  const { body } = await client.postForm(TEXT, { pdf_file: two, pages: '2' });
  expect(body.pages_scanned).toMatchObject([
    { page_index: 0, is_read: true },
    { page_index: 1, is_read: false, read_up_to: 1 },
  ]);
  expect(body.pages_too_heavy).toBeUndefined();
  const answer = await client.postForm(SCAN, { pdf_file: two, page_index: '1' });
  expect([answer.status, answer.body]).toEqual([422, { detail: 'Scans are read up to page 1' }]);
});

test('a client that hangs up ends the reading', async () => {
  const form = new FormData();
  form.set('pdf_file', full);
  form.set('page_index', '0');
  const client = new AbortController();
  const call = on.client.fetch(SCAN, { method: 'POST', body: form, signal: client.signal });
  setTimeout(() => client.abort(), 2_000);
  await expect(call).rejects.toThrow();
  // The lane is free again: a page of letters is read at once.
  const sample = new File([readFileSync('public/sample-article.pdf')], 'sample.pdf');
  const { status } = await on.client.postForm(TEXT, { pdf_file: sample, pages: '1' });
  expect(status).toBe(200);
});

test('switched off, scans are named and not read', async () => {
  const { body } = await read(off.client, {});
  const pages_scanned = [{ page_index, is_read: false, read_up_to: 0 }];
  expect(body).toEqual({ text: '', pdf_filename: 'scan.pdf', pages_scanned });
  const answer = await off.client.postForm(SCAN, { pdf_file, page_index: '0' });
  expect(answer.status).toBe(404);
});
