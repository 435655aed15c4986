import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Action } from '@reduxjs/toolkit';
import type { InboxGroup } from '@/domain/library/inbox';
import {
  articleOpenRequested,
  inboxRead,
  inboxTurned,
  knownTold,
  selectArticlesToCheck,
  type InboxArticle,
  type InboxEntry,
} from '@/features/library';
import { overlayShown } from '@/features/overlays';
import { worksListed } from '@/features/savedWork';
import { take } from '@/lib/saga/effects';
import type { ArticleFacts, WorkSummary } from '@/platform/workStore';
import { installDialogForJsdom } from '@/testing/dialogForJsdom';
import { installLayoutForJsdom } from '@/testing/layoutForJsdom';
import { makeTestStore } from '@/testing/makeTestStore';
import { renderWithStore } from '@/testing/renderWithStore';
import { LibraryPage } from '../LibraryPage';

beforeAll(installDialogForJsdom);
beforeEach(() => installLayoutForJsdom({ width: 900, height: 600 }));

const article = (name: string, title: string, facts: Partial<ArticleFacts> = {}): WorkSummary => ({
  ...{ hash: name.repeat(64), name: `${name}.pdf`, savedAt: 0, size: 2_000_000 },
  ...{ segmentCount: 4, structureCount: 4, revision: 'r' },
  facts: {
    ...{ title, pageCount: 3, isBegun: true, isRead: true },
    ...{ checkedCount: 0, doubtfulCount: 0, failedCount: 0 },
    ...facts,
  },
});
const TEA = article('a', 'On tea');
const RUE = article('b', 'On rue');
const KEY = 'r 0 false';

const entry = (
  { hash }: WorkSummary,
  ordinal: string,
  group: InboxGroup,
  changes: Partial<InboxEntry> = {},
): InboxEntry => ({
  ...{ hash, id: `${hash[0]}${ordinal}`, ordinal, group, text: '', pageNumber: 5, why: '' },
  ...(group !== 'unread' && group !== 'failed' && { reader: 'VectorGraph' }),
  ...changes,
});
const known = (left: InboxEntry[], total = left.length): InboxArticle => ({
  ...{ key: KEY, total, left, source: 'Metabolites 2012' },
});

const TEAS = known(
  [
    entry(TEA, '1', 'sure', { text: '3 kojic acid' }),
    entry(TEA, '2', 'doubtful', {
      ...{ text: '19 paspalinine', why: 'OSRA reads another structure here.', score: 0.6 },
    }),
    entry(TEA, '3', 'failed', { why: 'No atoms were found.' }),
  ],
  4,
);
const RUES = known([entry(RUE, '1', 'doubtful', { score: 0.5, reader: 'PixelGraph' })]);

function show(works: WorkSummary[], inbox: Record<string, InboxArticle>) {
  const test = makeTestStore({ runSagas: false });
  const actions: Action[] = [];
  test.runSaga(function* record() {
    for (;;) actions.push(yield* take('*'));
  });
  test.store.dispatch(overlayShown('library'));
  test.store.dispatch(worksListed(works));
  test.store.dispatch(inboxRead(inbox));
  const { unmount } = renderWithStore(<LibraryPage />, test);
  return { ...test, actions, unmount, user: userEvent.setup() };
}

async function showInbox(works = [TEA, RUE], inbox = { [TEA.hash]: TEAS, [RUE.hash]: RUES }) {
  const page = show(works, inbox);
  await page.user.click(screen.getByRole('radio', { name: 'Drawings to check' }));
  return page;
}

const list = () => screen.getByRole('list', { name: 'Drawings, doubtful first' });
const rows = () => within(list()).getAllByRole('button');
const focusedText = () => document.activeElement?.textContent ?? '';

test('lists the drawings of all articles, the least sure first, each with its article and why', async () => {
  await showInbox();
  expect(rows().map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/#1doubtful.*Page 5 of On rue, Metabolites 2012/),
    expect.stringMatching(/19 paspalinine.*Page 5 of On tea.*OSRA reads another structure here/),
    expect.stringMatching(/#3no reading.*No atoms were found/),
    expect.stringMatching(/3 kojic acid.*Sure, not yet checked/),
  ]);
  const region = screen.getByRole('region', { name: 'Drawings to check' });
  expect(region).toHaveTextContent('2 doubtful first, then 1 no reading, 1 sure');
});

test('says of each article what its list holds', async () => {
  await showInbox();
  const articles = within(screen.getByRole('region', { name: 'Articles' }));
  expect(articles.getByRole('button', { name: /^All articles/ })).toHaveTextContent(
    '2 articles, 2 doubtful',
  );
  expect(articles.getByRole('button', { name: /^On tea/ })).toHaveTextContent(
    '4 drawings, 1 checked, 1 doubtful, 1 without reading · Metabolites 2012',
  );
});

test('shows the drawings of one article, of one class, of one reader, or all again', async () => {
  const { user } = await showInbox();
  await user.click(screen.getByRole('button', { name: /^On tea/ }));
  expect(rows()).toHaveLength(3);
  await user.selectOptions(screen.getByRole('combobox', { name: 'How sure' }), 'sure');
  expect(rows()).toHaveLength(1);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Read by' }), 'PixelGraph');
  expect(screen.getByText('Nothing to check here')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all drawings' }));
  expect(rows()).toHaveLength(4);
});

const COCONUT = {
  name: 'COCONUT',
  date: '2026-05-01',
  compounds: 700_000,
  falseAlarmOneIn: 65_536,
};

test('says what the list of known compounds has of a drawing, and shows the new ones only', async () => {
  const left = [
    entry(TEA, '1', 'sure', { structureText: 'C' }),
    entry(TEA, '2', 'sure', { structureText: 'CC' }),
    entry(TEA, '3', 'sure', { structureText: 'CCC' }),
  ];
  const { user, store } = await showInbox([TEA], { [TEA.hash]: known(left) } as never);
  expect(screen.queryByRole('combobox', { name: 'In COCONUT' })).not.toBeInTheDocument();
  const byText = { C: 'other_stereo', CC: 'new' } as const;
  act(() => void store.dispatch(knownTold({ list: COCONUT, byText })));
  expect(rows().map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('known, other stereo'),
    expect.stringMatching(/new(?!.*known)/),
    expect.not.stringMatching(/known|new/),
  ]);
  await user.selectOptions(screen.getByRole('combobox', { name: 'In COCONUT' }), 'new');
  expect(rows()).toHaveLength(1);
  expect(screen.getByText(/Asking COCONUT, 1 structure left/)).toBeVisible();
});

test('tells which rows can be seen', async () => {
  const { store } = await showInbox();
  expect(store.getState().library.articles.seen).toEqual({ first: 0, last: 3 });
});

test('letters and arrows go through the rows, and Enter leads to the drawing in its article', async () => {
  const { user, actions } = await showInbox();
  await user.keyboard('j');
  expect(focusedText()).toMatch('On rue');
  await user.keyboard('{ArrowDown}');
  expect(focusedText()).toMatch('paspalinine');
  await user.keyboard('{End}j');
  expect(focusedText()).toMatch('kojic acid');
  await user.keyboard('kk{Enter}');
  expect(actions).toContainEqual(
    articleOpenRequested({ hash: TEA.hash, review: { segmentId: 'a2' } }),
  );
});

test('who comes back is at the same row; at the next one if it was judged meanwhile', async () => {
  const page = await showInbox();
  await page.user.click(rows()[1]!);
  page.unmount();
  const again = renderWithStore(<LibraryPage />, page);
  expect(focusedText()).toMatch('paspalinine');
  again.unmount();
  const left = TEAS.left.filter(({ id }) => id !== 'a2');
  act(() => void page.store.dispatch(inboxRead({ [TEA.hash]: { ...TEAS, left } })));
  renderWithStore(<LibraryPage />, page);
  expect(focusedText()).toMatch('No atoms were found');
});

test('a row that goes while it has the focus leaves it to the one in its place', async () => {
  const page = await showInbox();
  await page.user.keyboard('{Tab}');
  act(() => rows()[0]!.focus());
  act(
    () =>
      void page.store.dispatch(inboxTurned({ current: { hash: RUE.hash, id: 'b1', index: 0 } })),
  );
  act(() => void page.store.dispatch(inboxRead({ [RUE.hash]: known([], 1) })));
  expect(focusedText()).toMatch('paspalinine');
});

test('of 5,000 drawings in 50 articles, a screen of rows is in the page', async () => {
  const works = Array.from({ length: 50 }, (_, index) => ({
    ...article('c', `Article ${index}`),
    hash: `${index}`.padStart(64, 'f'),
  }));
  const inbox = Object.fromEntries(
    works.map((work) => [
      work.hash,
      known(Array.from({ length: 100 }, (_, index) => entry(work, `${index + 1}`, 'likely'))),
    ]),
  );
  const { user } = await showInbox(works, inbox as never);
  expect(rows().length).toBeLessThanOrEqual(30);
  await user.click(rows()[0]!);
  await user.keyboard('{End}');
  expect(document.activeElement?.closest('li')).toHaveAttribute('aria-posinset', '5000');
  expect(rows().length).toBeLessThanOrEqual(30);
});

describe('without a drawing it says why', () => {
  test.each([
    ['all are checked', [TEA], { [TEA.hash]: known([], 4) }, 'all 4 drawings are checked.'],
    ['there are none', [TEA], { [TEA.hash]: known([], 0) }, 'no drawings were found.'],
    [
      'nothing is read yet',
      [article('a', 'On tea', { isBegun: false })],
      { [TEA.hash]: known([], 0) },
      '1 article is not read yet.',
    ],
    [
      'an article cannot be read',
      [TEA, RUE],
      { [TEA.hash]: known([], 1), [RUE.hash]: { ...known([], 0), isUnreadable: true as const } },
      'the only drawing is checked; 1 article cannot be read.',
    ],
  ])('%s', async (_when, works, inbox, words) => {
    await showInbox(works, inbox as never);
    expect(screen.getByText(`Nothing to check: ${words}`)).toBeVisible();
  });

  test('or that articles are looked through', async () => {
    const page = await showInbox([TEA, RUE], {} as never);
    expect(screen.getAllByText('Looking through the articles, 0 of 2')).not.toHaveLength(0);
    act(() => void page.store.dispatch(inboxRead({ [TEA.hash]: TEAS })));
    expect(rows()).toHaveLength(3);
    expect(selectArticlesToCheck(page.store.getState()).map(({ left }) => left.length)).toEqual([
      ...[3, 0],
    ]);
  });
});
