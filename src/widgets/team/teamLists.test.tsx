import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Action } from '@reduxjs/toolkit';
import {
  articlesAssignRequested,
  teamArticleOpenCancelled,
  teamArticleOpenRequested,
  teamUserKnown,
} from '@/features/team';
import { take } from '@/lib/saga/effects';
import { jsonResponse, type FakeRequest } from '@/testing/fakes/fakeFetch';
import { createFakePlatform, TEST_CONFIG } from '@/testing/fakePlatform';
import { renderWithStore } from '@/testing/renderWithStore';
import { makeTeamStore } from '@/testing/teamPages';
import { TeamArticles } from './articles/TeamArticles';
import { TeamInbox } from './inbox/TeamInbox';

const article = (id: string, title: string, more: object = {}) => ({
  ...{ id, title, file_name: `${id}.pdf`, bytes: 1, doi: null, seq: 1, has_file: true },
  ...{ state: null, state_by: null, assigned: null, ...more },
});

const part = (name: string, value: unknown, more: object = {}) => ({
  ...{ article: 'tea', file_name: 'tea.pdf', title: 'On tea', part: name, value, by: 'ben' },
  ...{ at: '2026-11-30T10:00:00.000Z', seq: 3, ...more },
});

type Answer = object | ((request: FakeRequest) => object);

/** @param answers by path; an error where there is none */
async function show(view: React.ReactElement, answers: Readonly<Record<string, Answer>>) {
  const platform = createFakePlatform({ config: { ...TEST_CONFIG, sharesLibrary: true } });
  for (const path of ['/library/articles', '/library/inbox', '/library/people']) {
    platform.server.on('GET', path, (request) => {
      const known = answers[path];
      const answer = typeof known === 'function' ? (known(request) as object) : known;
      return answer ? jsonResponse(answer) : jsonResponse({ detail: 'Away' }, { status: 503 });
    });
  }
  const test = makeTeamStore({ platform });
  const actions: Action[] = [];
  test.runSaga(function* record() {
    for (;;) actions.push(yield* take('*'));
  });
  renderWithStore(view, test);
  await act(async () => undefined);
  return { ...test, actions };
}

/** As the library's live channel tells it. */
const told = (fact: 'newsHeard' | 'peopleSeen', payload: unknown) => ({
  ...{ type: `team/${fact}`, payload },
});

const titles = () =>
  screen.queryAllByRole('listitem').map((item) => item.querySelector('b')?.textContent);

/** Which articles somebody is to have. */
const asked = (actions: readonly Action[]) =>
  actions
    .filter(articlesAssignRequested.match)
    .flatMap(({ payload }) => payload.map(({ article: { id }, to }) => [id, to]));

const ARTICLES = {
  ...{ has_more: false, last: 5 },
  articles: [
    article('rue', 'On rue', { seq: 5, state: 'checked', state_by: 'ben', assigned: 'anna' }),
    article('nut', 'On nuts', { seq: 3, assigned: 'cleo' }),
    article('tea', 'On tea', { seq: 2 }),
  ],
};

test('the articles of the library stand with how far each is, the last changed first', async () => {
  await show(<TeamArticles />, { '/library/articles': ARTICLES });
  expect(await screen.findByText('Checked by ben')).toBeInTheDocument();
  expect(titles()).toEqual(['On rue', 'On nuts', 'On tea']);
  const [rue, nut, tea] = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect([rue, nut, tea]).toEqual([
    expect.stringContaining('Assigned to anna'),
    expect.stringContaining('Assigned to cleo'),
    expect.stringContaining('Free'),
  ]);
});

test('they are chosen among by their state and by words, by the library itself', async () => {
  const asked: Record<string, string>[] = [];
  const { store } = await show(<TeamArticles />, {
    '/library/articles': ({ url }: FakeRequest) => {
      asked.push(Object.fromEntries(url.searchParams));
      const isOwn = url.searchParams.get('assigned') === 'anna';
      return isOwn ? { ...ARTICLES, articles: ARTICLES.articles.slice(0, 1) } : ARTICLES;
    },
  });
  await screen.findByText('On tea');
  act(() => void store.dispatch(teamUserKnown({ name: 'anna', role: 'reader' })));
  await userEvent.click(screen.getByRole('radio', { name: 'Yours' }));
  await waitFor(() => expect(titles()).toEqual(['On rue']));
  await userEvent.type(screen.getByRole('searchbox'), 'rue 10.1');
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ text: 'rue 10.1', assigned: 'anna' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Confirmed' }));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ state: 'confirmed', assigned: '' }));
});

test('an article at which somebody is just now does not stand among the free ones', async () => {
  const free = { ...ARTICLES, articles: ARTICLES.articles.slice(2) };
  const { store } = await show(<TeamArticles />, { '/library/articles': free });
  await userEvent.click(screen.getByRole('radio', { name: 'Free' }));
  expect(await screen.findByText('On tea')).toBeInTheDocument();
  const ben = { name: 'ben', article: 'tea', segment: null };
  act(() => void store.dispatch(told('peopleSeen', [ben])));
  expect(screen.getByText('None of these')).toBeInTheDocument();
});

test('what was said since the answer is told, whatever is chosen among', async () => {
  const { store } = await show(<TeamArticles />, { '/library/articles': ARTICLES });
  await screen.findByText('On tea');
  act(() => void store.dispatch(told('newsHeard', { seq: 5 })));
  expect(screen.queryByText(/Something was said since/)).toBeNull();
  act(() => void store.dispatch(told('newsHeard', { seq: 6 })));
  expect(screen.getByText(/Something was said since/)).toBeInTheDocument();
});

test('one of them is opened', async () => {
  const { actions } = await show(<TeamArticles />, { '/library/articles': ARTICLES });
  await userEvent.click(await screen.findByRole('button', { name: 'Open On rue' }));
  expect(actions).toContainEqual(teamArticleOpenRequested({ id: 'rue', fileName: 'rue.pdf' }));
});

test('one that is being fetched says so, and is cancelled by keys with the focus kept', async () => {
  const { store, actions } = await show(<TeamArticles />, { '/library/articles': ARTICLES });
  await userEvent.click(await screen.findByRole('button', { name: 'Open On rue' }));
  const opening = screen.getByRole('button', { name: 'Opening On rue' });
  expect(opening).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('button', { name: 'Open On tea' })).not.toHaveAttribute('aria-busy');
  await userEvent.keyboard('{Tab}{Enter}');
  expect(actions.some(teamArticleOpenCancelled.match)).toBe(true);
  act(() => void store.dispatch({ type: 'team/openingEnded' }));
  expect(screen.getByRole('button', { name: 'Open On rue' })).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
});

test('a curator takes an article that is nobody’s', async () => {
  const { store, actions } = await show(<TeamArticles />, { '/library/articles': ARTICLES });
  await screen.findByText('On tea');
  expect(screen.queryByRole('button', { name: /^Take/ })).toBeNull();
  act(() => void store.dispatch(teamUserKnown({ name: 'anna', role: 'curator' })));
  expect(screen.getAllByRole('button', { name: /^Take/ })).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Take On tea' }));
  expect(asked(actions)).toEqual([['tea', 'anna']]);
});

test('a curator gives back what is theirs, and nobody else’s', async () => {
  const { store, actions } = await show(<TeamArticles />, { '/library/articles': ARTICLES });
  act(() => void store.dispatch(teamUserKnown({ name: 'anna', role: 'curator' })));
  await userEvent.click(await screen.findByRole('button', { name: 'Give back On rue' }));
  expect(asked(actions)).toEqual([['rue', null]]);
  expect(screen.queryByRole('button', { name: 'Give back On nuts' })).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

describe('a reviewer', () => {
  const PEOPLE = [
    { name: 'ben', role: 'curator' },
    { name: 'rita', role: 'reader' },
  ];
  const open = async () => {
    const answers = { '/library/articles': ARTICLES, '/library/people': { people: PEOPLE } };
    const page = await show(<TeamArticles />, answers);
    act(() => void page.store.dispatch(teamUserKnown({ name: 'anna', role: 'reviewer' })));
    await screen.findByText('On tea');
    await act(async () => undefined);
    return page;
  };
  const bar = () => within(screen.getByRole('group', { name: 'Assign the selected articles' }));

  test('assigns several articles to somebody whom the library knows, by keys alone', async () => {
    const { actions } = await open();
    screen.getByRole('checkbox', { name: 'Select On rue' }).focus();
    await userEvent.keyboard(' ');
    screen.getByRole('checkbox', { name: 'Select On tea' }).focus();
    await userEvent.keyboard(' ');
    expect(bar().getByRole('checkbox', { name: '2 selected' })).toBePartiallyChecked();
    bar().getByRole('combobox').focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['ben']);
    await userEvent.keyboard('{ArrowDown}{Enter}{Enter}');
    expect(asked(actions)).toEqual([
      ['rue', 'ben'],
      ['tea', 'ben'],
    ]);
  });

  test('has a part of a name completed by Enter before it is used', async () => {
    const { actions } = await open();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select On tea' }));
    await userEvent.type(bar().getByRole('combobox'), 'BE{Enter}');
    expect(bar().getByRole('combobox')).toHaveValue('ben');
    expect(asked(actions)).toEqual([]);
    await userEvent.keyboard('{Enter}');
    expect(asked(actions)).toEqual([['tea', 'ben']]);
  });

  test('makes free those of the selected that are somebody’s', async () => {
    const { actions } = await open();
    await userEvent.click(bar().getByRole('button', { name: 'Make free' }));
    expect(asked(actions)).toEqual([]);
    await userEvent.click(bar().getByRole('checkbox', { name: 'Select all 3' }));
    await userEvent.click(bar().getByRole('button', { name: 'Make free' }));
    expect(asked(actions)).toEqual([
      ['rue', null],
      ['nut', null],
    ]);
  });

  test('assigns only what stands there', async () => {
    const { actions } = await open();
    await userEvent.click(bar().getByRole('checkbox'));
    await userEvent.click(screen.getByRole('radio', { name: 'Free' }));
    expect(bar().getByRole('checkbox', { name: '1 selected' })).toBeChecked();
    await userEvent.type(bar().getByRole('combobox'), 'dan{Enter}');
    expect(asked(actions)).toEqual([['tea', 'dan']]);
  });
});

test('a library without articles says how they come into it', async () => {
  await show(<TeamArticles />, {
    '/library/articles': { articles: [], has_more: false, last: 0 },
  });
  expect(await screen.findByText('No articles yet')).toBeInTheDocument();
});

test('of thousands the first hundred stand there, and more at each press', async () => {
  const all = Array.from({ length: 150 }, (_, at) => article(`a${at}`, `Article ${at}`));
  await show(<TeamArticles />, {
    '/library/articles': ({ url }: FakeRequest) => {
      const limit = Number(url.searchParams.get('limit'));
      return { articles: all.slice(0, limit), has_more: limit < 150, last: 1 };
    },
  });
  expect(await screen.findByText('The first 100 articles')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(titles()).toHaveLength(150));
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('a library that does not answer is named, and asked again', async () => {
  const answers: Record<string, object> = {};
  await show(<TeamArticles />, answers);
  expect(await screen.findByText(/did not tell its articles/)).toBeInTheDocument();
  answers['/library/articles'] = ARTICLES;
  await userEvent.click(screen.getByRole('button', { name: 'Ask again' }));
  expect(await screen.findByText('On tea')).toBeInTheDocument();
});

const COMMENT = { segment: 's1', text: 'Is it R, @anna?', mentions: ['anna'] };
const INBOX = {
  mentions: [part('comments/1', COMMENT)],
  contested: [part('drafts/s2/name', 'spirit')],
  differences: [
    part('drafts/s3/name', 'ethanol', {
      second: { value: 'methanol', by: 'cleo', at: '2026-11-30T10:00:00.000Z', seq: 4 },
    }),
  ],
};

test('the inbox has what others wrote to the user, and what was said differently', async () => {
  await show(<TeamInbox />, { '/library/inbox': INBOX });
  const written = within(await screen.findByRole('region', { name: 'Written to you' }));
  expect(written.getByText('Is it R, @anna?')).toBeInTheDocument();
  const differently = within(screen.getByRole('region', { name: 'Said differently' }));
  expect(differently.getByText('Name: spirit')).toBeInTheDocument();
  const opinions = within(screen.getByRole('region', { name: 'Second opinions that differ' }));
  expect(opinions.getByText('Name: “ethanol” by ben, “methanol” by cleo')).toBeInTheDocument();
});

test('two who call different structures correct are told apart by these', async () => {
  const correct = (of: string) => ({ verdict: 'correct', at: '2026-11-30T10:00:00.000Z', of });
  const second = { value: correct('CCN'), by: 'cleo', at: '2026-11-30T10:00:00.000Z', seq: 4 };
  const differences = [part('judgements/s3', correct('CCO'), { second })];
  await show(<TeamInbox />, { '/library/inbox': { ...INBOX, differences } });
  const words = 'Judgement: “Verified: CCO” by ben, “Verified: CCN” by cleo';
  expect(await screen.findByText(words)).toBeInTheDocument();
});

test('what waits leads to its drawing, where it is of one', async () => {
  const answers = {
    '/library/inbox': {
      mentions: [part('comments/1', COMMENT)],
      contested: [part('article/title', 'On teas', { title: 'On teas' })],
      differences: [],
    },
  };
  const { actions } = await show(<TeamInbox />, answers);
  await userEvent.click(await screen.findByRole('button', { name: 'Open On tea' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Open On teas' }));
  const tea = { id: 'tea', fileName: 'tea.pdf' };
  expect(actions.filter(teamArticleOpenRequested.match)).toEqual([
    teamArticleOpenRequested({ ...tea, segment: 's1' }),
    teamArticleOpenRequested(tea),
  ]);
});

test('an inbox with nothing in it says what would come into it', async () => {
  await show(<TeamInbox />, { '/library/inbox': { mentions: [], contested: [], differences: [] } });
  expect(await screen.findByText('Nothing waits for you')).toBeInTheDocument();
});
