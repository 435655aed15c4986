/** @jest-environment node */
import { readingReceived, selectAllSegments } from '@/article';
import { identifiersSaga } from '@/features/identifiers';
import { selectSeen } from '@/features/known';
import { reviewClosed, reviewRequested, selectReviewedId } from '@/features/review';
import { jsonResponse } from '@/testing/fakes/fakeFetch';
import { fileOf, FILES, READ } from '@/testing/readingServices';
import { versionOf, wireOf } from '../identifiers/testing/identified';
import { articleOpenRequested, besideShown, removalRequested, selectBeside } from '.';
import { drop, openName, readingPage, settle } from './testing/libraryPage';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const keyOf = (letter: string) => `${letter.repeat(14)}-AAAAAAAASA-N`;
const IDENTIFY = '/chem/identifiers';

/** A page with these articles, the first of which is open: each has C twice and D, and a drawing of its own. */
async function pageWith(...names: readonly string[]) {
  const page = await readingPage();
  const { platform } = page;
  const { server } = platform;
  let others = 0;
  server.on('POST', READ, (request) => {
    const index = FILES.indexOf(fileOf(request));
    const smiles = index === 0 ? `C${'C'.repeat((others += 1))}` : 'BCDC'.charAt(index);
    return jsonResponse({ smiles, engine: 'decimer', hardware: 'CPU' });
  });
  server.on('POST', IDENTIFY, ({ body }) => {
    const texts = (JSON.parse(String(body)) as { smiles: string }[]).map(({ smiles }) => smiles);
    const results = texts.map((smiles) => wireOf(smiles, smiles.length > 1 ? 'Z' : smiles));
    return jsonResponse({ results });
  });
  const hashes = await drop(page, ...names);
  for (let round = 0; round < 8; round += 1) await settle();
  server.on('GET', /chem\/limits/, () => jsonResponse({ max_structures: 50 }));
  page.runSaga(identifiersSaga);
  page.store.dispatch(articleOpenRequested({ hash: hashes[0]! }));
  await settle(10_000);
  const asked = () => server.requestsTo(IDENTIFY).length;
  const seen = () => selectSeen(page.store.getState());
  const review = async () => {
    page.store.dispatch(reviewRequested({ view: 'drawings' }));
    await settle(20_000);
  };
  return { page, hashes, asked, seen, review };
}

test('nothing is read or asked before an article is reviewed', async () => {
  const { page, seen, hashes } = await pageWith('a.pdf', 'b.pdf');
  const read = jest.spyOn(page.platform.workStore, 'get');
  await settle(60_000);
  expect(openName(page)).toBe('a.pdf');
  expect(hashes).toHaveLength(2);
  expect([read.mock.calls.length, seen()]).toEqual([0, {}]);
});

test('says which other articles have a compound of the reviewed one, each once, at its first drawing there', async () => {
  const { page, seen, review, hashes } = await pageWith('a.pdf', 'b.pdf', 'c.pdf');
  await review();
  const [, b, c] = hashes;
  const articles = seen()[keyOf('C')]?.map(({ hash }) => hash);
  expect(new Set(articles)).toEqual(new Set([b, c]));
  expect(articles).toHaveLength(2);
  const { hash, segmentId } = seen()[keyOf('C')]![0]!;
  page.store.dispatch(articleOpenRequested({ hash, review: { segmentId } }));
  await settle(10_000);
  expect(openName(page)).not.toBe('a.pdf');
  expect(selectReviewedId(page.store.getState())).toBe(segmentId);
  const [, second] = selectAllSegments(page.store.getState());
  expect(second?.id).toBe(segmentId);
});

test('an article is read once, and a structure identified once, however often an article is reviewed', async () => {
  const { page, seen, review, asked } = await pageWith('a.pdf', 'b.pdf');
  const read = jest.spyOn(page.platform.workStore, 'get');
  await review();
  const before = asked();
  expect(read).toHaveBeenCalledTimes(1);
  page.store.dispatch(reviewClosed());
  const [segment] = selectAllSegments(page.store.getState());
  page.store.dispatch(readingReceived({ segment: segment!, version: versionOf('D') }));
  await settle(20_000);
  await review();
  expect(read).toHaveBeenCalledTimes(1);
  // The open article's own compound is asked for by itself.
  expect(asked() - before).toBeLessThanOrEqual(1);
  expect(Object.keys(seen())).toContain(keyOf('D'));
});

test('an article that is to be removed counts no more', async () => {
  const { page, seen, review, hashes } = await pageWith('a.pdf', 'b.pdf', 'c.pdf');
  await review();
  page.store.dispatch(removalRequested([hashes[1]!]));
  await settle(5_000);
  expect(seen()[keyOf('C')]?.map(({ hash }) => hash)).toEqual([hashes[2]]);
});

test('services that identify nothing are not asked, and nothing is said', async () => {
  const { page, seen, review } = await pageWith('a.pdf', 'b.pdf');
  page.platform.server.on('POST', IDENTIFY, () => new Response('', { status: 404 }));
  await review();
  expect(seen()).toEqual({});
});

test('a drawing of another article is read with its picture as long as it is shown beside this one', async () => {
  const { page, seen, review, hashes } = await pageWith('a.pdf', 'b.pdf');
  const { blobs, server } = page.platform;
  server.on('GET', /get_segment_image/, () => new Response('png'));
  await review();
  const place = seen()[keyOf('C')]![0]!;
  const size = blobs.size;
  page.store.dispatch(besideShown([place, { hash: hashes[0]!, segmentId: 'gone' }]));
  await settle();
  const [found, gone] = selectBeside(page.store.getState());
  expect(found).toMatchObject({ ...place, drawing: { ordinal: '2', structure: { smiles: 'C' } } });
  expect(gone).toMatchObject({ drawing: null });
  page.store.dispatch(besideShown([]));
  await settle();
  expect([selectBeside(page.store.getState()), blobs.size]).toEqual([[], size]);
});
