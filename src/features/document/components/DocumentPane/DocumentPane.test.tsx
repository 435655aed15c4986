import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openDocument, pdfFile } from '@/testing/builders';
import { installDialogForJsdom } from '@/testing/dialogForJsdom';
import { makeTestStore, type TestStore } from '@/testing/makeTestStore';
import { renderWithStore } from '@/testing/renderWithStore';
import { documentSaga } from '../../document.saga';
import { DocumentPane, OpenDocumentPart } from './DocumentPane';

beforeAll(installDialogForJsdom);
beforeAll(OpenDocumentPart.preload);

function show({ workWouldBeLost = false } = {}) {
  const test = makeTestStore({ runSagas: false });
  test.runSaga(documentSaga);
  renderWithStore(<DocumentPane workWouldBeLost={workWouldBeLost} />, test);
  return { test, user: userEvent.setup({ applyAccept: false }) };
}

async function showOpen(options?: { workWouldBeLost: boolean }) {
  const shown = show(options);
  await act(() => openDocument(shown.test));
  return shown;
}

const openName = ({ store }: TestStore) => store.getState().article.document.open?.file.name;
const button = (name: string) => screen.getByRole('button', { name });
const choose = async (user: ReturnType<typeof userEvent.setup>, name: string) => {
  await user.click(button('More about the PDF'));
  await user.click(screen.getByRole('menuitem', { name }));
};
/** The viewer of an open document. */
const viewer = () => screen.findByRole('group', { name: 'Pages' });
const notices = ({ store }: TestStore) =>
  Object.values(store.getState().notices.entities).map(({ message }) => message);

test('the drop zone says what it accepts', () => {
  show();
  // All its visible text is part of its name, so that speech control can find it by any of the words.
  const zone = button(
    'Upload PDF Document Drag & drop your file here or click to browse Supported file type: PDF (max 10MB)',
  );
  expect(zone).toHaveAttribute('tabindex', '0');
  const accepted = screen.getByLabelText('PDF file').getAttribute('accept');
  expect(accepted).toMatch(/^application\/pdf,\.pdf,\.cdx,.*,\.svg/);
});

test('a chosen file is shown with its size, and can be removed or uploaded', async () => {
  const { test, user } = show();
  await user.upload(screen.getByLabelText('PDF file'), pdfFile('paper.pdf'));
  expect(await screen.findByRole('heading', { name: 'paper.pdf' })).toBeVisible();
  expect(screen.getByText('18 bytes')).toBeVisible();
  await user.click(button('Remove'));
  expect(screen.getByRole('heading', { name: 'Upload PDF Document' })).toBeVisible();
  await user.upload(screen.getByLabelText('PDF file'), pdfFile('paper.pdf'));
  await user.click(await screen.findByRole('button', { name: 'Upload Document' }));
  expect(await viewer()).toBeInTheDocument();
  expect(openName(test)).toBe('paper.pdf');
});

test('the button shows that an upload is in progress', async () => {
  const { test, user } = show();
  test.platform.pdfs.hangs = true;
  await user.upload(screen.getByLabelText('PDF file'), pdfFile());
  await user.click(await screen.findByRole('button', { name: 'Upload Document' }));
  expect(button('Uploading...')).toHaveAttribute('aria-busy', 'true');
});

function drop(...files: File[]) {
  const items = files.map((file) => ({ kind: 'file', getAsFile: () => file }));
  const dataTransfer = { files, items, types: ['Files'] };
  fireEvent.drop(screen.getByRole('heading', { name: 'Upload PDF Document' }), { dataTransfer });
}

test('when two files are dropped, neither is opened and the user is told', async () => {
  const { test } = show();
  drop(pdfFile('one.pdf'), pdfFile('two.pdf'));
  await waitFor(() => expect(notices(test)).toEqual(['Please drop one PDF at a time']));
  expect(screen.getByRole('heading', { name: 'Upload PDF Document' })).toBeVisible();
});

test('a dropped table is refused with the specified message', async () => {
  const { test } = show();
  drop(new File(['x'], 'a.xls', { type: 'application/vnd.ms-excel' }));
  await waitFor(() => expect(notices(test)).toEqual(['Please upload a PDF file']));
  expect(screen.getByRole('heading', { name: 'Upload PDF Document' })).toBeVisible();
});

test('the reason for a refused file stays in the drop zone until the user removes it', async () => {
  const { user } = show();
  drop(new File(['x'], 'a.xls', { type: 'application/vnd.ms-excel' }));
  expect(await screen.findByText(/was not opened\. Please upload a PDF file$/)).toHaveTextContent(
    'a.xls was not opened. Please upload a PDF file',
  );
  await user.click(button('Remove'));
  expect(screen.queryByText(/was not opened/)).not.toBeInTheDocument();
});

test('the reason why a PDF cannot be opened stays with the file until another upload succeeds', async () => {
  const { test, user } = show();
  test.platform.pdfs.fault = { kind: 'damaged', message: 'Invalid PDF structure.' };
  await user.upload(screen.getByLabelText('PDF file'), pdfFile('broken.pdf'));
  await user.click(await screen.findByRole('button', { name: 'Upload Document' }));
  const said = 'Failed to load PDF: Invalid PDF structure.';
  expect(await screen.findByRole('alert')).toHaveTextContent(said);
  expect(screen.getByRole('heading', { name: 'broken.pdf' })).toBeVisible();
  test.platform.pdfs.fault = undefined;
  await user.click(button('Upload Document'));
  expect(await viewer()).toBeInTheDocument();
  expect(screen.queryByText(said)).not.toBeInTheDocument();
});

test('the reason why a PDF could not replace the open one stays above the open one', async () => {
  const { test, user } = await showOpen();
  test.platform.pdfs.fault = { kind: 'damaged', message: 'Invalid PDF structure.' };
  await user.upload(screen.getByLabelText('Another PDF file'), pdfFile('broken.pdf'));
  expect(await screen.findByText(/was not opened/)).toHaveTextContent(
    'broken.pdf was not opened. Failed to load PDF: Invalid PDF structure.',
  );
  expect(openName(test)).toBe('paper.pdf');
  expect(test.platform.files.size).toBe(1);
  await user.click(button('Remove'));
  expect(screen.queryByText(/was not opened/)).not.toBeInTheDocument();
});

test('the PDF can be hidden and shown again, and stays loaded', async () => {
  const { test, user } = await showOpen();
  await choose(user, 'Hide PDF');
  expect(
    screen.getByText('PDF is currently hidden. Click "Show PDF" to display it again.'),
  ).toBeVisible();
  expect(button('Find in the PDF')).toBeDisabled();
  await user.click(button('Show PDF'));
  expect(screen.queryByText(/currently hidden/)).not.toBeInTheDocument();
  expect(test.platform.pdfs.shown).toHaveLength(1);
});

describe('without extracted work', () => {
  test('removing does not ask for confirmation', async () => {
    const { test, user } = await showOpen();
    await choose(user, 'Remove the document');
    expect(openName(test)).toBeUndefined();
  });

  test('replacing does not ask for confirmation', async () => {
    const { test, user } = await showOpen();
    await user.upload(screen.getByLabelText('Another PDF file'), pdfFile('b.pdf'));
    await waitFor(() => expect(openName(test)).toBe('b.pdf'));
  });
});

describe('with extracted work', () => {
  test('removing asks for confirmation', async () => {
    const { test, user } = await showOpen({ workWouldBeLost: true });
    await choose(user, 'Remove the document');
    await user.click(button('Keep it'));
    expect(openName(test)).toBe('paper.pdf');
    await choose(user, 'Remove the document');
    await user.click(button('Remove document'));
    expect(openName(test)).toBeUndefined();
  });

  test('replacing asks for confirmation, and keeping the document drops the chosen file', async () => {
    const { test, user } = await showOpen({ workWouldBeLost: true });
    await user.upload(screen.getByLabelText('Another PDF file'), pdfFile('b.pdf'));
    await user.click(await screen.findByRole('button', { name: 'Keep it' }));
    expect(openName(test)).toBe('paper.pdf');
    expect(test.platform.files.size).toBe(1);
    await user.upload(screen.getByLabelText('Another PDF file'), pdfFile('b.pdf'));
    await user.click(await screen.findByRole('button', { name: 'Replace document' }));
    await waitFor(() => expect(openName(test)).toBe('b.pdf'));
  });
});
