import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openSocket } from '../testing/socketClient';
import { postingBy, request } from '../testing/servicesClient';
import {
  describeWithPostgres,
  startPostgres,
  type RunningPostgres,
} from '../testing/startPostgres';
import { startServices, type RunningServices } from '../testing/startServices';

jest.setTimeout(300_000);

const PDF = '%PDF-1.7 tea';
const ARTICLE = createHash('sha256').update(PDF).digest('hex');

const event = (verdict: string) => ({
  ...{
    id: randomUUID(),
    article: ARTICLE,
    part: 'judgements/segment-1',
    from: null,
    to: { verdict },
    base: 0,
  },
  at: '2026-11-30T10:00:00.000Z',
});

/** The headers of a proxy that names somebody. */
const named = (name: string) => ({ 'X-Forwarded-User': name, 'X-Forwarded-For': '198.51.100.7' });

const live = ({ url }: RunningServices, headers: Record<string, string>) =>
  openSocket(`${url.replace('http', 'ws')}/library/live`, headers);

/** Somebody at services whose proxy is this machine. */
const somebody = ({ url }: RunningServices, name: string) => {
  const send = (route: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    Object.entries(named(name)).forEach(([header, value]) => headers.set(header, value));
    return request(`${url}/library${route}`, { ...init, headers });
  };
  return { get: send, ...postingBy(send) };
};

/** A message that says where one person is. */
const isThere = ({ type, people }: { type: string; people?: unknown[] }) =>
  type === 'here' && people?.length === 1;

const NAMED = {
  MARCUS_USER_HEADER: 'X-Forwarded-User',
  MARCUS_ROLES: 'anna=curator, ben=reader',
  MARCUS_TRUSTED_PROXIES: '127.0.0.1',
};

test('what a folder was given is there after a restart, for those whom the proxy names', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'marcus-library-http-'));
  const env = { ...NAMED, MARCUS_LIBRARY: folder };
  const first = await startServices(env);
  const anna = somebody(first, 'anna');
  await anna.postJson('/articles', { id: ARTICLE, file_name: 'tea.pdf', bytes: 5 });
  const { body } = await anna.postJson('/events', [event('correct')]);
  expect(
    await anna.postJson(
      '/events',
      [event('x')].map((one) => ({ ...one, to: '\u0000' })),
    ),
  ).toMatchObject({ status: 422 });
  await anna.get(`/articles/${ARTICLE}/file`, { method: 'PUT', body: PDF });
  await first.stop();

  const second = await startServices(env);
  const ben = somebody(second, 'ben');
  expect((await ben.get('/me')).body).toEqual({ name: 'ben', role: 'reader' });
  const { parts } = (await ben.get(`/articles/${ARTICLE}/parts`)).body;
  expect(parts).toEqual({
    'judgements/segment-1': {
      ...{ value: { verdict: 'correct' }, by: 'anna', seq: body.kept[0].seq },
      at: '2026-11-30T10:00:00.000Z',
    },
  });
  expect((await ben.get(`/articles/${ARTICLE}/file`)).body).toBe(PDF);
  expect((await ben.get('/articles')).body).toMatchObject({
    articles: [{ id: ARTICLE, has_file: true }],
    keeps_files: true,
  });
  expect((await ben.postJson('/events', [event('rejected')])).status).toBe(403);
  expect((await somebody(second, 'mallory').get('/me')).status).toBe(403);
  expect((await request(`${second.url}/ready`)).status).toBe(200);

  const socket = await live(second, named('ben'));
  await socket.next(({ type, seq }) => type === 'news' && seq === body.kept[0].seq);
  await expect(live(second, named('mallory'))).rejects.toThrow('403');
  await expect(live(second, named('anna, ben'))).rejects.toThrow('401');
  await expect(live(second, { ...named('anna'), Origin: 'https://evil.example' })).rejects.toThrow(
    '403',
  );
  socket.send('{"type":"here","article":1}');
  expect(await socket.closed).toBe(1006);
  await second.stop();
  await rm(folder, { recursive: true });
});

test('a name that a proxy writes in UTF-8 is that name, in calls and on the live channel', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'marcus-library-http-'));
  const env = { ...NAMED, MARCUS_ROLES: 'Özil=curator' };
  const services = await startServices({ ...env, MARCUS_LIBRARY: folder });
  const utf8 = (name: string) => Buffer.from(name).toString('latin1');
  const { body } = await somebody(services, utf8('Özil')).get('/me');
  expect(body).toEqual({ name: 'Özil', role: 'curator' });
  const socket = await live(services, named(utf8('Özil')));
  socket.send({ type: 'here', article: ARTICLE, segment: null });
  expect(await socket.next(isThere)).toMatchObject({ people: [{ name: 'Özil' }] });
  socket.socket.close();
  await expect(live(services, named(utf8('Müller')))).rejects.toThrow('403');
  await services.stop();
  await rm(folder, { recursive: true });
});

test('a name in a header counts on the live channel only from a proxy that the settings list', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'marcus-library-http-'));
  const { MARCUS_TRUSTED_PROXIES: _listed, ...unlisted } = NAMED;
  const services = await startServices({ ...unlisted, MARCUS_LIBRARY: folder });
  await expect(live(services, named('anna'))).rejects.toThrow('401');
  await services.stop();
  await rm(folder, { recursive: true });
});

test('without a library its paths do not exist', async () => {
  const services = await startServices();
  expect((await request(`${services.url}/library/me`)).status).toBe(404);
  await expect(live(services, {})).rejects.toThrow('403');
  await services.stop();
});

describeWithPostgres('two nodes at one database', () => {
  let server: RunningPostgres;
  let nodes: readonly RunningServices[] = [];
  beforeAll(async () => {
    server = await startPostgres();
    // At once, so that both want to make the tables.
    const env = { ...NAMED, MARCUS_LIBRARY: server.makeDatabase() };
    nodes = await Promise.all([startServices(env), startServices(env)]);
  });
  afterAll(async () => {
    await Promise.all(nodes.map((node) => node.stop()));
    await server.stop();
  });

  test('what one of them keeps, the other has, and an event that both are sent is kept once', async () => {
    const [one, other] = nodes.map((node) => somebody(node, 'anna'));
    await one?.postJson('/articles', { id: ARTICLE, file_name: 'tea.pdf', bytes: 5 });
    const sent = event('correct');
    const answers = await Promise.all(
      [one, other].map((node) => node?.postJson('/events', [sent])),
    );
    expect(answers[0]?.body).toEqual(answers[1]?.body);
    const { body } = (await other?.get('/events?after=0')) ?? {};
    expect(body).toMatchObject({ events: [{ ...sent, by: 'anna' }], has_more: false });
  });

  test('who is at one of them hears of events that the other keeps, and sees who is there', async () => {
    const [one, other] = nodes as [RunningServices, RunningServices];
    const anna = await live(one, named('anna'));
    const ben = await live(other, named('ben'));
    const { body } = await somebody(one, 'anna').postJson('/events', [event('correct')]);
    await ben.next(({ type, seq }) => type === 'news' && seq === body.kept[0].seq);
    anna.send({ type: 'here', article: ARTICLE, segment: 'segment-1' });
    expect(await ben.next(isThere)).toMatchObject({
      people: [{ name: 'anna', article: ARTICLE, segment: 'segment-1' }],
    });
    anna.socket.close();
    const before = ben.received.length;
    await ben.next((message) => message.type === 'here' && ben.received.indexOf(message) >= before);
    expect(ben.received.at(-1)).toEqual({ type: 'here', people: [] });
    ben.socket.close();
  });
});
