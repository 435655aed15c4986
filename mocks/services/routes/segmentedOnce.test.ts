import { MemoryLocks } from '../stores/memoryLocks';
import { MemoryRecords } from '../stores/memoryRecords';
import { SegmentStore } from '../stores/segmentStore';
import { extractSegments } from './extractSegments';
import { SessionLifetimes } from '../sessions/sessionLifetimes';
import { PreparedSegments } from './preparedSegments';
import type { ServiceContext } from './serviceContext';
import { DOCUMENT, pendingRuns, settle } from './testing/pendingRuns';

const PDF = Uint8Array.of(1);
/** Nothing is prepared here. */
const NO_RUNNER = { run: () => Promise.reject(new Error('Not asked for')) };

/** A one-page article whose segmentation finishes on demand. */
function setUp() {
  const files = { write: async () => undefined, read: async () => PDF };
  const { run, finish: end, fail } = pendingRuns<object>();
  const segments = new SegmentStore(new MemoryRecords(), files);
  const context = {
    pool: { run },
    prepared: new PreparedSegments(NO_RUNNER, segments, new SessionLifetimes()),
    segments,
    locks: new MemoryLocks(),
  } as unknown as ServiceContext;
  const extract = (signal = new AbortController().signal, document = DOCUMENT) =>
    extractSegments(
      context,
      { document: { ...document }, pdf: PDF },
      { owner: document.sessionId, signal },
    );
  const finish = () => end({ pageCount: 1, segments: [] });
  return { run, extract, finish, fail };
}

test('a document requested several times at once is segmented once', async () => {
  const { run, extract, finish } = setUp();
  const answers = Promise.all([extract(), extract(), extract()]);
  await settle();
  expect(run).toHaveBeenCalledTimes(1);
  finish();
  expect((await answers).map(({ alreadyThere }) => alreadyThere)).toEqual([false, true, true]);
  expect(run).toHaveBeenCalledTimes(1);
});

test('when the first request is cancelled, a waiting one does the work', async () => {
  const { run, extract, finish, fail } = setUp();
  const first = extract().catch((error: Error) => error.message);
  const others = Promise.all([extract(), extract()]);
  await settle();
  fail(new Error('cancelled'));
  expect(await first).toBe('cancelled');
  await settle();
  expect(run).toHaveBeenCalledTimes(2);
  finish();
  expect((await others).map(({ alreadyThere }) => alreadyThere)).toEqual([false, true]);
});

test('a request cancelled while waiting does no work', async () => {
  const { run, extract, fail } = setUp();
  const abort = new AbortController();
  const first = extract().catch((error: Error) => error.message);
  const second = extract(abort.signal).catch((error: Error) => error.message);
  await settle();
  abort.abort(new Error('gone'));
  fail(new Error('cancelled'));
  expect(await Promise.all([first, second])).toEqual(['cancelled', 'gone']);
  expect(run).toHaveBeenCalledTimes(1);
});

test('the work belongs to the document’s session', async () => {
  const { run, extract, finish } = setUp();
  const answer = extract();
  await settle();
  expect(run).toHaveBeenCalledWith(
    'segmentation.findSegments',
    { pdf: PDF, pageIndex: 0 },
    expect.objectContaining({ owner: 's1' }),
  );
  finish();
  await answer;
});

test('the same article in another session is segmented separately', async () => {
  const { run, extract, finish } = setUp();
  const answers = Promise.all([extract(), extract(undefined, { ...DOCUMENT, sessionId: 's2' })]);
  await settle();
  expect(run).toHaveBeenCalledTimes(2);
  finish();
  finish();
  expect((await answers).map(({ alreadyThere }) => alreadyThere)).toEqual([false, false]);
});
