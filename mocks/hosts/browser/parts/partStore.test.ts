import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { EngineParts } from './engineParts';
import { PartStore, type PartProgress } from './partStore';

let server: Server;
let answer: (response: ServerResponse) => void;
let requests: string[];
beforeEach(async () => {
  requests = [];
  answer = (response) => response.end('0123456789');
  server = createServer(({ url }, response) => {
    requests.push(url ?? '');
    answer(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const href = `http://127.0.0.1:${(server.address() as AddressInfo).port}/engine/services.js`;
  Object.assign(globalThis, { self: { location: { href } } });
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  Reflect.deleteProperty(globalThis, 'self');
});

const file = (name: string) => ({ name, url: `${name}.123`, bytes: 10 });
const PARTS: EngineParts = {
  rdkit: { title: 'RDKit', files: [file('a.wasm')] },
  figures: { title: 'PixelGraph', files: [] },
  'pixel-graph': { title: 'PixelGraph', files: [file('b.onnx'), file('c.wasm')] },
  tagger: { title: 'the word lists', files: [file('d.bin')] },
  taxa: { title: 'the list of taxa', files: [file('e.taxa')] },
};

function open() {
  const told: PartProgress[] = [];
  return { told, store: new PartStore(PARTS, (progress) => told.push(progress)) };
}

test('a part is fetched once for all who want it, and then is there', async () => {
  const { store, told } = open();
  await Promise.all([store.obtain('pixel-graph'), store.obtain('pixel-graph')]);
  await store.obtain('pixel-graph');
  expect(requests).toEqual(['/engine/b.onnx.123', '/engine/c.wasm.123']);
  expect([...store.arrived.get('pixel-graph')!.keys()]).toEqual(['b.onnx', 'c.wasm']);
  expect(told.at(0)).toMatchObject({ state: 'running', received: 0, total: 20 });
  expect(told.at(-1)).toMatchObject({ state: 'arrived', received: 20, total: 20 });
});

test('parts come one after the other, in the order in which they were wanted', async () => {
  const { store } = open();
  await Promise.all([store.obtain('rdkit'), store.obtain('tagger')]);
  expect(requests).toEqual(['/engine/a.wasm.123', '/engine/d.bin.123']);
});

test.each([
  ['is refused', (response: ServerResponse) => response.writeHead(404).end(), '404'],
  ['is another', (response: ServerResponse) => response.end('<html>'), '6 bytes instead of 10'],
])(
  'a file that %s makes its part fail with a reason, and can be fetched again',
  async (_how, broken, reason) => {
    const { store, told } = open();
    const whole = answer;
    answer = broken;
    await expect(store.obtain('rdkit')).rejects.toMatchObject({
      status: 503,
      message: expect.stringContaining(reason),
    });
    expect(told.at(-1)).toMatchObject({ state: 'failed', title: 'RDKit' });
    answer = whole;
    await store.obtain('rdkit');
    expect(store.arrived.has('rdkit')).toBe(true);
  },
);

test('a cancelled download fails for all who wait, and those behind it are not fetched', async () => {
  const { store, told } = open();
  answer = (response) => void response.write('01234');
  const waiting = [store.obtain('rdkit'), store.obtain('tagger')].map((each) =>
    each.catch((error: Error) => error.message),
  );
  while (requests.length === 0) await new Promise((next) => setTimeout(next, 5));
  store.cancel();
  expect(await Promise.all(waiting)).toEqual([
    'The download of RDKit was cancelled',
    'The download of the word lists was cancelled',
  ]);
  expect(requests).toEqual(['/engine/a.wasm.123']);
  expect(told.at(-1)).toMatchObject({ state: 'cancelled' });
});

test('what was cancelled stays missing until it is fetched again', async () => {
  const { store, told } = open();
  const whole = answer;
  answer = (response) => void response.write('01234');
  const waiting = store.obtain('rdkit').catch(() => undefined);
  while (requests.length === 0) await new Promise((next) => setTimeout(next, 5));
  store.cancel();
  await waiting;
  answer = whole;
  await expect(store.obtain('rdkit')).rejects.toMatchObject({ status: 503 });
  expect(requests).toHaveLength(1);
  expect(told.at(-1)).toMatchObject({ state: 'cancelled' });
  await store.fetchAgain('rdkit');
  await store.obtain('rdkit');
  expect(requests).toHaveLength(2);
});

test('who no longer waits leaves the download to the others', async () => {
  const { store } = open();
  const abort = new AbortController();
  const left = store.obtain('rdkit', abort.signal);
  const stays = store.obtain('rdkit');
  abort.abort(new Error('left'));
  await expect(left).rejects.toThrow('left');
  await stays;
  expect(store.arrived.has('rdkit')).toBe(true);
});
