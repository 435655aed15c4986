import type { ClientSocket } from '../../sessions/clientSocket';
import type { Library } from '../library';
import type { LibraryUsers } from '../librarySettings';
import { readRoles } from '../roles';
import type { Caller } from '../userOf';
import { LibraryLive } from './libraryLive';

const [TEA, COFFEE] = ['a'.repeat(64), 'c'.repeat(64)];

const USERS: LibraryUsers = { header: 'X-User', ...readRoles('anna=curator, ben=reader') };

const PROXY = {
  peer: '192.0.2.1',
  peerIsProxy: true,
  forwardedFor: undefined,
  forwarded: undefined,
};

const caller = (name: string): Caller => ({
  sender: PROXY,
  header: (asked) => (asked === 'X-User' ? name : undefined),
});

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

type LibraryParts = Pick<Library, 'last' | 'onEvents' | 'onTold' | 'tellOthers'>;

/** The database of several processes; what they say reaches them all. */
function makeDatabase() {
  const told: ((message: string) => void)[] = [];
  const kept: ((seq: number) => void)[] = [];
  const library: LibraryParts = {
    last: async () => 7,
    onEvents: (listener) => void kept.push(listener),
    onTold: (listener) => void told.push(listener),
    tellOthers: async (message) => told.forEach((listener) => listener(message)),
  };
  return {
    library,
    keep: (seq: number) => kept.forEach((listener) => listener(seq)),
    say: (message: string) => told.forEach((listener) => listener(message)),
  };
}

const makeLive = (library: LibraryParts, users = USERS) =>
  new LibraryLive({ library: library as Library, users, pingMs: 30_000 });

/** A page's connection: what it was sent, and whether it is still there. */
async function connect(live: LibraryLive, name: string) {
  const { open } = await live.admit(caller(name));
  const received: Record<string, unknown>[] = [];
  let end: string | number | null = null;
  const socket: ClientSocket = {
    send: (text) => void received.push(JSON.parse(text)),
    close: (code) => (end = code),
    cut: () => (end = 'cut'),
  };
  const { onFrame, onClose } = open(socket);
  return {
    received,
    frame: onFrame,
    isAt: (article: string | null, segment: string | null = null) =>
      onFrame(JSON.stringify({ type: 'here', article, segment })),
    people: () => received.findLast(({ type }) => type === 'here')?.['people'],
    end: () => end,
    leave: onClose,
  };
}

const soon = () => jest.advanceTimersByTimeAsync(1_000);

test('a page hears at once up to where the library is, and who is there', async () => {
  const live = makeLive(makeDatabase().library);
  (await connect(live, 'anna')).isAt(TEA, 's1');
  const ben = await connect(live, 'ben');
  expect(ben.received).toEqual([
    { type: 'news', seq: 7 },
    { type: 'here', people: [{ name: 'anna', article: TEA, segment: 's1' }] },
  ]);
});

test('it hears of events that were kept, of many at once only of the last', async () => {
  const { library, keep } = makeDatabase();
  const anna = await connect(makeLive(library), 'anna');
  keep(8);
  keep(9);
  await soon();
  expect(anna.received.filter(({ type }) => type === 'news')).toEqual([
    { type: 'news', seq: 7 },
    { type: 'news', seq: 9 },
  ]);
});

test('others see where somebody is, where they go, and that they have left', async () => {
  const live = makeLive(makeDatabase().library);
  const [anna, ben] = [await connect(live, 'anna'), await connect(live, 'ben')];
  anna.isAt(TEA);
  await soon();
  expect(ben.people()).toEqual([{ name: 'anna', article: TEA, segment: null }]);
  anna.isAt(COFFEE, 's2');
  await soon();
  expect(ben.people()).toEqual([{ name: 'anna', article: COFFEE, segment: 's2' }]);
  anna.leave();
  await soon();
  expect(ben.people()).toEqual([]);
});

test('who is at one place in two windows is there once', async () => {
  const live = makeLive(makeDatabase().library);
  const windows = [await connect(live, 'anna'), await connect(live, 'anna')];
  windows.forEach((window) => window.isAt(TEA));
  await soon();
  expect(windows[0]?.people()).toHaveLength(1);
  windows[0]?.leave();
  await soon();
  expect(windows[1]?.people()).toHaveLength(1);
});

test('people at other processes are seen, and taken for gone once nothing is heard of them', async () => {
  const { library } = makeDatabase();
  let isCutOff = false;
  const node = {
    ...library,
    tellOthers: async (message: string) => {
      if (!isCutOff) await library.tellOthers(message);
    },
  };
  const [one, other] = [makeLive(node), makeLive(library)];
  const [anna, ben] = [await connect(one, 'anna'), await connect(other, 'ben')];
  anna.isAt(TEA);
  await soon();
  expect(ben.people()).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(120_000);
  expect(ben.people()).toHaveLength(1);
  isCutOff = true;
  await jest.advanceTimersByTimeAsync(60_000);
  expect([ben.people(), anna.people()]).toMatchObject([[], [{ name: 'anna' }]]);
});

test.each(['', 'x', '[]', '{"process":"x"}'])(
  'what another process says and this one does not understand, such as %j, changes nothing',
  async (message) => {
    const { library, say } = makeDatabase();
    const anna = await connect(makeLive(library), 'anna');
    say(message);
    await soon();
    expect(anna.received).toHaveLength(2);
  },
);

test.each<[string, string | null]>([
  ['no text', null],
  ['no JSON', '{'],
  ['nothing', ''],
  ['a list', '[]'],
  ['another type', '{"type":"news","seq":1}'],
  ['something else besides', `{"type":"here","article":null,"segment":null,"name":"ben"}`],
  ['no drawing', `{"type":"here","article":"${TEA}"}`],
  ['an article that is no hash', '{"type":"here","article":"x","segment":null}'],
  ['a drawing with a line break', `{"type":"here","article":"${TEA}","segment":"a\\nb"}`],
  ['a long drawing', `{"type":"here","article":"${TEA}","segment":"${'a'.repeat(201)}"}`],
])('a frame with %s ends the connection', async (_what, frame) => {
  const anna = await connect(makeLive(makeDatabase().library), 'anna');
  anna.frame(frame);
  expect(anna.end()).toBe('cut');
});

test('too many frames end the connection, and as many over a minute do not', async () => {
  const live = makeLive(makeDatabase().library);
  const [fast, slow] = [await connect(live, 'anna'), await connect(live, 'anna')];
  for (let count = 0; count < 60; count += 1) {
    fast.isAt(TEA, `s${count}`);
    slow.isAt(TEA, `s${count}`);
    fast.isAt(TEA);
    await jest.advanceTimersByTimeAsync(1);
    if (count % 4 === 0) await soon();
  }
  expect([fast.end(), slow.end()]).toEqual(['cut', null]);
});

test('a user has 30 connections at most, whoever else is there', async () => {
  const live = makeLive(makeDatabase().library);
  const windows = [];
  for (let count = 0; count < 30; count += 1) windows.push(await connect(live, 'anna'));
  await expect(connect(live, 'anna')).rejects.toMatchObject({ status: 429 });
  await connect(live, 'ben');
  windows[0]?.leave();
  await connect(live, 'anna');
});

test('those who ask at once are as many as may be there, of a user and in all', async () => {
  const { library } = makeDatabase();
  const users: LibraryUsers = { header: 'X-User', ...readRoles('*=reader') };
  const statusOf = async (name: string, live: LibraryLive) =>
    connect(live, name).then(
      () => 101,
      ({ status }: { status: number }) => status,
    );
  const ask = async (names: readonly string[]) => {
    const live = makeLive(library, users);
    const statuses = await Promise.all(names.map((name) => statusOf(name, live)));
    return [101, 429, 503].map((status) => statuses.filter((each) => each === status).length);
  };
  expect(await ask(Array.from({ length: 40 }, () => 'anna'))).toEqual([30, 10, 0]);
  const all = Array.from({ length: 1_010 }, (_, at) => `person ${at}`);
  expect(await ask(all)).toEqual([1_000, 0, 10]);
});

test('who is not let in after all, or goes away before, takes nobody’s place', async () => {
  const { library } = makeDatabase();
  let isAway = true;
  const last = async () => {
    if (isAway) throw new Error('ECONNREFUSED');
    return 7;
  };
  const live = makeLive({ ...library, last });
  const asked = Array.from({ length: 30 }, () => connect(live, 'anna'));
  expect((await Promise.allSettled(asked)).map(({ status }) => status)).not.toContain('fulfilled');
  isAway = false;
  const waiting = Array.from({ length: 30 }, () => live.admit(caller('anna')));
  (await Promise.all(waiting)).forEach(({ giveUp }) => giveUp());
  const entered = await live.admit(caller('anna'));
  entered.open({ send: () => undefined, close: () => undefined, cut: () => undefined });
  entered.giveUp();
  for (let count = 1; count < 30; count += 1) await connect(live, 'anna');
  await expect(connect(live, 'anna')).rejects.toMatchObject({ status: 429 });
});

test('nobody without a role is let in, and nobody while the database is away', async () => {
  const { library } = makeDatabase();
  await expect(connect(makeLive(library), 'mallory')).rejects.toMatchObject({ status: 403 });
  const away = { ...library, last: async () => Promise.reject(new Error('ECONNREFUSED')) };
  await expect(connect(makeLive(away), 'anna')).rejects.toMatchObject({ status: 503 });
});

test('a page is told that it is still connected, and of nothing after it has left', async () => {
  const live = makeLive(makeDatabase().library);
  const anna = await connect(live, 'anna');
  await jest.advanceTimersByTimeAsync(30_000);
  expect(anna.received.at(-1)).toEqual({ type: 'ping' });
  anna.leave();
  await soon();
  expect(jest.getTimerCount()).toBe(0);
});

test('a process that stops sends pages to another one, also those that come while it does', async () => {
  const live = makeLive(makeDatabase().library);
  const early = await connect(live, 'anna');
  live.stop();
  const late = await connect(live, 'anna');
  expect([early.end(), late.end()]).toEqual([1012, 1012]);
});
