import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Action } from '@reduxjs/toolkit';
import { documentOpened } from '@/article';
import {
  articleOpenRequested,
  articlesQueued,
  combinedExportRequested,
  conflictFound,
  fileSettled,
  importRequested,
  packingRequested,
  readingRequested,
  doisPasted,
  recordPdfChosen,
  recordRemovalRequested,
  recordRemovalUndone,
  recordsListed,
  recordsLookUpRequested,
  removalBegan,
  removalRequested,
  searchRequested,
  spaceFreeRequested,
  spaceMeasured,
} from '@/features/library';
import { selectOverlay, overlayShown } from '@/features/overlays';
import { worksListed } from '@/features/savedWork';
import { take } from '@/lib/saga/effects';
import type { ArticleFacts, WorkSummary } from '@/platform/workStore';
import { installDialogForJsdom } from '@/testing/dialogForJsdom';
import { makeTestStore } from '@/testing/makeTestStore';
import { renderWithStore } from '@/testing/renderWithStore';
import { LibraryPage } from './LibraryPage';

beforeAll(installDialogForJsdom);

const article = (
  name: string,
  facts: Partial<ArticleFacts> = {},
  changes: Partial<WorkSummary> = {},
): WorkSummary => ({
  ...{ hash: name[0]!.repeat(64), name, savedAt: 0, size: 2_000_000 },
  ...{ segmentCount: 4, structureCount: 4, revision: 'r' },
  facts: {
    ...{ pageCount: 3, isBegun: true, isRead: true },
    ...{ checkedCount: 0, doubtfulCount: 0, failedCount: 0 },
    ...facts,
  },
  ...changes,
});

const A = article('a.pdf', { title: 'On tea', checkedCount: 1, doubtfulCount: 2 });
const B = article('b.pdf', { isBegun: false, isRead: false }, { segmentCount: 0 });

/** Of the whole page with a hundred rows. */
const MOST_ELEMENTS = 4_000;

function show(...works: WorkSummary[]) {
  const test = makeTestStore({ runSagas: false });
  const actions: Action[] = [];
  test.runSaga(function* record() {
    for (;;) actions.push(yield* take('*'));
  });
  test.store.dispatch(overlayShown('library'));
  test.store.dispatch(worksListed(works));
  renderWithStore(<LibraryPage />, test);
  return { ...test, actions, user: userEvent.setup() };
}

const row = (name: string) => screen.getByRole('row', { name: new RegExp(name) });
const put = ({ store }: ReturnType<typeof show>, action: Action) =>
  act(() => void store.dispatch(action));

test('without articles it says what can be dropped, and offers the sample', () => {
  show();
  expect(screen.getByText('No articles yet')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try the sample article' })).toBeVisible();
});

test('a row tells how an article stands, and leads to its next step', async () => {
  const page = show(A, B);
  expect(row('On tea')).toHaveTextContent('2 doubtful');
  expect(row('On tea')).toHaveTextContent('1 of 4 checked');
  expect(row('b.pdf')).toHaveTextContent('Not read');
  await page.user.click(screen.getByRole('button', { name: 'Review: On tea' }));
  expect(page.actions).toContainEqual(articleOpenRequested({ hash: A.hash, review: {} }));
  await page.user.click(screen.getByRole('button', { name: 'Read: b.pdf' }));
  expect(page.actions).toContainEqual(readingRequested([B.hash]));
});

test('those that wait say their place, and the second can be read first', async () => {
  const page = show(A, B);
  put(page, articlesQueued([A.hash, B.hash]));
  expect(row('b.pdf')).toHaveTextContent('Waiting, 2nd');
  await page.user.click(screen.getByRole('button', { name: 'Read first: b.pdf' }));
  expect(row('b.pdf')).toHaveTextContent('Waiting, 1st');
  await page.user.click(screen.getByRole('button', { name: 'Pause reading' }));
  expect(row('b.pdf')).toHaveTextContent('Paused, 1st');
});

test('removing asks, names what is lost, and can be undone', async () => {
  const page = show(A);
  await page.user.click(screen.getByRole('button', { name: 'More about On tea' }));
  await page.user.click(screen.getByRole('menuitem', { name: 'Remove…' }));
  const dialog = screen.getByRole('dialog');
  expect(dialog).toHaveTextContent('1 checked drawing');
  await page.user.click(within(dialog).getByRole('button', { name: 'Remove' }));
  expect(page.actions).toContainEqual(removalRequested([A.hash]));
  put(page, removalBegan([A.hash]));
  expect(screen.queryByRole('row', { name: /On tea/ })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
});

test('sharing an article leaves its PDF out unless the user wants it', async () => {
  const page = show(A);
  const share = async () => {
    await page.user.click(screen.getByRole('button', { name: 'More about On tea' }));
    await page.user.click(screen.getByRole('menuitem', { name: 'Share…' }));
    return within(screen.getByRole('dialog', { name: 'Share the article' }));
  };
  const dialog = await share();
  await page.user.click(dialog.getByRole('button', { name: 'Save file' }));
  expect(page.actions).toContainEqual(packingRequested({ hashes: [A.hash], withPdfs: false }));
  const again = await share();
  await page.user.click(again.getByRole('checkbox', { name: /^With the PDF/ }));
  await page.user.click(again.getByRole('button', { name: 'Save file' }));
  expect(page.actions).toContainEqual(packingRequested({ hashes: [A.hash], withPdfs: true }));
});

test('an article without its PDF is shared without it, which is said', async () => {
  const page = show({ ...A, hasNoFile: true });
  await page.user.click(screen.getByRole('button', { name: 'More about On tea' }));
  await page.user.click(screen.getByRole('menuitem', { name: 'Share…' }));
  const dialog = screen.getByRole('dialog', { name: 'Share the article' });
  expect(dialog).toHaveTextContent('The PDF is no longer kept here');
  expect(within(dialog).queryByRole('checkbox')).not.toBeInTheDocument();
});

test('a shared article that is dropped among PDFs is imported, and no PDF is made of it', async () => {
  const page = show(A);
  const shared = new File(['tar'], 'shared.tar', { type: 'application/x-tar' });
  const files = screen.getByLabelText('PDF files');
  fireEvent.change(files, { target: { files: [shared] } });
  await waitFor(() =>
    expect(page.actions).toContainEqual(
      expect.objectContaining({
        type: importRequested.type,
        payload: expect.objectContaining({ name: 'shared.tar', isOpening: true }) as unknown,
      }),
    ),
  );
  expect(screen.queryByText('Refused')).not.toBeInTheDocument();
});

test('a refused file keeps a row with its reason until it is dismissed', async () => {
  const page = show();
  const refused = { id: '1', name: 'locked.pdf', message: 'It needs a password.' };
  put(page, fileSettled({ refused }));
  expect(row('locked.pdf')).toHaveTextContent('It needs a password.');
  await page.user.click(screen.getByRole('button', { name: 'Dismiss: locked.pdf' }));
  expect(screen.queryByText('locked.pdf')).not.toBeInTheDocument();
});

test('what could not be stored says so in its row', () => {
  show(article('a.pdf', {}, { unsaved: 'storage is full' }));
  expect(row('a.pdf')).toHaveTextContent('Not saved: storage is full');
});

test('the export is of the chosen articles, or of all', async () => {
  const page = show(A, B);
  await page.user.click(screen.getByRole('checkbox', { name: 'Select b.pdf' }));
  await page.user.click(screen.getByRole('button', { name: 'Export 1 article' }));
  await page.user.click(screen.getByRole('menuitem', { name: 'Compounds as SDF' }));
  expect(page.actions).toContainEqual(combinedExportRequested({ hashes: [B.hash], format: 'sdf' }));
});

test('from 80 % of the storage on, it warns, and PDFs of read articles can be dropped', async () => {
  const page = show(A, B);
  put(page, spaceMeasured({ used: 79, quota: 100 }));
  expect(screen.queryByText('Storage is nearly full.')).not.toBeInTheDocument();
  put(page, spaceMeasured({ used: 80, quota: 100 }));
  expect(screen.getByText('Storage is nearly full.')).toBeVisible();
  await page.user.click(screen.getByRole('button', { name: 'Free space' }));
  await page.user.click(screen.getByRole('button', { name: 'Drop 1 PDF' }));
  expect(page.actions).toContainEqual(spaceFreeRequested([A.hash]));
});

test('the PDF of the open article cannot be dropped', () => {
  const page = show(A);
  const file = { name: A.name, size: 1, type: 'application/pdf', hash: A.hash, fileId: '1' };
  put(page, documentOpened({ pdfId: '1', file, pageCount: 1, openedAt: '2026-01-02T03:04:05Z' }));
  expect(screen.queryByRole('button', { name: 'Free space' })).not.toBeInTheDocument();
});

test('an answer for all that follow is not carried over to another import', async () => {
  const page = show(A);
  const said = { savedAt: 0, checkedCount: 0 };
  const conflict = { hash: A.hash, name: A.name, here: said, there: said };
  put(page, conflictFound(conflict));
  await page.user.click(screen.getByRole('checkbox', { name: 'Do the same for all that follow' }));
  put(page, conflictFound(null));
  put(page, conflictFound({ ...conflict }));
  expect(
    screen.getByRole('checkbox', { name: 'Do the same for all that follow' }),
  ).not.toBeChecked();
});

test('a file that is at fault itself can be replaced, one without room cannot', async () => {
  const page = show();
  const message = 'It needs a password.';
  put(page, fileSettled({ refused: { id: '1', name: 'locked.pdf', message, isOfFile: true } }));
  put(page, fileSettled({ refused: { id: '2', name: 'large.pdf', message: 'Storage is full.' } }));
  expect(screen.queryByRole('button', { name: 'Replace: large.pdf' })).not.toBeInTheDocument();
  const pdf = new File(['%PDF-1.7'], 'open.pdf', { type: 'application/pdf' });
  await page.user.upload(screen.getByLabelText('PDF in place of locked.pdf'), pdf);
  await waitFor(() =>
    expect(page.actions.filter(({ type }) => type === 'library/articleArrived')).toHaveLength(1),
  );
  expect(screen.queryByText('locked.pdf')).not.toBeInTheDocument();
  expect(screen.getByText('large.pdf')).toBeVisible();
});

const locked = (id: string) => ({
  refused: { id, name: `${id}.pdf`, message: 'It needs a password.', isOfFile: true as const },
});

test('whoever replaces or dismisses a refused file by keyboard stays in the list', async () => {
  const page = show(A);
  for (const id of ['3', '2', '1']) put(page, fileSettled(locked(id)));
  const pdf = new File(['%PDF-1.7'], 'open.pdf', { type: 'application/pdf' });
  act(() => screen.getByRole('button', { name: 'Replace: 1.pdf' }).focus());
  const input = screen.getByLabelText('PDF in place of 1.pdf');
  // The button keeps the focus while the file is chosen.
  act(() => void fireEvent.change(input, { target: { files: [pdf] } }));
  expect(screen.getByRole('button', { name: 'Dismiss: 2.pdf' })).toHaveFocus();
  await page.user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Dismiss: 3.pdf' })).toHaveFocus();
  await page.user.keyboard('{Enter}');
  expect(row('On tea').contains(document.activeElement)).toBe(true);
});

test('the focus goes to the row that comes in place of a replaced file, unless the user went on', async () => {
  const page = show(A);
  const replace = (id: string, name: string) => {
    act(() => screen.getByRole('button', { name: `Replace: ${id}.pdf` }).focus());
    const files = [new File(['%PDF-1.7'], name, { type: 'application/pdf' })];
    const input = screen.getByLabelText(`PDF in place of ${id}.pdf`);
    act(() => void fireEvent.change(input, { target: { files } }));
  };
  put(page, fileSettled(locked('2')));
  put(page, fileSettled(locked('1')));
  replace('1', 'b.pdf');
  put(page, worksListed([A, B]));
  expect(row('b.pdf').contains(document.activeElement)).toBe(true);
  expect(document.activeElement).toHaveTextContent('b.pdf');

  replace('2', 'c.pdf');
  const search = screen.getByRole('searchbox');
  act(() => search.focus());
  put(page, worksListed([A, B, article('c.pdf')]));
  expect(search).toHaveFocus();
});

test('rows are counted with the refused ones, and with those that are not in the page', () => {
  const many = Array.from({ length: 101 }, (_, index) =>
    article('a.pdf', {}, { hash: `${index}`.padStart(64, '0') }),
  );
  const page = show(...many);
  put(page, fileSettled(locked('1')));
  const rows = screen.getAllByRole('row').map((one) => one.getAttribute('aria-rowindex'));
  expect(rows).toEqual(Array.from({ length: 102 }, (_, index) => `${index + 1}`));
  expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '103');
});

test('dropped files arrive one after another, and what is no PDF is refused', async () => {
  const page = show();
  const pdf = new File(['%PDF-1.7'], 'c.pdf', { type: 'application/pdf' });
  const text = new File(['text'], 'd.pdf', { type: 'application/pdf' });
  await page.user.upload(screen.getByLabelText('PDF files'), [pdf, text]);
  await waitFor(() =>
    expect(page.actions.filter(({ type }) => type === 'library/articleArrived')).toHaveLength(1),
  );
  await waitFor(() => expect(row('d.pdf')).toHaveTextContent('does not contain a PDF'));
});

test('Escape ends the search first, then leaves the library', async () => {
  const page = show(A);
  await page.user.type(screen.getByRole('searchbox', { name: 'Search articles' }), 'tea');
  expect(page.actions).toContainEqual(searchRequested('tea'));
  await page.user.keyboard('{Escape}');
  expect(page.actions.at(-1)).toEqual(searchRequested(''));
  expect(selectOverlay(page.store.getState())).toBe('library');
  await page.user.keyboard('{Escape}');
  expect(selectOverlay(page.store.getState())).toBeNull();
});

test('of 150 articles a hundred rows are in the page; more are shown on request, and have the focus', () => {
  const many = Array.from({ length: 150 }, (_, index) => {
    const name = `${String(index).padStart(3, '0')}.pdf`;
    return article(name, {}, { hash: name.padStart(64, '0') });
  });
  show(...many);
  const titles = () => document.querySelectorAll('[data-control="title"] button');
  expect(titles()).toHaveLength(100);
  expect(document.querySelectorAll('*').length).toBeLessThan(MOST_ELEMENTS);
  fireEvent.click(screen.getByText('Show 50 more of 50'));
  expect(titles()).toHaveLength(150);
  expect(titles()[100]).toHaveFocus();
  fireEvent.click(screen.getByLabelText('Select all articles'));
  expect(screen.getByText('Export 150 articles')).toBeInTheDocument();
});

test('the open article’s row says that another tab has it, and offers to take it over', async () => {
  const { store, actions, user } = show(A, B);
  const file = { name: 'a.pdf', size: 1, type: 'application/pdf', hash: A.hash, fileId: 'f' };
  act(() => void store.dispatch(documentOpened({ pdfId: '1', file, pageCount: 3, openedAt: '' })));
  expect(screen.queryByText(/another tab/)).toBeNull();
  act(() => void store.dispatch({ type: 'elsewhere/articleFoundElsewhere' }));
  const row = within(screen.getByRole('row', { name: /On tea/ }));
  expect(row.getByText(/Open in another tab, where it can be changed/)).toBeVisible();
  expect(screen.getAllByText(/another tab/)).toHaveLength(1);
  await user.click(row.getByRole('button', { name: 'Take over' }));
  expect(actions).toContainEqual(expect.objectContaining({ type: 'elsewhere/takeOverRequested' }));
});

test('the used space is never less than what the listed articles take', () => {
  const page = show(A, B, article('c.pdf', {}, { unsaved: 'Full.' }));
  put(page, spaceMeasured({ used: 300_000, quota: 1e10 }));
  const sum = screen.getByText(/^Kept in this browser only/);
  expect(sum).toHaveTextContent('3.8 MB of about');
  put(page, spaceMeasured({ used: 50_000_000, quota: 1e10 }));
  expect(sum).toHaveTextContent('47.7 MB of about');
});

describe('records that wait for their PDFs', () => {
  const RECORDS = [
    {
      id: 'r1',
      record: {
        title: 'On oaks',
        authors: ['Jane Roe'],
        journal: 'JNP',
        year: 2012,
        from: 'refs.bib',
      },
    },
    { id: 'r2', record: { authors: [], doi: '10.5555/b', from: 'pasted DOIs' } },
    {
      id: 'r3',
      record: { authors: [], doi: '10.5555/c', from: 'pasted DOIs' },
      problem: 'Not known',
    },
  ];
  const showWaiting = (...works: WorkSummary[]) => {
    const page = show(...works);
    put(page, recordsListed({ waiting: RECORDS, removed: [] }));
    return page;
  };

  test('have a row each below the articles, with what is known of them', () => {
    showWaiting(A);
    expect(row('On oaks')).toHaveTextContent('JNP, 2012 · from refs.bib');
    expect(row('On oaks')).toHaveTextContent('Waiting for its PDF');
    expect(row('10.5555/c')).toHaveTextContent('Not known');
    expect(screen.getByText('3 records wait')).toBeVisible();
    const rows = screen.getAllByRole('row').map((one) => one.getAttribute('aria-rowindex'));
    expect(rows).toEqual(['1', '2', '3', '4', '5']);
  });

  test('are looked up when that is asked for, and those with a title are not', async () => {
    const { actions } = showWaiting();
    await userEvent.click(screen.getByRole('button', { name: 'Look up 2 records at Crossref' }));
    expect(actions).toContainEqual(recordsLookUpRequested());
  });

  test('are removed alone and all together, and come back', async () => {
    const { actions, ...page } = showWaiting();
    await userEvent.click(screen.getByRole('button', { name: 'Remove the record: On oaks' }));
    expect(actions).toContainEqual(recordRemovalRequested(['r1']));
    expect(screen.getByRole('button', { name: 'Remove the record: 10.5555/b' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Remove all records' }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove 3 records' }));
    expect(actions).toContainEqual(recordRemovalRequested(['r1', 'r2', 'r3']));
    put({ actions, ...page }, recordsListed({ waiting: [], removed: RECORDS }));
    expect(screen.queryByText(/records wait/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(actions).toContainEqual(recordRemovalUndone());
  });

  test('take a PDF of their own', async () => {
    const { actions } = showWaiting();
    const pdf = new File(['%PDF-1.7'], 'scan.pdf', { type: 'application/pdf' });
    await userEvent.upload(screen.getByLabelText('PDF of On oaks'), pdf);
    await waitFor(() =>
      expect(actions).toContainEqual(
        expect.objectContaining({
          type: recordPdfChosen.type,
          payload: expect.objectContaining({ id: 'r1' }),
        }),
      ),
    );
  });

  test('come from pasted DOIs', async () => {
    const { actions } = show(A);
    await userEvent.click(screen.getByRole('button', { name: 'Paste DOIs' }));
    expect(screen.getByRole('button', { name: 'Add records' })).toBeDisabled();
    await userEvent.type(screen.getByLabelText('DOIs or their addresses'), '10.5555/a');
    await userEvent.click(screen.getByRole('button', { name: 'Add records' }));
    expect(actions).toContainEqual(doisPasted('10.5555/a'));
  });
});

test('an article whose DOI another one has says which', () => {
  const doi = '10.5555/a';
  show(article('a.pdf', { title: 'On tea', doi }), article('b.pdf', { doi }), article('c.pdf'));
  expect(screen.getByText('The same DOI as b.pdf')).toBeVisible();
  expect(screen.getAllByText(/^The same DOI/)).toHaveLength(2);
});
