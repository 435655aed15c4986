import { filesOfLiveSessions } from './liveSessionFiles';
import type { SessionFiles } from './sessionFiles';

const BYTES = Uint8Array.of(1);
const NOT_FOUND = expect.objectContaining({ status: 404 });

/** Files that record what is written; `meanwhile` runs before a write completes. */
function setUp(meanwhile: () => void = () => undefined) {
  const written = new Set<string>();
  const files: SessionFiles = {
    write: async (sessionId) => {
      meanwhile();
      written.add(sessionId);
    },
    read: async () => BYTES,
    removeSession: async (sessionId) => void written.delete(sessionId),
    close: async () => written.clear(),
  };
  const live = new Set(['s1', 's2']);
  return { written, live, files: filesOfLiveSessions(files, async (id) => live.has(id)) };
}

test('files of a live session are written', async () => {
  const { written, files } = setUp();
  await files.write('s1', 'a', BYTES);
  expect([...written]).toEqual(['s1']);
  expect(await files.read('s1', 'a')).toBe(BYTES);
});

test('nothing is written for a session that has ended', async () => {
  const { written, live, files } = setUp();
  live.delete('s1');
  await expect(files.write('s1', 'a', BYTES)).rejects.toEqual(NOT_FOUND);
  expect(written.size).toBe(0);
});

test('a session that ends while its file is written leaves nothing behind', async () => {
  const { written, live, files } = setUp(() => live.delete('s1'));
  await files.write('s2', 'a', BYTES);
  live.add('s1');
  await expect(files.write('s1', 'a', BYTES)).rejects.toEqual(NOT_FOUND);
  expect([...written]).toEqual(['s2']);
});
