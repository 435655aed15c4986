import { documentClosed, selectSegmentIds } from '@/article';
import type { TeamUser } from '@/domain/team/team';
import { segmentOpened, selectOpenSegmentId } from '@/features/inspector';
import { overlayShown } from '@/features/overlays';
import { openDocument } from '@/testing/builders';
import { FakeTeamLibrary, openTeamPage, settle, type TeamPage } from '@/testing/teamPages';
import { teamArticleOpenRequested } from '..';

const ANNA: TeamUser = { name: 'anna', role: 'curator' };
const BEN: TeamUser = { name: 'ben', role: 'curator' };
const OTHER = { name: 'other.pdf', pdfId: '1800000000000' };

let anna: TeamPage;
let ben: TeamPage;
/** A drawing that only the library has. */
let segment: string;

beforeEach(async () => {
  jest.useFakeTimers({ now: Date.parse('2026-11-30T10:00:00.000Z') });
  const library = new FakeTeamLibrary();
  anna = await openTeamPage(library, ANNA);
  ben = await openTeamPage(library, BEN, { drawings: 0 });
  segment = selectSegmentIds(anna.store.getState())[1] ?? '';
  ben.store.dispatch(documentClosed());
});
afterEach(async () => {
  for (const page of [anna, ben]) await page.stop();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
});

const shown = () => selectOpenSegmentId(ben.store.getState());
const notices = () =>
  Object.values(ben.store.getState().notices.entities).map(({ message }) => message);
const ask = async (which = segment) => {
  const article = { id: anna.hash, fileName: 'paper.pdf', segment: which };
  ben.store.dispatch(teamArticleOpenRequested(article));
  await settle();
};

test('a drawing that comes from the library is shown once its article is open', async () => {
  await ask();
  expect(shown()).toBeNull();
  await openDocument(ben);
  await settle();
  expect([shown(), notices()]).toEqual([segment, []]);
});

test('in an article that is open, it is shown at once', async () => {
  await openDocument(ben);
  await settle();
  await ask();
  expect(shown()).toBe(segment);
});

test('that the article has no such drawing any more is told', async () => {
  await ask('gone');
  await openDocument(ben);
  await settle();
  expect([shown(), notices()]).toEqual([null, ['The article has no such drawing now']]);
});

test.each<[string, () => unknown]>([
  ['another article', () => openDocument(ben, OTHER)],
  ['a page', () => ben.store.dispatch(overlayShown('team'))],
  ['another drawing', () => ben.store.dispatch(segmentOpened({ segmentId: 'mine' }))],
  ['nothing for a long time', () => settle(61_000)],
])('whoever turns to %s meanwhile is left alone', async (_what, turn) => {
  await ask();
  await turn();
  const before = shown();
  await openDocument(ben);
  await settle();
  expect([shown(), notices()]).toEqual([before === 'mine' ? null : before, []]);
});
