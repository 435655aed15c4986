import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createExtractedText } from '@/domain/extractedText';
import type { ScannedPage } from '@/domain/scans';
import { openDocument } from '@/testing/builders';
import { makeTestStore } from '@/testing/makeTestStore';
import { renderWithStore } from '@/testing/renderWithStore';
import { textReceived } from '@/article';
import { ScannedPages } from './ScannedPages';

async function show(pages?: readonly ScannedPage[]) {
  const test = makeTestStore({ runSagas: false });
  await openDocument(test);
  const view = renderWithStore(<ScannedPages />, test);
  const created = createExtractedText('Quercetin.', 'paper.pdf', '2026-01-02T03:04:05.000Z');
  const { pdfFilename, extractedAt, characterCount } = created.metadata;
  const historyEntry = { id: 'h', pdfFilename, extractedAt, textPreview: '', characterCount };
  const text = pages ? { ...created, scans: { pages, words: [] } } : created;
  await act(async () => {
    const pdfId = '1700000000000';
    test.store.dispatch(textReceived({ pdfId, text, isUnchanged: false, historyEntry }));
  });
  return view;
}

const scan = (pageIndex: number, confidence: number) => ({ pageIndex, isRead: true, confidence });

test('a scanned page is named with its confidence', async () => {
  await show([scan(2, 0.87)]);
  expect(screen.getByText('Page 3 is a scan: read by OCR, confidence 87 %')).toBeVisible();
});

test('several are told at once, and each on request', async () => {
  await show([scan(0, 0.94), scan(2, 0.87)]);
  const summary = screen.getByText('2 pages are scans: read by OCR, confidence 87 to 94 %');
  await userEvent.click(summary);
  expect(screen.getByText('Page 3 is a scan: read by OCR, confidence 87 %')).toBeVisible();
});

test('nothing is said of an article without scans', async () => {
  const { container } = await show();
  expect(container).toBeEmptyDOMElement();
});
