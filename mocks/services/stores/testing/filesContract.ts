import type { SessionFiles } from '../sessionFiles';

const bytes = (text: string) => new TextEncoder().encode(text);

/** The rules that every implementation of `SessionFiles` must follow; `open` creates empty ones. */
export function filesContract(open: () => Promise<SessionFiles>): void {
  let files: SessionFiles;
  beforeEach(async () => {
    files = await open();
  });
  afterEach(() => files.close());

  const textOf = async (sessionId: string, key: string) =>
    new TextDecoder().decode(await files.read(sessionId, key));

  /** Why files were not written while `interrupt` was called again and again. */
  async function refusalsDuring(interrupt: () => Promise<void>): Promise<{ status?: number }[]> {
    const refusals: { status?: number }[] = [];
    const interrupted = async () => {
      for (let times = 0; times < 50; times += 1) await interrupt();
    };
    const writing = async (key: string) => {
      for (let times = 0; times < 50; times += 1) {
        await files.write('s1', key, bytes('one')).catch((error) => refusals.push(error));
      }
    };
    await Promise.all([interrupted(), writing('a'), writing('b'), writing('c')]);
    return refusals;
  }

  test('a file is read as last written under its key', async () => {
    await files.write('s1', 'a/b.png', bytes('one, longer'));
    await files.write('s1', 'a/b.png', bytes('two'));
    expect(await textOf('s1', 'a/b.png')).toBe('two');
  });

  test('a file belongs to one session and one key, whatever their names', async () => {
    const names = ['a', 'A', '../a', 'a/../a', 'a\u0000', '.', ''];
    const pairs = names.flatMap((session) => names.map((key) => [session, key] as const));
    for (const [session, key] of pairs) await files.write(session, key, bytes(session + key));
    for (const [session, key] of pairs) expect(await textOf(session, key)).toBe(session + key);
  });

  test('a file that was never written cannot be read', async () => {
    await files.write('s1', 'a', bytes('one'));
    await expect(files.read('s1', 'b')).rejects.toThrow();
    await expect(files.read('s2', 'a')).rejects.toThrow();
  });

  test('all files of a session are removed together, any number of times; another session’s files remain', async () => {
    await files.write('s1', 'a', bytes('one'));
    await files.write('s2', 'a', bytes('two'));
    await files.removeSession('s1');
    await files.removeSession('s1');
    await expect(files.read('s1', 'a')).rejects.toThrow();
    expect(await textOf('s2', 'a')).toBe('two');
  });

  test('a file whose session’s files are deleted meanwhile is written, or its session has ended', async () => {
    const refusals = await refusalsDuring(() => files.removeSession('s1'));
    expect(refusals.filter(({ status }) => status !== 404)).toEqual([]);
  });

  test('nothing is written once the store is closed', async () => {
    await files.close();
    await expect(files.write('s1', 'a', bytes('one'))).rejects.toMatchObject({ status: 404 });
  });
}
