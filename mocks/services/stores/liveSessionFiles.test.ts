import { filesOfLiveSessions } from './liveSessionFiles';
import type { SessionFiles } from './sessionFiles';

const BYTES = Uint8Array.of(1);
const NOT_FOUND = expect.objectContaining({ status: 404 });

/** Files that record what is written; `meanwhile` runs before a write or a read completes, and may fail. */
function setUp(meanwhile: (live: Set<string>) => void = () => undefined) {
  const written = new Set<string>();
  const live = new Set(['s1', 's2']);
  const files: SessionFiles = {
    write: async (sessionId) => {
      meanwhile(live);
      written.add(sessionId);
    },
    read: async () => {
      meanwhile(live);
      return BYTES;
    },
    removeSession: async (sessionId) => void written.delete(sessionId),
    close: async () => written.clear(),
  };
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
  const { written, live, files } = setUp((sessions) => void sessions.delete('s1'));
  await files.write('s2', 'a', BYTES);
  live.add('s1');
  await expect(files.write('s1', 'a', BYTES)).rejects.toEqual(NOT_FOUND);
  expect([...written]).toEqual(['s2']);
});

const fail = () => {
  throw new Error('ENOENT: no such file or directory');
};

test('a file that cannot be written or read is a failure as long as its session lives', async () => {
  const { files } = setUp(fail);
  await expect(files.write('s1', 'a', BYTES)).rejects.toThrow('ENOENT');
  await expect(files.read('s1', 'a')).rejects.toThrow('ENOENT');
});

test('a file that goes with its session is no failure: the session has ended', async () => {
  const { files, live } = setUp((sessions) => {
    sessions.delete('s1');
    fail();
  });
  await expect(files.write('s1', 'a', BYTES)).rejects.toEqual(NOT_FOUND);
  live.add('s1');
  await expect(files.read('s1', 'a')).rejects.toEqual(NOT_FOUND);
});
