import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ownEnginesApi } from '@/api/ownEngines';
import { selectNotices } from '@/features/notices';
import { enginesChanged } from '@/features/recognition';
import { takeEvery } from '@/lib/saga/effects';
import { answerOwnEngines } from '@/testing/answerOwnEngines';
import { activateSession } from '@/testing/builders';
import { hang, jsonResponse, type FakeServer } from '@/testing/fakes/fakeFetch';
import { makeTestStore } from '@/testing/makeTestStore';
import { renderWithStore } from '@/testing/renderWithStore';
import { ownEnginesSaga } from '../../ownEngines.saga';
import { OwnEngines } from './OwnEngines';

function show({ answers = (server: FakeServer) => answerOwnEngines(server) } = {}) {
  const test = makeTestStore({ runSagas: false });
  answers(test.platform.server);
  test.runSaga(ownEnginesSaga);
  const changed = jest.fn();
  test.runSaga(function* () {
    yield* takeEvery(enginesChanged, changed);
  });
  activateSession(test);
  const { container } = renderWithStore(<OwnEngines />, test);
  const messages = () => selectNotices(test.store.getState());
  return { ...test, server: test.platform.server, container, messages, changed };
}

const section = () => screen.findByRole('region', { name: 'Engines of your own' });
const addressField = () => screen.getByRole('textbox', { name: 'Address' });

async function add(what: string, address: string): Promise<void> {
  await section();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Engine' }), what);
  await userEvent.type(addressField(), address);
  await userEvent.click(screen.getByRole('button', { name: 'Add engine' }));
}

test('before one is added, it says what adding does and where the page can reach, and nothing is sent', async () => {
  const { server } = show();
  expect(await section()).toHaveTextContent('drawings are sent to its address to be read');
  expect(await section()).toHaveTextContent('services on this machine, at https://gpu.example, if');
  expect(screen.getByRole('button', { name: 'Add engine' })).toHaveAccessibleDescription(
    'There is no address yet',
  );
  expect(server.requestsTo('/ocsr/own_engine')).toEqual([]);
});

test('an engine that is added stands with its host, the engines are asked for anew, and it can be removed', async () => {
  const { server, messages, changed } = show();
  await add('MolScribe of a MARCUS installation', ' http://localhost:9000 ');
  expect(await screen.findByText('MolScribe at localhost:9000')).toBeVisible();
  const form = server.requestsTo('/ocsr/own_engine').at(-1)?.body as FormData;
  expect(Object.fromEntries(form)).toEqual({
    ...{ kind: 'marcus', engine: 'molscribe', url: 'http://localhost:9000' },
  });
  expect(messages()).toMatchObject([{ message: 'In use: MolScribe at localhost:9000' }]);
  expect(changed).toHaveBeenCalledTimes(1);
  await userEvent.click(
    screen.getByRole('button', { name: 'Remove: MolScribe at localhost:9000' }),
  );
  await waitFor(() => expect(screen.queryByText('MolScribe at localhost:9000')).toBeNull());
  expect(changed).toHaveBeenCalledTimes(2);
  expect(await section()).toContainElement(document.activeElement as HTMLElement);
});

test('why an address cannot be used stands at its field', async () => {
  const { server, messages } = show();
  const detail = 'DECIMER at http://localhost:9000 does not allow this page (CORS)';
  server.on('POST', '/ocsr/own_engine', () => jsonResponse({ detail }, { status: 422 }));
  await add('DECIMER of a Cheminformatics Microservice', 'http://localhost:9000');
  await waitFor(() => expect(addressField()).toHaveAccessibleDescription(detail));
  expect(addressField()).toBeInvalid();
  expect(messages()).toEqual([]);
});

test('while it is asked, the button says so', async () => {
  const { server } = show();
  server.on('POST', '/ocsr/own_engine', hang);
  await add('DECIMER of a MARCUS installation', 'http://localhost:9000');
  expect(await within(await section()).findByRole('button', { name: 'Asking …' })).toBeVisible();
});

test.each([
  ['take none', (server: FakeServer) => answerOwnEngines(server, false)],
  ['do not know the call', () => undefined],
])('services that %s are not offered any', async (_what, answers) => {
  const { store, server, container } = show({ answers });
  const answer = ownEnginesApi.endpoints.getOwnEngines.select();
  await waitFor(() => expect(answer(store.getState()).status).toMatch(/fulfilled|rejected/));
  expect(server.requestsTo('/ocsr/own_engines')).toHaveLength(1);
  expect(container).toBeEmptyDOMElement();
});
