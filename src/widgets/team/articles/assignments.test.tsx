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

const lastOf = (id: string) => library.events.findLast(({ article }) => article === id)?.seq ?? 0;

/** A reviewer's list of the open article and others, one of which is cleo's. */
async function open() {
  page = await openTeamPage(library, { name: 'anna', role: 'reviewer' });
  library.say('article/assigned', 'cleo', 'cleo', idOf('c'));
  const articles = () =>
    [page.hash, idOf('b'), idOf('c')].map((id, at) => ({
      ...{ id, title: `Article ${at}`, file_name: 'a.pdf', bytes: 1, doi: null, seq: lastOf(id) },
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

test('what somebody said since is left as it is, and told; the others are given back', async () => {
  const user = await open();
  await assignAll(user, 'ben');
  await act(() => settle());
  library.say('article/assigned', null, 'ben', idOf('b'));
  library.say('article/assigned', 'carol', 'carol', idOf('b'));
  library.say('article/assigned', null, 'ben', page.hash);
  await act(async () => {
    page.platform.sockets.latest.serverOpens();
    page.platform.sockets.latest.serverSays({ type: 'news', seq: library.events.length });
    await settle();
  });
  const base = lastOf(idOf('c'));
  await user.click(notice().getByRole('button', { name: 'Undo' }));
  await act(() => settle());
  expect(all()).toEqual([null, 'carol', 'cleo']);
  expect(library.events.at(-1)).toMatchObject({ article: idOf('c'), base, from: 'ben' });
  expect(
    notice().getByText('“Article 0” was left as it is. ben made it free since.'),
  ).toBeVisible();
  expect(notice().getByText('“Article 1” was left as it is. carol took it since.')).toBeVisible();
});

test('the same name given again by somebody else is left as it is', async () => {
  const user = await open();
  await assignAll(user, 'ben');
  await act(() => settle());
  library.say('article/assigned', 'ben', 'rosa', idOf('c'));
  await user.click(notice().getByRole('button', { name: 'Undo' }));
  await act(() => settle());
  expect(all()).toEqual([null, null, 'ben']);
  expect(
    notice().getByText('“Article 2” was left as it is. rosa gave it to ben since.'),
  ).toBeVisible();
});

test('the open one is assigned where another tab has it, too', async () => {
  const user = await open();
  act(() => void page.store.dispatch({ type: 'elsewhere/articleTakenElsewhere' }));
  await assignAll(user, 'ben');
  await act(() => settle());
  expect(all()).toEqual(['ben', 'ben', 'ben']);
});

test('what was undone is done again', async () => {
  const user = await open();
  await assignAll(user, 'ben');
  await act(() => settle());
  for (const expected of [
    [null, null, 'cleo'],
    ['ben', 'ben', 'ben'],
  ]) {
    await user.click(notice().getByRole('button', { name: 'Undo' }));
    await act(() => settle());
    expect(all()).toEqual(expected);
  }
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
