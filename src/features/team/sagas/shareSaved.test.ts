import { compoundFieldsSet, documentClosed, selectSegmentIds } from '@/article';
import { savedWorkOpenRequested } from '@/features/savedWork';
import type { TeamUser } from '@/domain/team/team';
import {
  FakeTeamLibrary,
  openTeamPage,
  settle,
  type Line,
  type TeamPage,
} from '@/testing/teamPages';
import { teamRetryRequested } from '..';

const ANNA: TeamUser = { name: 'anna', role: 'curator' };

let library: FakeTeamLibrary;
let page: TeamPage;
beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2026-11-30T10:00:00.000Z') });
  library = new FakeTeamLibrary();
});
afterEach(async () => {
  await page.stop();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
});

const names = () => library.events.filter(({ part }) => part.endsWith('/name')).map(({ to }) => to);
const call = (name: string) => {
  const ids = selectSegmentIds(page.store.getState()).slice(0, 1);
  page.store.dispatch(compoundFieldsSet({ ids, fields: { name } }));
};
const saved = () => [...page.platform.workStore.works.values()][0]?.snapshot;

test('what was said of an article without a connection is sent after it was closed', async () => {
  const line: Line = { isCut: false };
  page = await openTeamPage(library, ANNA, { line, keeps: true });
  line.isCut = true;
  call('ethanol');
  await settle(3_000);
  page.store.dispatch(documentClosed());
  await settle(3_000);
  expect(names()).toEqual([]);
  line.isCut = false;
  page.store.dispatch(teamRetryRequested());
  await settle(10_000);
  expect(names()).toEqual(['ethanol']);
});

test('what was said while the article was being sent is sent afterwards', async () => {
  const line: Line = { isCut: false };
  page = await openTeamPage(library, ANNA, { line, keeps: true });
  line.isCut = true;
  call('ethanol');
  await settle(3_000);
  page.store.dispatch(documentClosed());
  let release = () => {};
  const isFree = new Promise<void>((resolve) => (release = resolve));
  page.platform.server.on('POST', '/library/events', async ({ body }) => {
    await isFree;
    return library.append(body, 'anna');
  });
  line.isCut = false;
  await settle(31_000);
  line.isCut = true;
  page.store.dispatch(savedWorkOpenRequested({ hash: page.hash }));
  await settle(3_000);
  call('spirit');
  await settle(3_000);
  page.store.dispatch(documentClosed());
  await settle(3_000);
  line.isCut = false;
  release();
  await settle(31_000);
  expect(names()).toEqual(['ethanol', 'spirit']);
});

test('what others said meanwhile is in the saved work before the article is opened', async () => {
  page = await openTeamPage(library, ANNA, { keeps: true });
  const [id = ''] = selectSegmentIds(page.store.getState());
  await settle(3_000);
  page.store.dispatch(documentClosed());
  library.say(`drafts/${id}/name`, 'spirit', 'ben', page.hash);
  await settle(10_000);
  expect(saved()).toMatchObject({ work: { compoundDrafts: { [id]: { name: 'spirit' } } } });
});

test('an article is met once as it is, and not again and again', async () => {
  page = await openTeamPage(library, ANNA, { keeps: true });
  call('ethanol');
  await settle(3_000);
  page.store.dispatch(documentClosed());
  await settle(10_000);
  const { length } = page.platform.server.requestsTo('/library/articles');
  await settle(60_000);
  expect(page.platform.server.requestsTo('/library/articles')).toHaveLength(length);
  expect(names()).toEqual(['ethanol']);
});
