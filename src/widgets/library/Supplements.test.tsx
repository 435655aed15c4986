import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Action } from '@reduxjs/toolkit';
import { supplementSet, supplementTold } from '@/features/library';
import { overlayShown } from '@/features/overlays';
import { worksListed } from '@/features/savedWork';
import { take } from '@/lib/saga/effects';
import type { ArticleFacts, WorkSummary } from '@/platform/workStore';
import { installDialogForJsdom } from '@/testing/dialogForJsdom';
import { makeTestStore } from '@/testing/makeTestStore';
import { renderWithStore } from '@/testing/renderWithStore';
import { LibraryPage } from './LibraryPage';

beforeAll(installDialogForJsdom);

const listed = (name: string, letter: string, facts: Partial<ArticleFacts> = {}): WorkSummary => ({
  ...{ hash: letter.repeat(64), name, savedAt: 0, size: 2_000_000 },
  ...{ segmentCount: 4, structureCount: 4, revision: 'r' },
  facts: {
    ...{ pageCount: 3, isBegun: true, isRead: true },
    ...{ checkedCount: 0, doubtfulCount: 0, failedCount: 0 },
    ...facts,
  },
});

const TEAS = listed('teas.pdf', 'a', { title: 'On teas', doi: '10.5555/teas' });
const OAKS = listed('oaks.pdf', 'b', { title: 'On oaks' });
const si = (facts: Partial<ArticleFacts> = {}) => listed('teas_SI.pdf', 'c', facts);
const ATTACHED = si({ supplementOf: TEAS.hash, doi: '10.5555/teas' });

function show(...works: WorkSummary[]) {
  const test = makeTestStore({ runSagas: false });
  const actions: Action[] = [];
  test.runSaga(function* record() {
    for (;;) actions.push(yield* take('*'));
  });
  test.store.dispatch(overlayShown('library'));
  test.store.dispatch(worksListed(works));
  const view = renderWithStore(<LibraryPage />, test);
  return { ...test, ...view, actions, user: userEvent.setup() };
}

const names = () => screen.getAllByRole('row').flatMap((row) => row.dataset['file'] ?? []);
const row = (name: string) =>
  screen.getAllByRole('row').find((one) => one.dataset['file'] === name)!;
const menuOf = async ({ user }: ReturnType<typeof show>, title: string) => {
  await user.click(screen.getByRole('button', { name: `More about ${title}` }));
  return (name: string) => screen.queryByRole('menuitem', { name });
};

test('a supplement is listed under its article, whatever the order, and says whose it is', async () => {
  const page = show(ATTACHED, OAKS, TEAS);
  expect(names()).toEqual(['oaks.pdf', 'teas.pdf', 'teas_SI.pdf']);
  expect(row('teas_SI.pdf')).toHaveTextContent('Supplement of “On teas”');
  expect(row('teas.pdf')).not.toHaveTextContent('The same DOI');
  await page.user.click(screen.getByRole('button', { name: 'Article' }));
  await page.user.click(screen.getByRole('button', { name: 'Article' }));
  expect(names()).toEqual(['teas.pdf', 'teas_SI.pdf', 'oaks.pdf']);
});

test('of supplements in a circle none is lost', () => {
  show(
    listed('x.pdf', 'd', { supplementOf: 'e'.repeat(64) }),
    listed('y.pdf', 'e', { supplementOf: 'd'.repeat(64) }),
  );
  expect(names()).toEqual(['x.pdf', 'y.pdf']);
});

test('what looks like a supplement is asked about, and nothing is done before the answer', async () => {
  const page = show(TEAS, si());
  expect(row('teas_SI.pdf')).toHaveTextContent('Supplement of “On teas”?');
  expect(page.actions.filter(supplementSet.match)).toEqual([]);
  const { hash } = si();
  await page.user.click(
    screen.getByRole('button', { name: 'Yes: teas_SI.pdf is a supplement of On teas' }),
  );
  await page.user.click(
    screen.getByRole('button', { name: 'No: teas_SI.pdf is no supplement of On teas' }),
  );
  expect(page.actions.filter(supplementSet.match)).toEqual([
    supplementSet({ hash, of: TEAS.hash }),
    supplementSet({ hash, of: null }),
  ]);
});

test('the article is chosen in a dialog, which begins with the one that is likely', async () => {
  const page = show(TEAS, OAKS, si());
  const item = await menuOf(page, 'teas_SI.pdf');
  expect(item('Detach from its article')).toBeNull();
  await page.user.click(item('Supplement of…')!);
  const dialog = within(screen.getByRole('dialog', { name: 'Supplement of…' }));
  const list = dialog.getByRole('combobox', { name: 'Article' });
  expect(list).toHaveValue(TEAS.hash);
  await page.user.selectOptions(list, 'On oaks (oaks.pdf)');
  await page.user.click(dialog.getByRole('button', { name: 'Attach' }));
  expect(page.actions).toContainEqual(supplementSet({ hash: si().hash, of: OAKS.hash }));
});

test('without another article there is nothing to choose', async () => {
  const page = show(si());
  await page.user.click((await menuOf(page, 'teas_SI.pdf'))('Supplement of…')!);
  const dialog = within(screen.getByRole('dialog', { name: 'Supplement of…' }));
  expect(dialog.getByText(/^Add the article first/)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Attach' })).toHaveAccessibleDescription(
    'Choose the article first',
  );
});

test('a supplement can be detached, and an article that has one is none itself', async () => {
  const page = show(TEAS, ATTACHED);
  const item = await menuOf(page, 'teas_SI.pdf');
  await page.user.click(item('Detach from its article')!);
  expect(page.actions).toContainEqual(supplementSet({ hash: ATTACHED.hash, of: null }));
  expect((await menuOf(page, 'On teas'))('Supplement of…')).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test('what was said is told, and undone by one button', async () => {
  const page = show(TEAS, ATTACHED);
  act(() => void page.store.dispatch(supplementTold({ hash: ATTACHED.hash, before: null })));
  const notice = await screen.findAllByText('“teas_SI.pdf” is a supplement of “On teas”.');
  expect(notice.length).toBeGreaterThan(0);
  await page.user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(page.actions).toContainEqual(
    supplementSet({ hash: ATTACHED.hash, of: null, isUndo: true }),
  );
});

test('removing an article says what becomes of its supplement', async () => {
  const page = show(TEAS, ATTACHED);
  await page.user.click((await menuOf(page, 'On teas'))('Remove…')!);
  expect(screen.getByRole('dialog')).toHaveTextContent(
    'Its supplement “teas_SI.pdf” stays, on its own.',
  );
});
