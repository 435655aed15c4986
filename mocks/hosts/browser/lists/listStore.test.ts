import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { madeLists } from '../../../testing/madeLists';
import { ListStore } from './listStore';

const MADE = madeLists();

const given = (kind: keyof typeof MADE, filename = `${kind}.marcus`) => ({
  filename,
  bytes: MADE[kind],
});

let channels: BroadcastChannel[];
const openTab = () => {
  const channel = new BroadcastChannel('test');
  channels.push(channel);
  return ListStore.open(channel);
};

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  channels = [];
});
afterEach(() => channels.forEach((channel) => channel.close()));

test('a list that is taken is in use, and still is in the next tab', async () => {
  const tab = await openTab();
  expect(tab.inUse()).toEqual([]);
  const taken = await tab.take(given('known'), 'known');
  expect(taken).toMatchObject({ kind: 'known', entries: 1, day: '2026-05-01' });
  expect(taken).toMatchObject({ fileName: 'known.marcus', bytes: MADE.known.length });
  const next = await openTab();
  expect(next.inUse()).toMatchObject([{ kind: 'known', fileName: 'known.marcus' }]);
  const kept = await next.fileOf('known')?.arrayBuffer();
  expect(new Uint8Array(kept ?? new ArrayBuffer())).toEqual(MADE.known);
});

test('one of each kind is kept: another takes its place, and that of other kinds stays the same file', async () => {
  const tab = await openTab();
  await tab.take(given('names', 'first'));
  await tab.take(given('taxa'));
  const taxa = tab.fileOf('taxa');
  const names = tab.fileOf('names');
  await tab.take(given('names', 'second'));
  expect(tab.inUse().map(({ fileName }) => fileName)).toEqual(['second', 'taxa.marcus']);
  expect(tab.fileOf('taxa')).toBe(taxa);
  expect(tab.fileOf('names')).not.toBe(names);
});

test('one that is removed is gone, for good', async () => {
  const tab = await openTab();
  await tab.take(given('taxa'));
  await tab.remove('taxa');
  expect(tab.fileOf('taxa')).toBeUndefined();
  expect((await openTab()).inUse()).toEqual([]);
});

test('what one tab takes and removes is so in the others', async () => {
  const [tab, other] = [await openTab(), await openTab()];
  await tab.take(given('names'));
  await until(() => other.fileOf('names') !== undefined);
  await tab.remove('names');
  await until(() => other.fileOf('names') === undefined);
});

test('a file that is no list is refused, and what was in use stays', async () => {
  const tab = await openTab();
  await tab.take(given('known'));
  const broken = { filename: 'known.csv', bytes: MADE.known.slice(0, -1) };
  await expect(tab.take(broken, 'known')).rejects.toMatchObject({
    status: 422,
    message: expect.stringContaining('npm run known'),
  });
  expect(tab.inUse()).toMatchObject([{ fileName: 'known.marcus' }]);
});

test('where the browser keeps nothing, none is taken, and the rest works', async () => {
  globalThis.indexedDB = {
    open: () => {
      throw new DOMException('Not here', 'SecurityError');
    },
  } as unknown as IDBFactory;
  const tab = await openTab();
  expect(tab.inUse()).toEqual([]);
  await expect(tab.take(given('names'))).rejects.toMatchObject({
    status: 507,
    message: 'This browser does not keep the list: it keeps nothing for this page',
  });
});

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((next) => setImmediate(next));
}
