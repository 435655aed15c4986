/** @jest-environment node */
import { selectAllSegments, selectJudgement, selectSelectedIds, stepUndone } from '@/article';
import { rejectionRequested } from '@/features/judging';
import { overlayShown } from '@/features/overlays';
import { selectSavedWorks, workSaved } from '@/features/savedWork';
import type { Work } from '@/domain/work';
import { createFakePlatform } from '@/testing/fakePlatform';
import { createFakeLocks } from '@/testing/fakes/fakeLocks';
import { jsonResponse } from '@/testing/fakes/fakeFetch';
import { fileOf, FILES, READ } from '@/testing/readingServices';
import { wireOf } from '../identifiers/testing/identified';
import {
  acceptanceTakenBack,
  allSureAccepted,
  articleOpenRequested,
  inboxTurned,
  selectAccepted,
  selectLibraryTask,
  selectInboxRows,
  selectSureAcross,
  sureSought,
} from '.';
import { taskCancelRequested } from './library.actions';
import { drop, messages, openName, readingPage, settle } from './testing/libraryPage';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

type Page = Awaited<ReturnType<typeof readingPage>>;
type Snapshot = { work: Work };

/** Of the skeleton that the services see in a chain. */
const letterOf = (smiles: string) => String.fromCharCode(65 + (smiles.length % 26));

const works = ({ platform }: Page) => platform.workStore.works;
const savedOf = (page: Page, hash: string) => (works(page).get(hash)!.snapshot as Snapshot).work;

/** As if two engines had read all drawings of the saved article alike, but for the second, and been sure. */
function makeSure(page: Page, hash: string) {
  const saved = works(page).get(hash)!;
  const { work } = saved.snapshot as Snapshot;
  const structures = work.structures.map((structure, index) =>
    index === 1
      ? structure
      : { ...structure, jointConfidence: 0.95 + index / 1000, agreeing: ['molnextr'] },
  );
  works(page).set(hash, {
    ...saved,
    snapshot: { ...(saved.snapshot as Snapshot), work: { ...work, structures } },
  });
  const summary = selectSavedWorks(page.store.getState()).find((one) => one.hash === hash)!;
  page.store.dispatch(workSaved({ summary: { ...summary, savedAt: 9 }, isOpen: false }));
}

/** The inbox of articles with four drawings each, of which three are sure. */
async function inboxOn(...names: string[]) {
  const page = await readingPage(createFakePlatform({ locks: createFakeLocks() }));
  const { server } = page.platform;
  let read = 0;
  server.on('POST', READ, (request) => {
    const smiles = 'C'.repeat(FILES.indexOf(fileOf(request)) + 1 + 4 * Math.floor(read++ / 4));
    return jsonResponse({ smiles, engine: 'decimer', hardware: 'CPU' });
  });
  server.on(
    'GET',
    /get_segment_image/,
    () => new Response('png', { headers: { 'content-type': 'image/png' } }),
  );
  server.on('GET', /chem\/limits/, () => jsonResponse({ max_structures: 50 }));
  server.on('POST', '/chem/identifiers', ({ body }) => {
    const texts = JSON.parse(String(body)) as { smiles: string }[];
    const results = texts.map(({ smiles }) => wireOf(smiles, letterOf(smiles)));
    return jsonResponse({ results });
  });
  const hashes = await drop(page, ...names);
  await settle(60_000);
  for (const hash of hashes) makeSure(page, hash);
  page.store.dispatch(inboxTurned({ view: 'inbox' }));
  await settle(10_000);
  const state = () => page.store.getState();
  const seek = async () => {
    page.store.dispatch(sureSought());
    await settle(20_000);
    return selectSureAcross(state());
  };
  const accept = async () => {
    page.store.dispatch(allSureAccepted());
    await settle(20_000);
    return selectAccepted(state());
  };
  return { page, hashes, state, seek, accept, dispatch: page.store.dispatch };
}

const verdicts = (work: Work) =>
  work.segments.items.map(({ id }) => work.segments.judgements[id]?.verdict ?? '-').join(' ');

test('readings that are sure and agreed are found over all articles, with a sample of both', async () => {
  const { seek, hashes } = await inboxOn('a.pdf', 'b.pdf');
  const sure = await seek();
  expect(sure?.readings).toHaveLength(6);
  expect(new Set(sure?.sample.map(({ hash }) => hash))).toEqual(new Set(hashes));
  expect(sure?.sample[0]).toMatchObject({ ordinal: '1', structure: { jointConfidence: 0.95 } });
});

test('of those that the inbox does not show, and those that are remarked on, none is found', async () => {
  const { page, seek, dispatch, hashes } = await inboxOn('a.pdf', 'b.pdf');
  page.platform.server.on('POST', '/chem/identifiers', ({ body }) => {
    const texts = JSON.parse(String(body)) as { smiles: string }[];
    const results = texts.map(({ smiles }, at) => ({
      ...wireOf(smiles, letterOf(smiles)),
      ...(at === 0 && { stereo_centres: 2 }),
    }));
    return jsonResponse({ results });
  });
  dispatch(inboxTurned({ hash: hashes[1]! }));
  const sure = await seek();
  expect(sure?.readings.map(({ hash }) => hash)).toEqual([hashes[1], hashes[1]]);
});

test('where the services identify nothing, none is found, and why is told', async () => {
  const { page, seek } = await inboxOn('a.pdf');
  page.platform.server.on('POST', '/chem/identifiers', () => new Response('', { status: 500 }));
  expect(await seek()).toBeNull();
  expect(messages(page).at(-1)).toContain('the services did not identify them');
});

test('they are judged in each article as if it had been open, and one undo takes all back', async () => {
  const { page, seek, accept, state, dispatch, hashes } = await inboxOn('a.pdf', 'b.pdf');
  const [a, b] = hashes.map((hash) => () => savedOf(page, hash));
  const before = [a!(), b!()].map((work) => work.segments.selected);
  await seek();
  const accepted = await accept();
  expect(accepted).toMatchObject({ failed: [], passedOver: 0 });
  expect([verdicts(a!()), verdicts(b!())]).toEqual(Array(2).fill('correct - correct correct'));
  expect(a!().history?.done.at(-1)?.title).toBe('Mark 3 drawings as correct');
  expect(a!().history?.trail?.entries).toHaveLength(3);
  expect(selectInboxRows(state())).toHaveLength(2);
  dispatch(acceptanceTakenBack());
  await settle(20_000);
  expect([verdicts(a!()), verdicts(b!())]).toEqual(Array(2).fill('- - - -'));
  expect([a!(), b!()].map((work) => work.segments.selected)).toEqual(before);
  expect(a!().history?.trail?.entries.at(-1)).toMatchObject({ how: 'undo' });
  expect(selectAccepted(state())).toBeNull();
  expect(selectInboxRows(state())).toHaveLength(8);
});

test('what was not looked at says among how many', async () => {
  const { page, seek, accept, hashes } = await inboxOn('a.pdf', 'b.pdf', 'c.pdf', 'd.pdf');
  const sure = await seek();
  expect(sure).toMatchObject({ readings: { length: 12 }, sample: { length: 10 } });
  await accept();
  const judgements = hashes.flatMap((hash) =>
    Object.values(savedOf(page, hash).segments.judgements),
  );
  const unseen = judgements.filter((one) => 'unseenAmong' in one);
  expect(judgements).toHaveLength(12);
  expect(unseen).toHaveLength(2);
  expect(unseen[0]).toMatchObject({ unseenAmong: { accepted: 12, looked: 10 } });
});

test('what a person said meanwhile stays, when they are accepted and when that is taken back', async () => {
  const { page, seek, accept, state, dispatch, hashes } = await inboxOn('a.pdf', 'b.pdf');
  await seek();
  dispatch(articleOpenRequested({ hash: hashes[0]! }));
  await settle(10_000);
  expect(openName(page)).toBe('a.pdf');
  const [first, , third, fourth] = selectAllSegments(state()).map(({ id }) => id);
  const rejection = { reason: 'fragment' } as const;
  dispatch(rejectionRequested({ ids: [first!], rejection }));
  expect(await accept()).toMatchObject({ passedOver: 1 });
  const verdictOf = (id: string) => selectJudgement(state(), id)?.verdict;
  expect([first, third, fourth].map((id) => verdictOf(id!))).toEqual([
    ...['rejected', 'correct', 'correct'],
  ]);
  dispatch(rejectionRequested({ ids: [third!], rejection }));
  dispatch(acceptanceTakenBack());
  await settle(10_000);
  expect([first, third, fourth].map((id) => verdictOf(id!))).toEqual([
    ...['rejected', 'rejected', undefined],
  ]);
});

test('in the open article they are its latest step, also for its own undo', async () => {
  const { page, seek, accept, state, dispatch, hashes } = await inboxOn('a.pdf');
  dispatch(articleOpenRequested({ hash: hashes[0]! }));
  await settle(10_000);
  dispatch(overlayShown('library'));
  await settle(10_000);
  await seek();
  await accept();
  expect(selectSelectedIds(state())).toHaveLength(3);
  const step = state().article.history.done.at(-1)!;
  dispatch(stepUndone(step));
  expect(selectSelectedIds(state())).toHaveLength(0);
  expect(page.store.getState().article.segments.judgements).toEqual({});
});

test('an article that another tab has is left and told by its hash; the others are judged', async () => {
  const { page, seek, accept, hashes } = await inboxOn('a.pdf', 'b.pdf');
  await seek();
  const { locks } = page.platform;
  const release = locks.request(`article of MARCUS: ${hashes[0]}`, false, () => undefined);
  const accepted = await accept();
  expect(accepted?.failed).toEqual([{ hash: hashes[0], why: 'Another tab has it open.' }]);
  expect(accepted?.articles.map(({ hash }) => hash)).toEqual([hashes[1]]);
  expect(verdicts(savedOf(page, hashes[0]!))).toBe('- - - -');
  release();
});

test('what could not be taken back is told, and can be tried again', async () => {
  const { page, seek, accept, state, dispatch, hashes } = await inboxOn('a.pdf', 'b.pdf');
  await seek();
  await accept();
  const { locks } = page.platform;
  const release = locks.request(`article of MARCUS: ${hashes[0]}`, false, () => undefined);
  dispatch(acceptanceTakenBack());
  await settle(10_000);
  expect(selectAccepted(state())).toMatchObject({
    ...{ isTakenBack: true, failed: [{ hash: hashes[0] }], articles: [{ hash: hashes[0] }] },
  });
  release();
  dispatch(acceptanceTakenBack());
  await settle(10_000);
  expect(selectAccepted(state())).toBeNull();
  expect(verdicts(savedOf(page, hashes[0]!))).toBe('- - - -');
});

test('cancelled, what was accepted so far stays and can be taken back', async () => {
  const { page, seek, state, dispatch, hashes } = await inboxOn('a.pdf', 'b.pdf', 'c.pdf');
  await seek();
  const unsubscribe = page.store.subscribe(() => {
    const task = selectLibraryTask(state());
    if (task?.kind !== 'accepting' || task.done === 0) return;
    unsubscribe();
    dispatch(taskCancelRequested());
  });
  dispatch(allSureAccepted());
  await settle(20_000);
  const count = hashes.filter((hash) => verdicts(savedOf(page, hash)).includes('correct')).length;
  expect(count).toBe(2);
  expect(selectAccepted(state())?.articles).toHaveLength(count);
});
