import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { jsonResponse } from '@/testing/fakes/fakeFetch';
import { renderWithStore } from '@/testing/renderWithStore';
import { FakeTeamLibrary, openTeamPage, settle, type TeamPage } from '@/testing/teamPages';
import { TeamArticles } from './TeamArticles';

let library: FakeTeamLibrary;
let page: TeamPage;
beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2026-11-30T10:00:00.000Z') });
  library = new FakeTeamLibrary();
});
afterEach(async () => {
  await page.stop();
  jest.useRealTimers();
});

const idOf = (letter: string) => letter.repeat(64);

/** Whose an article of the library is by what was said of it. */
const assigned = (id: string) =>
  library.events.findLast((event) => event.article === id && event.part === 'article/assigned')
    ?.to ?? null;

/** A reviewer's list of the open article and others, one of which is cleo's. */
async function open() {
  page = await openTeamPage(library, { name: 'anna', role: 'reviewer' });
  library.say('article/assigned', 'cleo', 'cleo', idOf('c'));
  const articles = () =>
    [page.hash, idOf('b'), idOf('c')].map((id, at) => ({
      ...{ id, title: `Article ${at}`, file_name: 'a.pdf', bytes: 1, doi: null, seq: 10 - at },
      ...{ state: null, state_by: null, assigned: assigned(id), has_file: false },
    }));
  const { server } = page.platform;
  server.on('GET', '/library/articles', () =>
    jsonResponse({ articles: articles(), has_more: false, last: 99 }),
  );
  server.on('GET', '/library/people', () => jsonResponse({ people: [] }));
  renderWithStore(<TeamArticles />, page);
  await act(() => settle());
  return userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
}

const REFUSAL = 'Nothing was kept: article/assigned of event x was refused. Nobody may have it';

const all = () => [page.hash, idOf('b'), idOf('c')].map(assigned);
const notice = () =>
  within(screen.getAllByRole('status').find(({ tagName }) => tagName === 'DIV') ?? document.body);

async function assignAll(user: Awaited<ReturnType<typeof open>>, name: string) {
  await user.click(screen.getByRole('checkbox', { name: 'Select all 3' }));
  await user.type(screen.getByRole('combobox', { name: 'Assign to' }), `${name}{Enter}`);
}

test('articles are assigned, the open one as well, and given back to whose they were', async () => {
  const user = await open();
  await assignAll(user, 'ben');
  await act(() => settle());
  expect(all()).toEqual(['ben', 'ben', 'ben']);
  expect(notice().getByText('3 articles assigned to ben')).toBeInTheDocument();
  expect(screen.getAllByText('Assigned to ben')).toHaveLength(3);
  await user.click(notice().getByRole('button', { name: 'Undo' }));
  await act(() => settle());
  expect(all()).toEqual([null, null, 'cleo']);
  expect(notice().getByText('3 articles given back to whose they were')).toBeInTheDocument();
});

test('one that is refused is told with its reason, and holds up no other', async () => {
  const user = await open();
  library.refuses = ({ article }) => (article === idOf('b') ? REFUSAL : undefined);
  await assignAll(user, 'ben');
  await act(() => settle());
  expect(all()).toEqual(['ben', null, 'ben']);
  expect(notice().getByText('2 articles assigned to ben')).toBeInTheDocument();
  expect(notice().getByText('“Article 1” was not assigned. Nobody may have it')).toBeVisible();
});

test('what is cancelled assigns no more, and says what was assigned', async () => {
  const user = await open();
  page.platform.server.on('POST', '/library/events', () => new Promise<Response>(() => {}));
  await assignAll(user, 'ben');
  await act(() => settle());
  expect(notice().getByText('Assigning 2 of 3 …')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Take Article 1' })).toHaveAccessibleDescription(
    'Articles are being assigned',
  );
  await user.click(notice().getByRole('button', { name: 'Cancel' }));
  await act(() => settle());
  expect(notice().getByText('1 article assigned to ben')).toBeInTheDocument();
});

test('what has become of them is closed by a press', async () => {
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Take Article 1' }));
  await act(() => settle());
  expect(notice().getByText('1 article assigned to anna')).toBeInTheDocument();
  await user.click(notice().getByRole('button', { name: /Dismiss|Close/ }));
  expect(screen.queryByText('1 article assigned to anna')).not.toBeInTheDocument();
});
