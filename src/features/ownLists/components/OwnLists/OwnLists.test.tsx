import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ownListsApi } from '@/api/ownLists';
import { activateSession } from '@/testing/builders';
import { answerLists, GIVEN_LIST } from '@/testing/answerLists';
import { hang, jsonResponse } from '@/testing/fakes/fakeFetch';
import { makeTestStore } from '@/testing/makeTestStore';
import { renderWithStore } from '@/testing/renderWithStore';
import { selectNotices } from '@/features/notices';
import { ownListsSaga } from '../../ownLists.saga';
import { OwnLists } from './OwnLists';

async function show({ takesFiles = true } = {}) {
  const test = makeTestStore({ runSagas: false });
  answerLists(test.platform.server, takesFiles);
  test.runSaga(ownListsSaga);
  activateSession(test);
  const { container } = renderWithStore(<OwnLists />, test);
  const section = await screen.findByRole('region', { name: /^Lists / });
  const messages = () => selectNotices(test.store.getState());
  return { ...test, server: test.platform.server, container, section, messages };
}

const file = (name = 'known.marcus') => new File(['{"format":"marcus-known"'], name);
const give = (chosen: File) =>
  userEvent.upload(screen.getByLabelText('File: Known compounds'), chosen);

test('without files, the page says what it has of each kind, and what makes a file', async () => {
  const { section } = await show();
  expect(section).toHaveTextContent('This page has a sample of well-known compounds.');
  expect(section).toHaveTextContent('This page has the genera of NCBI’s taxonomy.');
  expect(section).toHaveTextContent('This page has no list, so that no compound is called new');
  for (const command of ['npm run names', 'npm run taxa:ids', 'npm run known']) {
    expect(within(section).getByText(command)).toBeVisible();
  }
  expect(within(section).queryByRole('button', { name: /^Remove/ })).toBeNull();
});

test('a file that is given is told with what it has, and can be removed', async () => {
  const { section, server, messages, platform } = await show();
  await give(file());
  const words = 'known.marcus, 712,345 compounds of COCONUT (made.csv), 1 May 2026, 3.6 MB';
  expect(await within(section).findByText(`This browser has ${words}.`)).toBeVisible();
  expect(messages()).toMatchObject([{ type: 'success', message: `In use: ${words}` }]);
  const form = server.requestsTo('/chem/own_list').at(-1)?.body as FormData;
  expect([form.get('kind'), (form.get('list_file') as File).name]).toEqual([
    'known',
    'known.marcus',
  ]);
  expect(platform.files.size).toBe(0);

  await userEvent.click(screen.getByRole('button', { name: 'Remove: Known compounds' }));
  expect(await within(section).findByText(/^This page has no list/)).toBeVisible();
  expect(section).toContainElement(document.activeElement as HTMLElement);
});

test('while it is checked, its button says so, does nothing, and keeps the focus', async () => {
  const { server } = await show();
  server.on('POST', '/chem/own_list', hang);
  act(() => screen.getByRole('button', { name: 'Choose a file …: Known compounds' }).focus());
  fireEvent.change(screen.getByLabelText('File: Known compounds'), { target: { files: [file()] } });
  const busy = await screen.findByRole('button', { name: 'Checking the file …: Known compounds' });
  expect(busy).toHaveFocus();
  expect(busy).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('button', { name: /^Choose a file …: Taxon/ })).toBeVisible();
});

test('a file that is refused is told with the reason, and nothing changes', async () => {
  const { server, section, messages } = await show();
  const detail = 'It is not a file of known compounds made by `npm run known`';
  server.on('POST', '/chem/own_list', () => jsonResponse({ detail }, { status: 422 }));
  await give(file('names.csv'));
  await screen.findByRole('button', { name: /^Choose a file …: Known/ });
  expect(messages()).toMatchObject([
    { type: 'error', message: 'names.csv is not used', cause: detail },
  ]);
  expect(section).toHaveTextContent('This page has no list');
});

test('a file that cannot be read is told, and not given', async () => {
  const { server, messages, platform } = await show();
  jest.spyOn(platform.files, 'add').mockRejectedValue(new Error('It is gone'));
  await give(file());
  await Promise.resolve();
  expect(messages()).toMatchObject([
    { type: 'error', message: 'known.marcus cannot be read', cause: 'It is gone' },
  ]);
  expect(server.requestsTo('/chem/own_list')).toEqual([]);
});

test('services say what they have, and take no files', async () => {
  const { section, server } = await show({ takesFiles: false });
  expect(section).toHaveAccessibleName('Lists of the services');
  expect(section).toHaveTextContent('The services have a sample of well-known compounds.');
  expect(within(section).queryByRole('button')).toBeNull();
  expect(server.requestsTo('/chem/lists')).toHaveLength(1);
});

test('services tell a list of theirs, whatever it states of itself', async () => {
  const test = makeTestStore({ runSagas: false });
  const { date: _date, entries: _entries, file_name: _name, ...list } = GIVEN_LIST;
  const lists = [{ ...list, kind: 'taxa', name: 'NCBI', version: '2026-01-01' }];
  test.platform.server.on('GET', '/chem/lists', () => jsonResponse({ takes_files: false, lists }));
  activateSession(test);
  renderWithStore(<OwnLists />, test);
  expect(
    await screen.findByText('The services have a list of NCBI (2026-01-01), 3.6 MB.'),
  ).toBeVisible();
});

test('services that have no such call show nothing', async () => {
  const test = makeTestStore({ runSagas: false });
  const missing = jest.fn(() => jsonResponse({ detail: 'Not Found' }, { status: 404 }));
  test.platform.server.on('GET', '/chem/lists', missing);
  activateSession(test);
  const { container } = renderWithStore(<OwnLists />, test);
  const lists = ownListsApi.endpoints.getLists.select();
  await waitFor(() => expect(lists(test.store.getState()).status).toBe('rejected'));
  expect(missing).toHaveBeenCalledTimes(1);
  expect(container).toBeEmptyDOMElement();
});
