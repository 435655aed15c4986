import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { unreadableSummary } from '@/platform/browser/workStore/rowSchema';
import type { WorkSummary } from '@/platform/workStore';
import { take } from '@/lib/saga/effects';
import { openDocument } from '@/testing/builders';
import { installDialogForJsdom } from '@/testing/dialogForJsdom';
import { makeTestStore } from '@/testing/makeTestStore';
import { renderWithStore } from '@/testing/renderWithStore';
import {
  earlierWorkFound,
  listingFailed,
  savingFailed,
  savingHeld,
  savingStarted,
  workSaved,
  worksListed,
  worksRemoved,
} from '../savedWork.slice';
import { savedWorkSaga } from '../savedWork.saga';
import { workSalvaged } from '../setAside.slice';
import {
  articleFoundElsewhere,
  articleLeftElsewhere,
  articleTakenHere,
  takeOverRequested,
} from '../elsewhere.slice';
import { EarlierWorkNotice } from './EarlierWorkNotice/EarlierWorkNotice';
import { SavedMark } from './SavedMark/SavedMark';
import { RecentWork } from './SavedWorks/RecentWork';
import { SavedWorkList } from './SavedWorks/SavedWorkList';

beforeAll(installDialogForJsdom);

const summary = (changes: Partial<WorkSummary> = {}): WorkSummary => ({
  hash: 'a'.repeat(64),
  name: 'paper.pdf',
  savedAt: new Date('2026-01-02T10:00:00').getTime(),
  size: 2 * 1024 * 1024,
  segmentCount: 12,
  structureCount: 1,
  revision: 'r1',
  ...changes,
});

const other = summary({ hash: 'b'.repeat(64), name: 'other.pdf', segmentCount: 0 });

describe('Recent work', () => {
  /** Removes for real, from the store to the view. */
  async function show() {
    const test = makeTestStore({ runSagas: false });
    const { works } = test.platform.workStore;
    for (const each of [summary(), other]) {
      works.set(each.hash, { summary: each, snapshot: {}, images: new Map() });
    }
    test.runSaga(savedWorkSaga);
    const rendered = renderWithStore(<RecentWork />, test);
    await screen.findByRole('region', { name: 'Recent work' });
    return { ...rendered, user: userEvent.setup() };
  }

  test('leaves out what is being removed', async () => {
    const test = makeTestStore({ runSagas: false });
    test.store.dispatch(worksListed([summary(), other]));
    renderWithStore(
      <>
        <RecentWork hidden={[other.hash]} />
        <SavedWorkList hidden={[other.hash]} />
      </>,
      test,
    );
    expect(screen.getAllByText('paper.pdf')).toHaveLength(2);
    expect(screen.queryByText('other.pdf')).toBeNull();
  });

  test('describes each article and its work', async () => {
    await show();
    expect(
      screen.getByRole('button', { name: /^paper\.pdf 12 segments, 1 structure/ }),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: /^other\.pdf no segments yet/ })).toBeVisible();
  });

  test('can be reached and opened by keyboard', async () => {
    const { user, platform } = await show();
    const get = jest.spyOn(platform.workStore, 'get');
    await user.tab();
    expect(screen.getByRole('button', { name: 'Clear all' })).toHaveFocus();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(get).toHaveBeenCalledWith(summary().hash);
  });

  test('removes one article after confirmation, and keeps the other', async () => {
    const { user, platform } = await show();
    await user.click(screen.getByLabelText('Remove the saved work on paper.pdf'));
    expect(platform.workStore.works.size).toBe(2);
    await user.click(screen.getByText('Remove'));
    expect(await screen.findAllByRole('listitem')).toHaveLength(1);
    expect([...platform.workStore.works.keys()]).toEqual([other.hash]);
  });

  test('says which article the browser has lost: it can be removed, but not opened', () => {
    const { store } = renderWithStore(<RecentWork />);
    const hash = 'c'.repeat(64);
    act(() => void store.dispatch(worksListed([summary(), unreadableSummary(hash)!])));
    const row = screen.getByRole('button', { name: /^Article that cannot be read/ });
    expect(row).toBeDisabled();
    expect(row).toHaveTextContent('this browser has lost it, or part of it');
    expect(row).not.toHaveTextContent('1970');
    expect(screen.getByLabelText(/^Remove the saved work on Article that cannot/)).toBeEnabled();
  });

  test('clears everything after confirmation, and then disappears', async () => {
    const { user, platform } = await show();
    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    const dialog = screen.getByRole('dialog', { name: 'Remove all saved work?' });
    await user.click(within(dialog).getByRole('button', { name: 'Remove all' }));
    expect(screen.queryByRole('region', { name: 'Recent work' })).not.toBeInTheDocument();
    expect(platform.workStore.works.size).toBe(0);
  });
});

describe('Saved work', () => {
  test('shows the size of each article, and offers to clear everything', () => {
    const { store } = renderWithStore(<SavedWorkList />);
    expect(screen.getByText('Nothing is saved in this browser.')).toBeVisible();
    act(() => void store.dispatch(worksListed([summary()])));
    expect(screen.getByRole('listitem')).toHaveTextContent('2.0 MB · 12 segments, 1 structure');
    expect(screen.getByRole('button', { name: 'Clear my data' })).toBeVisible();
  });

  test('moves the focus to its heading when the focused control disappeared with its line', () => {
    const { store } = renderWithStore(<SavedWorkList />);
    act(() => void store.dispatch(worksListed([summary(), other])));
    screen.getByRole('button', { name: 'Remove the saved work on other.pdf' }).focus();
    act(() => void store.dispatch(worksRemoved({ hashes: [other.hash] })));
    expect(screen.getByRole('heading', { name: 'Saved work' })).toHaveFocus();
  });

  test('says why nothing can be saved', () => {
    const { store } = renderWithStore(<SavedWorkList />);
    act(() => void store.dispatch(listingFailed({ message: 'A private window.' })));
    expect(screen.getByText('Nothing can be saved: A private window.')).toBeVisible();
  });
});

test('the mark says how the work is saved, or why it is not', () => {
  const { store } = renderWithStore(<SavedMark />);
  act(() => void store.dispatch(workSaved({ summary: summary(), isOpen: true })));
  expect(screen.getByText('Saved')).toBeVisible();
  act(() => void store.dispatch(savingFailed({ message: 'The disk is full.' })));
  expect(screen.getByTitle('The disk is full.')).toHaveTextContent('Not saved');
  act(() => void store.dispatch(savingFailed({ message: 'Full.', isFull: true })));
  expect(screen.getByText('Not saved: storage is full')).toBeVisible();
});

describe('saving', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  test('is mentioned only beyond a second, each time', async () => {
    const { store } = renderWithStore(<SavedMark />);
    for (let times = 0; times < 2; times += 1) {
      act(() => void store.dispatch(workSaved({ summary: summary(), isOpen: true })));
      act(() => void store.dispatch(savingStarted()));
      await pass(999);
      expect(screen.getByText('Saved')).toBeVisible();
      expect(screen.getByTitle('Saving in this browser')).toBeVisible();
      await pass(1);
      expect(screen.getByText('Saving...')).toBeVisible();
    }
  });

  test('says nothing at first of work that was never saved', async () => {
    const { store } = renderWithStore(<SavedMark />);
    act(() => void store.dispatch(savingStarted()));
    expect(screen.queryByText(/Sav/)).toBeNull();
    await pass(1_000);
    expect(screen.getByText('Saving...')).toBeVisible();
  });
});

describe('the notice of earlier work', () => {
  async function show() {
    const test = makeTestStore({ runSagas: false });
    const { hash } = await openDocument(test);
    test.runSaga(savedWorkSaga);
    const rendered = renderWithStore(<EarlierWorkNotice />, test);
    const { savedAt } = summary();
    act(() => void test.store.dispatch(earlierWorkFound({ hash, savedAt })));
    return { ...rendered, user: userEvent.setup() };
  }

  test('asks before it starts over, and then offers to undo it', async () => {
    const { user, store } = await show();
    await user.click(screen.getByRole('button', { name: 'Start over' }));
    await user.click(screen.getByRole('button', { name: 'Keep working' }));
    expect(store.getState().article.document.open?.pdfId).toBe('1700000000000');
    await user.click(screen.getByRole('button', { name: 'Start over' }));
    const dialog = screen.getByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Start over' }));
    expect(store.getState().article.document.open?.pdfId).not.toBe('1700000000000');
    expect(screen.getByRole('button', { name: 'Bring it back' })).toBeVisible();
  });

  test('disappears when it is dismissed', async () => {
    const { user } = await show();
    await user.click(screen.getByRole('button', { name: 'Dismiss this message' }));
    expect(screen.queryByText(/earlier work/)).not.toBeInTheDocument();
  });
});

test('of an article that another tab has, only that is said, and it can be taken over', async () => {
  const test = makeTestStore({ runSagas: false });
  const { hash } = await openDocument(test);
  renderWithStore(<EarlierWorkNotice />, test);
  act(() => {
    test.store.dispatch(earlierWorkFound({ hash, savedAt: summary().savedAt }));
    test.store.dispatch(articleFoundElsewhere());
  });
  expect(
    screen.getByText('This article is open in another tab, where it can be changed.'),
  ).toBeVisible();
  expect(screen.queryByText(/earlier work/)).toBeNull();
  act(() => void test.store.dispatch(articleLeftElsewhere()));
  expect(screen.queryByText(/open in another tab/)).toBeNull();
  expect(screen.getByText(/The other tab has left this article/)).toBeVisible();
  const wanted = jest.fn();
  test.runSaga(function* watch() {
    yield* take(takeOverRequested);
    wanted();
  });
  await userEvent.click(screen.getByRole('button', { name: 'Take over' }));
  expect(wanted).toHaveBeenCalledTimes(1);
  act(() => void test.store.dispatch(articleTakenHere()));
  expect(screen.queryByText(/another tab/)).toBeNull();
  expect(screen.getByText(/earlier work/)).toBeVisible();
});

test('what is missing of saved work is counted, and the record is offered as a file', async () => {
  const test = makeTestStore({ runSagas: false });
  await openDocument(test);
  test.runSaga(savedWorkSaga);
  const aside = {
    id: 'a1',
    hash: 'a',
    name: 'paper.pdf',
    setAsideAt: 0,
    reason: 'damaged',
  } as const;
  test.platform.workStore.asides.set('a1', { ...aside, record: { all: 'of it' } });
  renderWithStore(<EarlierWorkNotice />, test);
  const leftOut = [
    { kind: 'annotation', count: 1 },
    { kind: 'mark', count: 2 },
  ] as const;
  act(() => void test.store.dispatch(workSalvaged({ id: 'a1', reason: 'damaged', leftOut })));
  const sentence = /could not be read: 1 annotation, 2 selected or judged segments\./;
  expect(screen.getByText(sentence)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Save the set-aside record…' }));
  expect(test.platform.saved).toMatchObject([{ name: expect.stringMatching(/^paper-set-aside-/) }]);
});

test('a record that was set aside is discarded only after confirmation', async () => {
  const test = makeTestStore({ runSagas: false });
  const aside = {
    id: 'a1',
    hash: 'a',
    name: 'paper.pdf',
    setAsideAt: 0,
    reason: 'damaged',
  } as const;
  test.platform.workStore.asides.set('a1', { ...aside, record: 1 });
  test.runSaga(savedWorkSaga);
  renderWithStore(<SavedWorkList />, test);
  await userEvent.click(await screen.findByLabelText('Discard the set-aside record of paper.pdf'));
  expect(test.platform.workStore.asides.size).toBe(1);
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(test.platform.workStore.asides.size).toBe(0);
  expect(screen.queryByText('Set aside')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Saved work' })).toHaveFocus();
});

test('a store that cannot be read is reported in place of recent work, and can be retried', async () => {
  const test = makeTestStore({ runSagas: false });
  test.platform.workStore.fault = 'failed';
  test.runSaga(savedWorkSaga);
  renderWithStore(<RecentWork />, test);
  const told = await screen.findByText(/could not be read: This browser’s storage does not work/);
  test.platform.workStore.works.set('a', { summary: summary(), snapshot: {}, images: new Map() });
  test.platform.workStore.fault = undefined;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('region', { name: 'Recent work' })).toBeVisible();
  expect(told).not.toBeInTheDocument();
});

test('of two works on one article the user says which one counts', async () => {
  const test = makeTestStore({ runSagas: false });
  const { store } = renderWithStore(<EarlierWorkNotice />, test);
  const held = { status: 'otherWork', reason: 'otherTab', stored: summary() } as const;
  act(() => void store.dispatch(savingHeld(held)));
  expect(screen.getByText(/Another tab has changed this article \(12 segments/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Open the saved work' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Keep this screen' })).toBeVisible();
});
