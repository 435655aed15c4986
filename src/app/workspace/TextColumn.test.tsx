import { act, screen } from '@testing-library/react';
import { createExtractedText } from '@/domain/extractedText';
import { textExtractionRequested } from '@/features/text';
import { textReceived } from '@/article';
import { openDocument } from '@/testing/builders';
import { makeTestStore, type TestStore } from '@/testing/makeTestStore';
import { renderWithStore } from '@/testing/renderWithStore';
import { TextActions, TextBody } from './TextColumn';

const PDF_ID = '1700000000000';

async function receiveText({ store }: TestStore) {
  const text = createExtractedText('Quercetin.', 'paper.pdf', '2026-01-02T03:04:05.000Z');
  const { pdfFilename, extractedAt, characterCount } = text.metadata;
  const historyEntry = { id: 'h', pdfFilename, extractedAt, textPreview: '', characterCount };
  await act(async () => {
    store.dispatch(textReceived({ pdfId: PDF_ID, text, isUnchanged: false, historyEntry }));
  });
}

test('before any text the column says so, and how to get one', () => {
  renderWithStore(<TextBody />);
  expect(screen.getByRole('heading', { name: 'No Text Extracted Yet' })).toBeVisible();
  expect(screen.getByText('Upload a PDF and click Extract Text.')).toBeVisible();
});

test('while the text is being read, nobody is told to press a button for it', async () => {
  const test = makeTestStore();
  await openDocument(test);
  test.platform.server.on('POST', '/docling_conversion/extract_text', () => new Promise(() => {}));
  renderWithStore(<TextBody />, test);
  await act(async () => void test.store.dispatch(textExtractionRequested()));
  expect(screen.getByRole('heading', { name: 'Reading the text' })).toBeVisible();
  expect(screen.queryByText('Upload a PDF and click Extract Text.')).not.toBeInTheDocument();
});

test('the actions on a text are offered once there is one', async () => {
  const test = makeTestStore({ runSagas: false });
  await openDocument(test);
  renderWithStore(<TextActions />, test);
  expect(screen.queryByRole('button', { name: 'Download Text' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Extract Annotations' })).not.toBeInTheDocument();
  await receiveText(test);
  expect(screen.getByRole('button', { name: 'Download Text' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Extract Annotations' })).toBeVisible();
});
