/** @jest-environment node */
import { answerLists, GIVEN_LIST } from '@/testing/answerLists';
import { answerTaxa } from '@/testing/answerTaxa';
import { jsonResponse } from '@/testing/fakes/fakeFetch';
import { flush } from '@/testing/flush';
import { ownListsApi } from './ownLists';
import { taxaApi } from './taxa';
import { makeFakeApi } from './testing/fakeApi';

const { getLists, giveList, removeList } = ownListsApi.endpoints;

async function start() {
  const api = makeFakeApi();
  answerLists(api.server);
  answerTaxa(api.server);
  const { fileId, name } = await api.addPdf('known.marcus');
  return { ...api, file: { fileId, name } };
}

test('a list that is given is sent with its kind, and all that depends on lists is asked again', async () => {
  const { store, server, file } = await start();
  void store.dispatch(getLists.initiate());
  const taxa = { organisms: ['Fabulosa ignota'] };
  await store.dispatch(taxaApi.endpoints.findTaxa.initiate(taxa)).unwrap();
  const given = await store.dispatch(giveList.initiate({ kind: 'known', file })).unwrap();
  expect(given).toEqual({
    ...{ kind: 'known', source: 'COCONUT', release: 'made.csv', date: '2026-05-01' },
    ...{ entries: 712_345, bytes: 3_774_873, fileName: 'known.marcus' },
  });
  await flush();
  expect(getLists.select()(store.getState()).data).toEqual({ lists: [given], takesFiles: true });
  expect(server.requestsTo('/chem/taxa')).toHaveLength(2);
  await store.dispatch(removeList.initiate('known')).unwrap();
  await flush();
  expect(getLists.select()(store.getState()).data?.lists).toEqual([]);
  expect(server.requestsTo('/chem/taxa')).toHaveLength(3);
});

test.each([
  ['another kind', { kind: 'recipes' }],
  ['a day that is none', { date: 'yesterday' }],
  ['fewer than none', { entries: -1 }],
])('services that tell a list of %s are not believed', async (_what, change) => {
  const { store, server } = await start();
  const lists = [{ ...GIVEN_LIST, ...change }];
  server.on('GET', '/chem/lists', () => jsonResponse({ takes_files: false, lists }));
  expect((await store.dispatch(getLists.initiate())).error).toMatchObject({ kind: 'schema' });
});
