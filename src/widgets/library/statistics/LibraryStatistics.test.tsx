import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Action } from '@reduxjs/toolkit';
import type { JudgedDrawing } from '@/domain/statistics/judgedDrawings';
import {
  articlesCounted,
  inboxTurned,
  statisticsExportRequested,
  type CountedArticle,
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

const right = (minute: number): JudgedDrawing => ({
  ...{ verdict: 'correct', isUnseen: false, at: `2026-05-01T10:0${minute}:00.000Z` },
  reading: { reader: 'OSRA', word: 'sure', outcome: 'unchanged' },
});
const FRAGMENT: JudgedDrawing = { verdict: 'rejected', reason: 'fragment', isUnseen: false };
const counted = (total: number, judged: JudgedDrawing[]): CountedArticle => ({
  ...{ key: 'r 0 false', total, judged },
});

function show(found: Record<string, CountedArticle>) {
  const test = makeTestStore({ runSagas: false });
  const actions: Action[] = [];
  test.runSaga(function* record() {
    for (;;) actions.push(yield* take('*'));
  });
  [overlayShown('library'), worksListed([TEA, RUE]), inboxTurned({ view: 'statistics' })].forEach(
    (action) => test.store.dispatch(action),
  );
  test.store.dispatch(articlesCounted(found));
  renderWithStore(<LibraryPage />, test);
  return { actions };
}

const rowsOf = (name: RegExp) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent).join(' '));
const region = () => screen.getByRole('region', { name: 'Statistics' });

const FOUND = {
  [TEA.hash]: counted(6, [0, 1, 2].map(right)),
  [RUE.hash]: counted(4, [...[3, 4].map(right), FRAGMENT]),
};

test('all articles together, each of them, the reasons, and what became of the readings', () => {
  show(FOUND);
  expect(region()).toHaveTextContent(
    '6 of 10 drawings judged: 5 verified, 1 rejected; 60 an hour in 4m.',
  );
  expect(rowsOf(/^Readings/)).toEqual(['OSRA sure 5 0 0 100 % 0']);
  expect(rowsOf(/^Rejected/)).toEqual(['Fragment 1']);
  expect(rowsOf(/^Articles/)).toEqual(['On tea 6 3 0 3 60', 'On rue 4 2 1 1 60']);
});

test('of one article, with no share of too few', async () => {
  const { actions } = show(FOUND);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Statistics of' }), 'On tea');
  expect(rowsOf(/^Readings/)).toEqual(['OSRA sure 3 0 0 – 0']);
  expect(screen.queryByRole('table', { name: /^Rejected/ })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Save as CSV' }));
  expect(actions.filter(statisticsExportRequested.match)).toMatchObject([{ payload: [TEA.hash] }]);
});

test('before all is counted it says how far it is, and saves nothing', () => {
  show({ [TEA.hash]: FOUND[TEA.hash]! });
  expect(region()).toHaveTextContent('Counting, 1 of 2 articles.');
  expect(screen.getByRole('button', { name: 'Save as CSV' })).toBeDisabled();
});

test('where nothing is judged, it says so', () => {
  show({ [TEA.hash]: counted(3, []), [RUE.hash]: { ...counted(0, []), isUnreadable: true } });
  expect(screen.getByRole('heading', { name: 'Nothing is judged yet' })).toBeVisible();
  expect(region()).toHaveTextContent('1 article cannot be read.');
});
