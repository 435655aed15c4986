import type { TeamUser } from '@/domain/team/team';
import { drawingChosen } from '@/features/outlines';
import { segmentOpened } from '@/features/inspector';
import { documentClosed, selectCompoundDraft, selectSegmentIds } from '@/article';
import type { TestStore } from '@/testing/makeTestStore';
import { selectPeople } from '../team.slice';
import { FakeTeamLibrary, openTeamPage, settle, type TeamPage } from '@/testing/teamPages';

const ANNA: TeamUser = { name: 'anna', role: 'curator' };

let library: FakeTeamLibrary;
let page: TeamPage;
beforeEach(async () => {
  jest.useFakeTimers({ now: Date.parse('2026-11-30T10:00:00.000Z') });
  library = new FakeTeamLibrary();
  page = await openTeamPage(library, ANNA);
});
afterEach(async () => {
  await page.stop();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(jest.getTimerCount()).toBe(0);
  expect(sockets().open).toEqual([]);
  jest.useRealTimers();
});

const sockets = () => page.platform.sockets;
const people = () => selectPeople(page.store.getState() as never);
const idOf = ({ store }: TestStore, at: number) => selectSegmentIds(store.getState())[at] ?? '';

async function connected() {
  sockets().latest.serverOpens();
  await settle();
  return sockets().latest;
}

test('the page connects to the library of its own services', () => {
  expect(sockets().latest.url).toBe('ws://marcus.test/api/library/live');
});

test('what others said is asked for as soon as the library tells of it', async () => {
  const socket = await connected();
  library.say(`drafts/${idOf(page, 0)}/name`, 'tea', 'ben', page.hash);
  socket.serverSays({ type: 'news', seq: 1 });
  await settle();
  expect(selectCompoundDraft(page.store.getState(), idOf(page, 0))).toEqual({ name: 'tea' });
});

test('what is said while the library is being asked is asked for, too', async () => {
  const socket = await connected();
  const after = library.after.bind(library);
  jest.spyOn(library, 'after').mockImplementationOnce((request) => {
    const answer = after(request);
    library.say(`drafts/${idOf(page, 0)}/name`, 'tea', 'ben', page.hash);
    socket.serverSays({ type: 'news', seq: 2 });
    return answer;
  });
  socket.serverSays({ type: 'news', seq: 1 });
  await settle();
  expect(selectCompoundDraft(page.store.getState(), idOf(page, 0))).toEqual({ name: 'tea' });
});

test('others are told where the user is: at the article, at a drawing, nowhere', async () => {
  const socket = await connected();
  const [first, second] = [idOf(page, 0), idOf(page, 1)];
  page.store.dispatch(drawingChosen({ segmentId: idOf(page, 0), on: 'card' }));
  await settle();
  page.store.dispatch(segmentOpened({ segmentId: idOf(page, 1) }));
  await settle();
  page.store.dispatch(documentClosed());
  await settle();
  expect(socket.sentMessages).toEqual([
    { type: 'here', article: page.hash, segment: null },
    { type: 'here', article: page.hash, segment: first },
    { type: 'here', article: page.hash, segment: second },
    expect.objectContaining({ article: null }),
  ]);
});

test('somebody who walks through many drawings is told of where they end up', async () => {
  const socket = await connected();
  const before = socket.sent.length;
  for (let at = 0; at < 20; at += 1) {
    page.store.dispatch(drawingChosen({ segmentId: idOf(page, at % 2), on: 'card' }));
  }
  await settle();
  expect(socket.sent.length).toBeLessThanOrEqual(before + 2);
  expect(socket.sentMessages.at(-1)).toMatchObject({ segment: idOf(page, 1) });
});

const BEN = { name: 'ben', article: 'a'.repeat(64), segment: null };

test('it is known who is where, and that it is not once the connection is lost', async () => {
  const socket = await connected();
  socket.serverSays({ type: 'here', people: [BEN] });
  await settle();
  expect(people()).toEqual([BEN]);
  socket.serverCloses();
  await settle(100);
  expect(people()).toEqual([]);
});

test('a lost connection is opened again, later each time it fails', async () => {
  const count = () => sockets().all.length;
  await connected();
  await settle(20_000);
  sockets().latest.serverCloses(1012);
  await settle(3_000);
  expect(count()).toBe(2);
  for (const wait of [1_000, 2_000, 4_000]) {
    const before = count();
    sockets().latest.serverCloses();
    await settle(wait - 300);
    expect(count()).toBe(before);
    await settle(600);
    expect(count()).toBe(before + 1);
  }
});

test('a connection on which nothing is heard any more is given up', async () => {
  const socket = await connected();
  await settle(60_000);
  socket.serverSays({ type: 'ping' });
  await settle(60_000);
  expect(socket.isOpen).toBe(true);
  await settle(20_000);
  expect(socket.isOpen).toBe(false);
});

test.each(['', '[]', '{"type":"party"}', '{"type":"news"}', '{"type":"here","people":[{}]}'])(
  'a message such as %j is ignored',
  async (text) => {
    const socket = await connected();
    socket.serverSays({ type: 'here', people: [BEN] });
    socket.serverSaysText(text);
    await settle(100);
    expect([people(), socket.isOpen]).toEqual([[BEN], true]);
  },
);
