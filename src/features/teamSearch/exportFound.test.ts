import { EMPTY_QUERY } from '@/domain/team/foundCompound';
import { selectNotices } from '@/features/notices';
import { jsonResponse, type FakeRequest } from '@/testing/fakes/fakeFetch';
import { createFakePlatform } from '@/testing/fakePlatform';
import { flush } from '@/testing/flush';
import { makeTestStore } from '@/testing/makeTestStore';
import { foundExportRequested, teamSearchSaga, type FoundFormat } from './index';

const wire = (name: string, smiles: string | null) => ({
  ...{ article: 'a', file_name: 'tea.pdf', title: 'On "tea"', doi: null, segment: 's', name },
  ...{ number: null, organism: '=1+1', smiles, engine: 'osra', doubts: 1, inchi_key: null },
  ...{ verdict: 'correct', reason: null, judged_by: 'anna' },
});

async function exported(format: FoundFormat, answer: (request: FakeRequest) => Response) {
  const platform = createFakePlatform();
  platform.server.on('GET', '/library/search', answer);
  const test = makeTestStore({ platform, runSagas: false });
  test.runSaga(teamSearchSaga);
  test.store.dispatch(foundExportRequested({ query: EMPTY_QUERY, format }));
  // A call takes several turns, and there are two of them.
  for (let turn = 0; turn < 5; turn += 1) await flush();
  return { ...test, saved: platform.saved };
}

/** Two pages. */
const PAGES = ({ url }: FakeRequest) =>
  url.searchParams.get('cursor') === '7'
    ? jsonResponse({ compounds: [wire('second', null)], cursor: null })
    : jsonResponse({ compounds: [wire('first', 'CCO')], cursor: '7' });

test('a table has all pages of a search, runs nothing in a spreadsheet, and names nobody', async () => {
  const { saved } = await exported('csv', PAGES);
  expect(saved).toHaveLength(1);
  const text = await saved[0]!.content.text();
  expect(saved[0]!.name).toMatch(/^marcus-team_2-compounds_\d{4}-\d\d-\d\d\.csv$/);
  expect(text.split('\r\n')).toHaveLength(4);
  expect(text).toContain('first');
  expect(text).toContain('second');
  expect(text).not.toContain(',=1+1');
  expect(text).not.toContain('anna');
});

test('a list of SMILES leaves out what has no structure', async () => {
  const { saved } = await exported('smiles', PAGES);
  expect(await saved[0]!.content.text()).toBe('CCO\tfirst\n');
});

test('an export that fails says why, and saves nothing', async () => {
  const { saved, store } = await exported('csv', () =>
    jsonResponse({ detail: 'Nobody is signed in' }, { status: 401 }),
  );
  expect(saved).toEqual([]);
  expect(selectNotices(store.getState())).toMatchObject([
    { message: 'What was found could not be exported', cause: 'Nobody is signed in' },
  ]);
});
