import { documentClosed, selectOpenDocument } from '@/article';
import type { TeamUser } from '@/domain/team/team';
import { fileChosen, sampleRequested } from '@/features/document';
import { inspectorClosed, segmentOpened } from '@/features/inspector';
import {
  addressChanged,
  overlayHidden,
  overlayShown,
  overlayToggled,
  selectOverlay,
} from '@/features/overlays';
import { drawingShown, reviewClosed } from '@/features/review';
import { savedWorkOpenRequested } from '@/features/savedWork';
import { take } from '@/lib/saga/effects';
import { openDocument } from '@/testing/builders';
import { FakeTeamLibrary, openTeamPage, settle, type TeamPage } from '@/testing/teamPages';
import { selectOpening, teamArticleOpenCancelled, teamArticleOpenRequested } from '..';

const ANNA: TeamUser = { name: 'anna', role: 'curator' };
const BEN: TeamUser = { name: 'ben', role: 'curator' };
const OTHER = { name: 'other.pdf', pdfId: '1800000000000' };

let library: FakeTeamLibrary;
let anna: TeamPage;
let ben: TeamPage;
/** SHA-256 of the files that ben's page takes up. */
let taken: string[];
/** The library's answers with its file. */
let answers: (() => void)[];

beforeEach(async () => {
  jest.useFakeTimers({ now: Date.parse('2026-11-30T10:00:00.000Z') });
  library = new FakeTeamLibrary();
  anna = await openTeamPage(library, ANNA);
  ben = await openTeamPage(library, BEN, { drawings: 0 });
  ben.store.dispatch(documentClosed());
  [taken, answers] = [[], []];
  ben.platform.server.on('GET', '/file', ({ signal }) => {
    return new Promise((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
      answers.push(() => resolve(new Response(library.files.get(anna.hash))));
    });
  });
  ben.runSaga(function* record() {
    for (;;) taken.push((yield* take(fileChosen)).payload.hash);
  });
  ben.store.dispatch(overlayShown('team'));
});
afterEach(async () => {
  for (const page of [anna, ben]) await page.stop();
  await jest.advanceTimersByTimeAsync(1_000);
  jest.useRealTimers();
});

const opening = () => selectOpening(ben.store.getState() as object)?.id;
const shown = () => selectOverlay(ben.store.getState());
const notices = () => Object.keys(ben.store.getState().notices.entities);
const article = () => ({ id: anna.hash, fileName: 'paper.pdf' });
const ask = async () => {
  ben.store.dispatch(teamArticleOpenRequested(article()));
  await settle(100);
};
const answer = async () => {
  for (const each of answers) each();
  await settle(100);
};

test('an article whose file comes from the library is open when it is there, and said to be opening before', async () => {
  await ask();
  expect([opening(), shown(), taken]).toEqual([anna.hash, 'team', []]);
  await answer();
  expect([opening(), shown(), taken]).toEqual([undefined, null, [anna.hash]]);
});

test.each<[string, () => unknown]>([
  ['cancels it', () => teamArticleOpenCancelled()],
  ['goes back', () => overlayHidden()],
  ['goes back by the browser', () => addressChanged({ overlay: null })],
  ['shows another page', () => overlayShown('library')],
  ['chooses another page', () => overlayToggled('about')],
  ['opens a drawing', () => segmentOpened({ segmentId: 'mine' })],
  ['closes the details', () => inspectorClosed()],
  ['reviews another drawing', () => drawingShown('mine')],
  ['leaves Review', () => reviewClosed()],
  ['opens an article of their own', () => savedWorkOpenRequested({ hash: 'mine' })],
  ['tries the sample', () => sampleRequested()],
])('whoever %s meanwhile keeps what they turned to', async (_what, turn) => {
  await ask();
  ben.store.dispatch(turn() as never);
  const before = shown();
  await settle(100);
  expect(opening()).toBeUndefined();
  await answer();
  expect([taken, shown(), notices()]).toEqual([[], before, []]);
});

test('an article that is opened meanwhile stays open', async () => {
  await ask();
  const { hash } = await openDocument(ben, OTHER);
  await answer();
  expect(taken).toEqual([]);
  expect(selectOpenDocument(ben.store.getState())?.file.hash).toBe(hash);
});

test('the same article from a file of one’s own is opened once', async () => {
  await ask();
  await openDocument(ben);
  await answer();
  expect([taken, opening()]).toEqual([[], undefined]);
});

test('of two that are asked for, the latter is opened', async () => {
  await ask();
  ben.store.dispatch(teamArticleOpenRequested({ id: 'b'.repeat(64), fileName: 'b.pdf' }));
  await settle(100);
  expect(opening()).toBe('b'.repeat(64));
  await ask();
  await answer();
  expect(taken).toEqual([anna.hash]);
});

test('an article that the library does not give is no longer opening, and told', async () => {
  library.files.clear();
  ben.platform.server.on('GET', '/file', () => new Response('{}', { status: 404 }));
  await ask();
  expect([opening(), shown(), notices()]).toEqual([undefined, 'team', [expect.any(String)]]);
});
