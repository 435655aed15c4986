import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { ENGINE_LIMITS } from '../../engines/engineLimits';
import { json, startEngineServer, type EngineServer } from '../../engines/testing/engineServer';
import { OwnEngines } from './ownEngines';

const LIMITS = { ...ENGINE_LIMITS, health: 300, believed: 0 };
const QUESTION = { png: new Uint8Array(1), longerSide: 9, handDrawn: false };

let server: EngineServer;
let channels: BroadcastChannel[];
const openTab = (origins: readonly string[] = []) => {
  const tabs = new BroadcastChannel('test');
  channels.push(tabs);
  return OwnEngines.open(origins, { limits: LIMITS, tabs });
};
const at = (url: string, kind: 'marcus' | 'cheminformatics-microservice' = 'marcus') =>
  ({ kind, id: kind === 'marcus' ? 'molscribe' : 'decimer', url }) as const;

beforeEach(async () => {
  globalThis.indexedDB = new IDBFactory();
  // The worker's own; without `http:` or `https:` here.
  Reflect.set(globalThis, 'location', new URL('http://localhost:8080/'));
  channels = [];
  server = await startEngineServer(json({ smiles: ['C'] }));
});
afterEach(async () => {
  channels.forEach((channel) => channel.close());
  await server[Symbol.asyncDispose]();
});

test('one that is there is kept, asked, still there in the next tab, and gone once removed', async () => {
  const tab = await openTab();
  await tab.add(at(`${server.url}/`, 'cheminformatics-microservice'));
  const kept = [{ kind: 'cheminformatics-microservice', id: 'decimer', url: server.url }];
  expect(tab.inUse()).toEqual(kept);
  const [reader] = tab.readers();
  await expect(reader?.read(QUESTION, new AbortController().signal)).resolves.toEqual({
    smiles: 'C',
  });
  expect(server.calls.map(({ path }) => path)).toEqual([
    '/latest/ocsr/health',
    '/latest/ocsr/process-upload',
  ]);
  const next = await openTab();
  expect(next.inUse()).toEqual(kept);
  await next.remove('decimer');
  expect((await openTab()).inUse()).toEqual([]);
});

test('another address for an engine takes the place of the first', async () => {
  const tab = await openTab();
  await tab.add(at(server.url));
  await tab.add(at(`${server.url}/lab`));
  expect(tab.inUse()).toEqual([at(`${server.url}/lab`)]);
});

test('nothing is sent before it is added, and only a call for its health when it is', async () => {
  const tab = await openTab();
  expect(server.calls).toEqual([]);
  await tab.add(at(server.url));
  expect(server.calls.map(({ method, path, body }) => [method, path, body])).toEqual([
    ['GET', '/latest/ocsr/health', ''],
  ]);
});

test.each([
  ['no address', 'gpu', 'The address must be an http or https address'],
  ['a file', 'file:///etc/passwd', 'The address must be an http or https address'],
  ['a password', 'http://me:secret@localhost', 'without a password'],
  [
    'a machine that the policy does not name',
    'https://gpu.example:9000/api',
    'This page’s policy does not let it reach https://gpu.example:9000, only http://localhost, http://127.0.0.1, https://lab.example.',
  ],
  ['this machine by https', 'https://localhost:8080', 'This page’s policy does not let it reach'],
])('%s is refused, and nothing is asked', async (_what, url, message) => {
  const tab = await openTab(['https://lab.example']);
  const asked = jest.spyOn(globalThis, 'fetch');
  await expect(tab.add(at(url))).rejects.toThrow(message);
  expect(asked).not.toHaveBeenCalled();
  asked.mockRestore();
  expect(tab.inUse()).toEqual([]);
});

test('another machine by http is refused where the page came by https', async () => {
  Reflect.set(globalThis, 'location', new URL('https://marcus.example/'));
  const tab = await openTab(['http://gpu.example']);
  await expect(tab.add(at('http://gpu.example'))).rejects.toThrow('by https only');
});

test.each([
  ['is not there', false, /^MolScribe does not answer at http/],
  [
    'keeps pages from asking it',
    true,
    /^MolScribe at http\S+ does not allow this page \(CORS\), or sends it elsewhere/,
  ],
])('an address that %s is told, and not kept', async (_what, isThere, message) => {
  const asked = jest.spyOn(globalThis, 'fetch').mockImplementation((_address, init) => {
    if (isThere && init?.mode === 'no-cors') return Promise.resolve(new Response());
    return Promise.reject(new TypeError('Failed to fetch'));
  });
  const tab = await openTab();
  await expect(tab.add(at('http://localhost:9'))).rejects.toThrow(message);
  asked.mockRestore();
  expect(tab.inUse()).toEqual([]);
});

test('what was kept and is none, or may be reached no more, is not used', async () => {
  const lab = 'http://127.0.0.1';
  const before = await openTab([new URL(server.url).origin]);
  await before.add(at(server.url));
  const database = await new Promise<IDBDatabase>((resolve) => {
    const opening = indexedDB.open('marcus-engines');
    opening.onsuccess = () => resolve(opening.result);
  });
  const rows = database.transaction('engines', 'readwrite').objectStore('engines');
  rows.put({ id: 'decimer', kind: 'magic', url: lab });
  rows.put({ id: 'molnextr', kind: 'marcus', url: 'https://elsewhere.example' });
  expect((await openTab()).inUse()).toEqual([at(server.url)]);
});
