import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { DocumentStore } from './documentStore';
import { filesOfLiveSessions } from './liveSessionFiles';
import { MemoryRecords } from './memoryRecords';
import type { SessionFiles } from './sessionFiles';
import { PrivateFolder } from '../../hosts/node/files/privateFolder';

const pdf = (content: string) => Buffer.from(`%PDF-1.4\n${content}`);

describe('stored documents', () => {
  let folder: PrivateFolder;
  let records: MemoryRecords;
  let ended: Set<string>;
  let store: DocumentStore;

  beforeEach(async () => {
    folder = await PrivateFolder.open();
    records = new MemoryRecords();
    ended = new Set();
    const files = filesOfLiveSessions(folder, async (id) => !ended.has(id));
    store = new DocumentStore(records, files, 100, () => 1000);
  });
  afterEach(() => folder.close());

  it('returns the bytes of an upload', async () => {
    const document = await store.add('s1', { filename: 'a b.pdf', bytes: pdf('one') });
    expect(document).toMatchObject({ filename: 'a_b.pdf', directory: 'a_b', storedAt: 1000 });
    expect(Buffer.from(await store.read(document))).toEqual(pdf('one'));
  });

  it('treats the same bytes as the same document, whatever the name', async () => {
    const first = await store.add('s1', { filename: 'a.pdf', bytes: pdf('one') });
    expect(await store.add('s1', { filename: 'b.pdf', bytes: pdf('one') })).toEqual(first);
    expect(await store.list('s1')).toHaveLength(1);
  });

  it('distinguishes documents of the same name by part of their hash', async () => {
    await store.add('s1', { filename: 'a.pdf', bytes: pdf('one') });
    const second = await store.add('s1', { filename: 'a.PDF', bytes: pdf('two') });
    expect(second.directory).toBe(`a-${second.hash.slice(0, 8)}`);
    expect(second.filename).toBe(`${second.directory}.PDF`);
    expect(Buffer.from(await store.read(second))).toEqual(pdf('two'));
  });

  it('finds a document by its whole name, not by a prefix', async () => {
    await store.add('s1', { filename: 'paper.pdf', bytes: pdf('one') });
    expect(await store.findByDirectory('s1', 'pap')).toBeUndefined();
    expect((await store.findByFilename('s1', 'paper.PDF'))?.filename).toBe('paper.pdf');
  });

  it('stores one file for simultaneous uploads of the same bytes', async () => {
    const upload = { filename: 'a.pdf', bytes: pdf('one') };
    const write = jest.spyOn(folder, 'write');
    const documents = await Promise.all([1, 2, 3].map(() => store.add('s1', upload)));
    expect(write).toHaveBeenCalledTimes(1);
    expect(new Set(documents.map(({ directory }) => directory)).size).toBe(1);
    expect(Buffer.from(await store.read(documents[2]!))).toEqual(upload.bytes);
  });

  it('keeps one document when two processes store the same bytes at the same time', async () => {
    let writers = 0;
    const bothWrite: Pick<SessionFiles, 'read' | 'write'> = {
      read: (...file) => folder.read(...file),
      write: async (...file) => {
        writers += 1;
        while (writers < 2) await new Promise((next) => setTimeout(next, 5));
        await folder.write(...file);
      },
    };
    const taking = ['a.pdf', 'b.pdf'].map((filename) =>
      new DocumentStore(records, bothWrite, 100).add('s1', { filename, bytes: pdf('one') }),
    );
    const [first, second] = await Promise.all(taking);
    expect(second).toEqual(first);
    expect(await store.list('s1')).toEqual([first]);
    // The name that lost the race is free again.
    const free = first?.filename === 'a.pdf' ? 'b.pdf' : 'a.pdf';
    const late = await store.add('s1', { filename: free, bytes: pdf('two') });
    expect(late.filename).toBe(free);
  });

  it('gives a name to only one of several documents that claim it at the same time', async () => {
    const uploads = ['one', 'two', 'three'].map((text) => ({
      filename: 'a.pdf',
      bytes: pdf(text),
    }));
    const documents = await Promise.all(uploads.map((upload) => store.add('s1', upload)));
    expect(new Set(documents.map(({ directory }) => directory)).size).toBe(3);
    expect(documents.filter(({ directory }) => directory === 'a')).toHaveLength(1);
    for (const document of documents) {
      expect(await store.findByDirectory('s1', document.directory)).toEqual(document);
    }
  });

  it('shows a session no document of another session', async () => {
    await store.add('s1', { filename: 'a.pdf', bytes: pdf('one') });
    expect(await store.list('s2')).toEqual([]);
    expect(await store.findByFilename('s2', 'a.pdf')).toBeUndefined();
  });

  it('forgets a document that could not be written', async () => {
    await folder.close();
    jest.spyOn(folder, 'write').mockRejectedValue(new Error('disk full'));
    await expect(store.add('s1', { filename: 'a.pdf', bytes: pdf('one') })).rejects.toThrow('full');
    expect(await store.list('s1')).toEqual([]);
  });

  it.each(['../../etc/passwd.pdf', '/abs/x.pdf', '..\\..\\x.pdf', '.pdf', 'a\u0000b.pdf'])(
    'keeps an upload named %j inside the private folder',
    async (filename) => {
      const document = await store.add('../s1', { filename, bytes: pdf(filename) });
      expect(document.filename).toMatch(/^[\p{L}\p{N}_][\p{L}\p{N}_.-]*\.pdf$/u);
      const [session] = readdirSync(folder.root);
      expect(readdirSync(path.join(folder.root, session!))).toHaveLength(1);
    },
  );

  it('denies other users access to the folder, and deletes it at the end', async () => {
    expect(statSync(folder.root).mode & 0o777).toBe(0o700);
    await store.add('s1', { filename: 'a.pdf', bytes: pdf('one') });
    await folder.removeSession('s1');
    expect(readdirSync(folder.root)).toEqual([]);
    await folder.close();
    expect(existsSync(folder.root)).toBe(false);
  });

  it.each([
    ['its session has ended', async () => void ended.add('s1')],
    ['the services have stopped', () => folder.close()],
  ])('keeps nothing of an upload that arrives after %s', async (_when, end) => {
    await end();
    await expect(store.add('s1', { filename: 'a.pdf', bytes: pdf('one') })).rejects.toMatchObject({
      status: 404,
    });
    expect(await store.list('s1')).toEqual([]);
    expect(existsSync(folder.root) ? readdirSync(folder.root) : []).toEqual([]);
  });
});
