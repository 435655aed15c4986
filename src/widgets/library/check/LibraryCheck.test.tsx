import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Action } from '@reduxjs/toolkit';
import type { FindingRow } from '@/domain/checks/structureCheck';
import {
  articleOpenRequested,
  articlesChecked,
  inboxTurned,
  type CheckedArticle,
} from '@/features/library';
import { overlayShown } from '@/features/overlays';
import { worksListed } from '@/features/savedWork';
import { take } from '@/lib/saga/effects';
import type { WorkSummary } from '@/platform/workStore';
import { installDialogForJsdom } from '@/testing/dialogForJsdom';
import { makeTestStore } from '@/testing/makeTestStore';
import { renderWithStore } from '@/testing/renderWithStore';
import { LibraryPage } from '../LibraryPage';

beforeAll(installDialogForJsdom);

const article = (name: string, title: string): WorkSummary => ({
  ...{ hash: name.repeat(64), name: `${name}.pdf`, savedAt: 0, size: 2_000_000 },
  ...{ segmentCount: 4, structureCount: 4, revision: 'r' },
  facts: {
    ...{ title, pageCount: 3, isBegun: true, isRead: true },
    ...{ checkedCount: 0, doubtfulCount: 0, failedCount: 0 },
  },
});
const TEA = article('a', 'On tea');
const RUE = article('b', 'On rue');

const finding = (id: string, kind: FindingRow['kind'], says: string): FindingRow => ({
  ...{ id, kind, says, called: `#${id}`, number: undefined, name: undefined, isVerified: false },
});
const checked = (facts: Partial<CheckedArticle> = {}): CheckedArticle => ({
  ...{ key: 'r 0 false', checked: 4, unidentified: 0, rows: [] },
  ...facts,
});
const FOUND = {
  [TEA.hash]: checked({ rows: [finding('1', 'residues', 'A residue (*) is open.')] }),
  [RUE.hash]: checked({
    unidentified: 2,
    rows: [finding('2', 'noName', '“n.d.” is no name.'), finding('2', 'parts', '2 parts.')],
  }),
};

function show(found: Record<string, CheckedArticle>) {
  const test = makeTestStore({ runSagas: false });
  const actions: Action[] = [];
  test.runSaga(function* record() {
    for (;;) actions.push(yield* take('*'));
  });
  [overlayShown('library'), worksListed([TEA, RUE]), inboxTurned({ view: 'check' })].forEach(
    (action) => test.store.dispatch(action),
  );
  test.store.dispatch(articlesChecked(found));
  renderWithStore(<LibraryPage />, test);
  return { ...test, actions };
}

const rows = () =>
  screen
    .queryAllByRole('region', { name: 'Findings' })
    .flatMap((list) => within(list).getAllByRole('button'))
    .map(({ textContent }) => textContent?.trim());
const region = () => screen.getByRole('region', { name: 'Structure check' });

test('the findings of all articles stand by kind, each with its article', () => {
  show(FOUND);
  expect(rows()).toEqual([
    '#2 in On rue “n.d.” is no name.',
    '#2 in On rue 2 parts.',
    '#1 in On tea A residue (*) is open.',
  ]);
  expect(region()).toHaveTextContent(
    '8 structures in 2 articles: 1 finding where something is wrong, 2 that may be right. The services have said nothing yet of 2 structures',
  );
});

test('Enter opens the drawing in its article', async () => {
  const { actions } = show(FOUND);
  screen.getByRole('button', { name: /no name/ }).focus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(actions.filter(articleOpenRequested.match)).toMatchObject([
    { payload: { hash: TEA.hash, review: { segmentId: '1' } } },
  ]);
});

test('while articles are left to be checked, it says how many; then that nothing was found', () => {
  const { store } = show({ [TEA.hash]: checked() });
  expect(screen.getByRole('heading', { name: 'Checking the articles, 1 of 2.' })).toBeVisible();
  act(() => {
    store.dispatch(articlesChecked({ [TEA.hash]: checked(), [RUE.hash]: checked() }));
  });
  expect(
    screen.getByRole('heading', { name: '8 structures in 2 articles: nothing found.' }),
  ).toBeVisible();
  expect(screen.getByText(/^Checked: whether the services/)).toBeVisible();
});

test('an article that cannot be read is no clean one', () => {
  const lost = checked({ checked: 0, isUnreadable: true });
  show({ [TEA.hash]: checked(), [RUE.hash]: lost });
  expect(region()).toHaveTextContent(
    '4 structures in 1 article: nothing found. 1 article cannot be read.',
  );
});
