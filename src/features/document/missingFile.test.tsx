import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { openDocument, pdfFile, receiveSegments } from '@/testing/builders';
import { makeTestStore } from '@/testing/makeTestStore';
import { renderWithStore } from '@/testing/renderWithStore';
import { DocumentPane, OpenDocumentPart } from './components/DocumentPane/DocumentPane';
import { documentSaga } from './document.saga';

beforeAll(OpenDocumentPart.preload);

/** The open document's file is not in this browser, as after importing a trace. */
async function withoutFile() {
  const test = makeTestStore({ runSagas: false });
  const file = await openDocument(test);
  receiveSegments(test, 2);
  test.platform.files.remove(file.fileId);
  test.runSaga(documentSaga);
  const shown = renderWithStore(<DocumentPane workWouldBeLost />, test);
  const { pdfs } = test.platform;
  act(() => {
    pdfs.shown[0]!.tell({ kind: 'failed', fault: { kind: 'missing', message: 'Not there' } });
  });
  return { ...shown, user: userEvent.setup(), file };
}

const input = () => screen.getByLabelText("The document's file");

test('a document whose file is missing says so, and asks for the file', async () => {
  await withoutFile();
  expect(screen.getByRole('alert')).toHaveTextContent('The PDF is no longer available');
  expect(screen.getByRole('button', { name: 'Choose the file again' })).toBeVisible();
});

test('a file with the same content restores the pages and keeps all work, whatever its name', async () => {
  const { user, store, platform, file } = await withoutFile();
  const renamed = new File([pdfFile()], 'renamed.pdf', { type: 'application/pdf' });
  await user.upload(input(), renamed);
  const fileId = () => store.getState().article.document.open!.file.fileId;
  await waitFor(() => expect(platform.files.get(fileId())).toBeDefined());
  const { document, segments } = store.getState().article;
  expect(document.open).toMatchObject({ pdfId: '1700000000000', file: { hash: file.hash } });
  expect(segments.ids).toHaveLength(2);
  expect(platform.pdfs.shown.at(-1)?.fileId).toBe(fileId());
});

test('a file with other content is refused, and nothing is lost', async () => {
  const { user, store, platform } = await withoutFile();
  await user.upload(input(), pdfFile('other.pdf'));
  expect(await screen.findByText('That file is not “paper.pdf”.')).toBeVisible();
  expect(store.getState().article.segments.ids).toHaveLength(2);
  expect(store.getState().runs.opening.candidate).toEqual({ status: 'none' });
  expect(platform.files.size).toBe(0);
});
