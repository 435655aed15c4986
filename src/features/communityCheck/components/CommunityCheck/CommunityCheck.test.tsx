import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { selectNotices } from '@/features/notices';
import { documentClosed, documentOpened, doiLookedUp } from '@/article';
import { openDocument } from '@/testing/builders';
import { flush } from '@/testing/flush';
import { hang, jsonResponse, type FakeHandler } from '@/testing/fakes/fakeFetch';
import { makeTestStore, type TestStore } from '@/testing/makeTestStore';
import { renderWithStore } from '@/testing/renderWithStore';
import { communityCheckSaga } from '../../sagas/countMolecules.saga';
import { communityCheckRequested, selectCommunityCheck } from '../../communityCheck.slice';
import { CommunityCheck } from './CommunityCheck';

const DOI = '10.3390/molecules30051159';
const PDF_ID = '1700000000000';
const counts =
  (total: number): FakeHandler =>
  () =>
    jsonResponse({ data: { data: [{ identifier: 'CNP0000001' }], total } });
const answers =
  (status: number, statusText: string): FakeHandler =>
  () =>
    jsonResponse({ message: 'x' }, { status, statusText });

describe('the check of the community database', () => {
  let test: TestStore;
  async function show(search: FakeHandler, { withDoi = true } = {}) {
    test = makeTestStore({ runSagas: false });
    test.platform.server.on('POST', '/search', search);
    test.runSaga(communityCheckSaga);
    const file = await openDocument(test, { pdfId: PDF_ID });
    if (withDoi) findDoi();
    renderWithStore(<CommunityCheck />, test);
    return file;
  }
  const findDoi = () =>
    test.store.dispatch(doiLookedUp({ pdfId: PDF_ID, doi: { status: 'found', doi: DOI } }));
  const check = () => userEvent.click(screen.getByRole('button', { name: 'Check COCONUT' }));
  const notices = () =>
    selectNotices(test.store.getState()).map(({ type, message }) => `${type}: ${message}`);

  it('is not offered before a DOI has been found', async () => {
    await show(counts(1), { withDoi: false });
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    act(() => void findDoi());
    expect(screen.getByRole('button', { name: 'Check COCONUT' })).toBeVisible();
  });

  it.each([
    [1, '1 molecule in COCONUT', 'Found 1 molecule in COCONUT database'],
    [57, '57 molecules in COCONUT', 'Found 57 molecules in COCONUT database'],
  ])('shows the total of %i and links to the results', async (total, badge, notice) => {
    await show(counts(total));
    await check();
    const link = await screen.findByRole('link', { name: new RegExp(`^${badge}`) });
    const { origin, pathname, searchParams } = new URL(link.getAttribute('href') ?? '');
    expect(origin + pathname).toBe('https://coconut.naturalproducts.net/search');
    expect(Object.fromEntries(searchParams)).toEqual({
      q: DOI,
      type: 'tags',
      tagType: 'citations',
      activeTab: 'citations',
    });
    expect(link).toHaveFocus();
    expect(notices()).toEqual([`success: ${notice}`]);
  });

  it('has no link if there are none, but keeps the focus', async () => {
    await show(() => jsonResponse({ data: { data: [], total: 0 } }));
    await check();
    expect(await screen.findByText(/^0 molecules in COCONUT/)).toBeVisible();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(document.activeElement).toHaveTextContent(/^0 molecules in COCONUT/);
    expect(document.body).not.toHaveFocus();
  });

  it('says so if the count is only that of the stand-in', async () => {
    await show(counts(3));
    await check();
    expect(await screen.findByText(/\(stand-in\)/)).toBeVisible();
    const [notice] = selectNotices(test.store.getState());
    expect(notice).toMatchObject({ cause: 'Counted by its local stand-in.' });
  });

  it('sends no request while the article has no DOI, or without an article', async () => {
    await show(counts(1), { withDoi: false });
    act(() => void test.store.dispatch(communityCheckRequested()));
    act(() => void test.store.dispatch(documentClosed()));
    act(() => void test.store.dispatch(communityCheckRequested()));
    await act(flush);
    expect(test.platform.server.requestsTo('/search')).toEqual([]);
    expect(selectCommunityCheck(test.store.getState())).toEqual({ status: 'idle' });
    // If the saga had failed, it would have ended: it still responds.
    await openDocument(test, { pdfId: PDF_ID });
    act(() => void findDoi());
    await check();
    expect(await screen.findByRole('link')).toBeVisible();
  });

  it('reports why a search failed, in the required words, and can be retried', async () => {
    await show(answers(500, 'Internal Server Error'));
    await check();
    expect(await screen.findByRole('button', { name: 'Check COCONUT' })).toHaveFocus();
    expect(notices()).toEqual([
      'error: Failed to search COCONUT: COCONUT API request failed: 500 Internal Server Error',
    ]);
  });

  it('is busy meanwhile, and can be cancelled', async () => {
    await show(hang);
    await check();
    expect(screen.getByRole('button', { name: 'Searching...' })).toHaveAttribute('aria-busy');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('button', { name: 'Check COCONUT' })).toBeVisible();
    expect(notices()).toEqual([]);
  });

  it.each([
    ['another document is opened', 'opened'],
    ['the document is closed', 'closed'],
  ])('forgets the count when %s', async (_when, what) => {
    const file = await show(counts(3));
    await check();
    await screen.findByRole('link');
    const openedAt = '2026-01-02T03:04:05.000Z';
    const gone =
      what === 'closed'
        ? documentClosed()
        : documentOpened({ pdfId: '2', file, pageCount: 1, openedAt });
    act(() => void test.store.dispatch(gone));
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});
