import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Segment } from '@/domain/segment';
import { Help, HelpPart } from '@/features/help';
import { historySaga, UndoKeys } from '@/features/history';
import { readingReceived, selectHistory } from '@/article';
import { judgingSaga, rejectionRequested } from '@/features/judging';
import { NoticeToasts } from '@/features/notices';
import { reviewRequested, reviewSaga, type ReviewView } from '@/features/review';
import { openDocument, receiveSegments } from '@/testing/builders';
import { installDialogForJsdom } from '@/testing/dialogForJsdom';
import { flush } from '@/testing/flush';
import { installLayoutForJsdom } from '@/testing/layoutForJsdom';
import { makeTestStore, type TestStore } from '@/testing/makeTestStore';
import { renderWithStore } from '@/testing/renderWithStore';
import { Review } from '@/widgets/review';
import { Segments } from '../workspace/Segments';
import { announceUndo } from './announceUndo.saga';

installDialogForJsdom();
beforeAll(HelpPart.preload);

const UNDO = '{Control>}z{/Control}';
const UNDO_ON_MAC = '{Meta>}z{/Meta}';
const REDO = '{Control>}{Shift>}z{/Shift}{/Control}';
const VERSION = {
  ...{ smiles: 'CCO', engine: 'decimer', program: 'PixelGraph', confidence: 0.95 },
  ...{ useCoordinates: false, handDrawn: false, fromFallback: false },
  timestamp: '2026-01-02T03:04:05.000Z',
} as const;

let page: TestStore;
let segments: Segment[];

const dispatch = (action: Parameters<TestStore['store']['dispatch']>[0]) =>
  act(() => void page.store.dispatch(action));
const press = (keys: string) => userEvent.keyboard(keys);
const checkbox = (ordinal: number) =>
  screen.getByRole('checkbox', { name: new RegExp(`segment ${ordinal}\\b`, 'i') });
const toasts = () => screen.getByRole('region', { name: 'Messages (F8)' });
const counts = () => {
  const { done, undone } = selectHistory(page.store.getState());
  return { done: done.length, undone: undone.length };
};

/** The page as `Work` and `App` put it together, with three drawings of which one is read. */
async function show({ isCovered = false } = {}) {
  installLayoutForJsdom({ width: 1400, height: 800 });
  page = makeTestStore({ runSagas: false });
  [historySaga, judgingSaga, reviewSaga, announceUndo].forEach((saga) => page.runSaga(saga));
  await openDocument(page);
  segments = receiveSegments(page, 3);
  dispatch(readingReceived({ segment: segments[0]!, version: VERSION }));
  renderWithStore(
    <>
      <main inert={isCovered}>
        <label>
          Search <input />
        </label>
        <Segments />
        <UndoKeys />
      </main>
      <Review />
      <Help />
      <NoticeToasts />
    </>,
    page,
  );
  await act(() => flush(20));
}

async function showReview(view: ReviewView) {
  await show();
  dispatch(rejectionRequested({ ids: [segments[2]!.id], rejection: { reason: 'fragment' } }));
  dispatch(reviewRequested({ view }));
  await screen.findAllByRole('button', { name: 'Export' });
  return within(screen.getByRole('dialog', { name: 'Review' }));
}

describe('on the page, the keys of the undo list', () => {
  it('take back one step a press and do it again, and say which', async () => {
    await show();
    await userEvent.click(checkbox(1));
    await userEvent.click(checkbox(2));
    await press(UNDO);
    expect(checkbox(1)).toBeChecked();
    expect(checkbox(2)).not.toBeChecked();
    expect(await within(toasts()).findByText('Undone: Select #2. 1 more to undo.')).toBeVisible();
    await press(UNDO_ON_MAC);
    expect(checkbox(1)).not.toBeChecked();
    await press(REDO);
    expect(checkbox(1)).toBeChecked();
    await press('{Control>}y{/Control}');
    expect(checkbox(2)).toBeChecked();
    expect(
      await within(toasts()).findByText('Done again: Select #2. Nothing more to redo.'),
    ).toBeVisible();
  });

  it('have one message at a time, however many steps are taken back', async () => {
    await show();
    for (const ordinal of [1, 2, 3]) await userEvent.click(checkbox(ordinal));
    await press(UNDO + UNDO + UNDO);
    await screen.findByText('Undone: Select #1. Nothing more to undo.');
    await waitFor(() => expect(within(toasts()).getAllByText(/^Undone/)).toHaveLength(1));
    expect(within(toasts()).getByRole('status')).toHaveTextContent('Undone: Select #1');
  });

  it('take back one step while they are held', async () => {
    await show();
    for (const ordinal of [1, 2, 3]) await userEvent.click(checkbox(ordinal));
    await press('{Control>}{z>4/}{/Control}');
    expect(counts()).toEqual({ done: 2, undone: 1 });
  });

  it('are left to a text field', async () => {
    await show();
    await userEvent.click(checkbox(1));
    await userEvent.click(screen.getByLabelText('Search'));
    await press(`${UNDO}${REDO}`);
    expect(counts()).toEqual({ done: 1, undone: 0 });
  });

  it('do nothing behind another dialog, wherever the focus is', async () => {
    await show();
    await userEvent.click(checkbox(1));
    await press('?');
    await screen.findByRole('dialog', { name: 'Help' });
    await press(UNDO);
    act(() => (document.activeElement as HTMLElement).blur());
    await press(UNDO);
    expect(counts()).toEqual({ done: 1, undone: 0 });
  });

  it('do nothing while something covers the work', async () => {
    await show({ isCovered: true });
    dispatch(rejectionRequested({ ids: [segments[2]!.id], rejection: { reason: 'fragment' } }));
    await press(UNDO);
    expect(counts()).toEqual({ done: 1, undone: 0 });
  });
});

describe.each(['drawings', 'compounds'] as const)('in the review, of %s, they', (view) => {
  it('take back one step a press wherever the focus is, and say which without a message', async () => {
    const review = await showReview(view);
    for (const focus of [
      () => review.getByRole('button', { name: 'Close' }).focus(),
      () => (document.activeElement as HTMLElement).blur(),
    ]) {
      act(focus);
      await press(UNDO);
      expect(counts()).toEqual({ done: 0, undone: 1 });
      expect(review.getByText('Undone: Reject #3. Nothing more to undo.')).toHaveAttribute(
        'aria-live',
        'polite',
      );
      expect(within(toasts()).queryByText(/^Undone/)).not.toBeInTheDocument();
      await press(REDO);
      expect(counts()).toEqual({ done: 1, undone: 0 });
    }
  });

  it('are left to a dialog on top of it', async () => {
    await showReview(view);
    await press('?');
    await screen.findByRole('dialog', { name: 'Help' });
    await press(UNDO);
    expect(counts()).toEqual({ done: 1, undone: 0 });
  });
});

it('in a cell of Compounds, one press is one step, and a cell that is edited has its own undo', async () => {
  const review = await showReview('compounds');
  const cell = (await review.findAllByRole('gridcell'))[2]!;
  act(() => cell.focus());
  await press(UNDO);
  expect(counts()).toEqual({ done: 0, undone: 1 });
  await press(REDO);
  await press('{Enter}');
  expect(document.activeElement).toBeInstanceOf(HTMLInputElement);
  await press(UNDO);
  expect(counts()).toEqual({ done: 1, undone: 0 });
});
