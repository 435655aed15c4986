import { randomUUID } from 'node:crypto';
import { createAnswerApp } from '../http/createAnswerApp';
import { readConfig } from '../config';
import type { HostBindings } from '../http/hostBindings';
import {
  LibraryAwayError,
  TakenIdError,
  UnknownArticleError,
  type Library,
} from '../library/library';
import { RefusedEventError } from '../library/rights/mayKeep';
import { fakeRunner } from '../library/testing/fakeFinding';
import { readRoles, ROLES } from '../library/roles';
import type { LibraryUsers } from '../library/librarySettings';
import { emptyLibrary } from '../library/testing/emptyLibrary';
import { createLibraryRoutes } from './libraryRoutes';

const ARTICLE = 'a'.repeat(64);

const event = (more: object = {}) => ({
  id: randomUUID(),
  ...{ article: ARTICLE, part: 'judgements/segment-1', from: null, to: { verdict: 'x' }, base: 0 },
  at: '2026-11-30T10:00:00.000Z',
  ...more,
});

const append = jest.fn<ReturnType<Library['append']>, Parameters<Library['append']>>();
const articles = jest.fn<ReturnType<Library['articles']>, Parameters<Library['articles']>>();
const LIBRARY = emptyLibrary({ append, articles, last: async () => 7 });

beforeEach(() => {
  append.mockReset().mockResolvedValue([]);
  articles.mockReset().mockResolvedValue([]);
});

const PROXY: Partial<HostBindings> = { peer: '198.51.100.7', peerIsProxy: true };
const NAMED: LibraryUsers = {
  header: 'X-Forwarded-User',
  ...readRoles(ROLES.map((role) => `${role}=${role}`).join(',')),
};

/** A call of the library as the host passes it on. */
function call(
  path: string,
  body?: unknown,
  { users = NAMED, name = 'curator', from = PROXY } = {},
) {
  const app = createAnswerApp(readConfig({}));
  const limits = { jsonBytes: 1_000_000, fileBytes: 1 };
  const pool = fakeRunner({
    'chemistry.readSought': () => ({ pattern: '0', molecule: null, written: 'C' }),
    'chemistry.drawSought': () => ({ written: 'C', svg: '<svg/>' }),
  });
  const parts = { library: LIBRARY, files: null, users, limits, pool };
  app.route('/library', createLibraryRoutes(parts));
  const headers = new Headers(name === '' ? {} : { 'X-Forwarded-User': name });
  if (body !== undefined) headers.set('Content-Type', 'application/json');
  const init =
    body === undefined ? { headers } : { headers, method: 'POST', body: JSON.stringify(body) };
  const bindings = { peer: '127.0.0.1', prefix: '', cutConnection: () => undefined, ...from };
  return app.request(`http://localhost/library${path}`, init, bindings as HostBindings);
}

const CALLS = [
  ['GET /me', 'reader', () => ['/me']],
  ['GET /articles', 'reader', () => ['/articles']],
  ['GET /inbox', 'reader', () => ['/inbox']],
  ['GET /people', 'reader', () => ['/people']],
  ['GET /articles/:id/parts', 'reader', () => [`/articles/${ARTICLE}/parts`]],
  ['GET /events', 'reader', () => ['/events?after=3']],
  ['GET /search', 'reader', () => ['/search?text=tea']],
  ['POST /structures', 'reader', () => ['/structures', { structure: 'C' }]],
  ['POST /sought', 'reader', () => ['/sought', { structure: 'C' }]],
  ['GET /compounds/:article/:segment/twins', 'reader', () => ['/compounds/a/s/twins']],
  ['GET /statistics', 'reader', () => ['/statistics']],
  ['POST /articles', 'curator', () => ['/articles', { id: ARTICLE, file_name: 'a', bytes: 1 }]],
  ['POST /events', 'curator', () => ['/events', [event()]]],
  ['POST /people/erase', 'administrator', () => ['/people/erase', { name: 'x' }]],
] satisfies [string, string, () => [string, unknown?]][];

describe.each(CALLS)('%s', (_name, least, made) => {
  const [path = '', body]: readonly [string?, unknown?] = made();

  test.each(ROLES)(`takes a ${least}: asked by a %s`, async (role) => {
    const { status } = await call(path, body, { name: role });
    expect(status).toBe(
      ROLES.indexOf(role) >= ROLES.findIndex((each) => each === least) ? 200 : 403,
    );
  });

  test.each([
    ['a name without a role', 403, { name: 'mallory' }],
    ['no name', 401, { name: '' }],
    ['two names', 401, { name: 'reader, administrator' }],
    ['a name of the length of a page', 401, { name: 'a'.repeat(300) }],
    ['a name that did not come through a listed proxy', 401, { from: { peer: '198.51.100.8' } }],
    ['a name from this machine, which is not listed', 401, { from: { peer: '127.0.0.1' } }],
  ])('refuses %s', async (_who, expected, options) => {
    const { status } = await call(path, body, { name: 'administrator', ...options });
    expect(status).toBe(expected);
  });

  test('where no proxy names anybody, it is for programs of this machine alone', async () => {
    const users = { only: 'me' };
    const here = await call(path, body, { users, from: {}, name: '' });
    const elsewhere = await call(path, body, { users, from: { peer: '198.51.100.8' }, name: '' });
    expect([here.status, elsewhere.status]).toEqual([200, 403]);
  });
});

const listed = (id: string) => ({
  ...{ id, fileName: 'tea.pdf', bytes: 1, title: null, doi: null, seq: 1 },
  ...{ state: null, stateBy: 'ben', assigned: null },
});

test('articles are asked for as they are looked for, and it is told whether there are more', async () => {
  articles.mockResolvedValue([listed('a'), listed('b'), listed('c')]);
  const answer = await call('/articles?text=tea&curator=ben&state=free&limit=2');
  const filter = { text: 'tea', doi: '', curator: 'ben', assigned: '', state: 'free' };
  expect(articles).toHaveBeenCalledWith(filter, 3);
  expect(await answer.json()).toMatchObject({
    ...{ articles: [{ id: 'a', file_name: 'tea.pdf', state_by: 'ben' }, { id: 'b' }] },
    ...{ has_more: true, last: 7, keeps_files: false },
  });
});

test.each([
  ['a NUL in a text', '/articles?text=%00'],
  ['a NUL in a name', '/articles?assigned=a%00'],
  ['a state that there is not', '/articles?state=read'],
  ['too many at a time', '/articles?limit=1001'],
  ['none at a time', '/articles?limit=0'],
])('a list with %s is refused', async (_what, path) => {
  expect((await call(path)).status).toBe(422);
  expect(articles).not.toHaveBeenCalled();
});

test('an event is kept as sent, under the name that the proxy gave', async () => {
  const sent = event({ from: { 'a"b': ['\\u0000', 1e3, null] } });
  await call('/events', [{ ...sent, by: 'anna', seq: 9 }]);
  expect(append).toHaveBeenCalledWith([sent], 'curator', expect.anything());
});

const deep = (levels: number): unknown => (levels === 0 ? 1 : [deep(levels - 1)]);

test.each([
  ['an id that is no UUID', [event({ id: 'x' })], 'id'],
  ['an id that is upper case', [event({ id: randomUUID().toUpperCase() })], 'id'],
  ['an article that is no hash', [event({ article: '../x' })], 'article'],
  ['a part without a subject', [event({ part: 'judgements' })], 'part'],
  ['a part with a line break', [event({ part: 'judgements/a\nb' })], 'part'],
  ['a part of six pieces', [event({ part: 'a/b/c/d/e/f' })], 'part'],
  ['a part that no index holds', [event({ part: `judgements/${'a'.repeat(1000)}` })], 'part'],
  ['a time without a zone', [event({ at: '2026-11-30T10:00:00' })], 'at'],
  ['a day that does not exist', [event({ at: '2026-13-30T10:00:00Z' })], 'at'],
  ['a number below the first', [event({ base: -1 })], 'base'],
  ['no value', [event({ to: undefined })], 'to'],
  ['a NUL', [event({ to: ['a\u0000'] })], 'to'],
  ['a NUL in a key', [event({ from: { 'a\u0000': 1 } })], 'from'],
  ['half of a character', [event({ to: '\ud83e' })], 'to'],
  ['33 levels', [event({ to: deep(33) })], 'to'],
  ['too much text', [event({ to: 'a'.repeat(262_145) })], 'to'],
])('%s is refused, naming the field, and nothing is kept', async (_what, body, field) => {
  const answer = await call('/events', [event(), ...body]);
  const { detail } = (await answer.json()) as { detail: { loc: unknown[] }[] };
  expect([answer.status, detail[0]?.loc]).toEqual([422, ['body', 1, field]]);
  expect(append).not.toHaveBeenCalled();
});

test.each([
  [
    'two events with one id',
    Array.from({ length: 2 }, () =>
      event({ id: '0'.repeat(8) + '-0000-0000-0000-' + '0'.repeat(12) }),
    ),
  ],
  ['501 events', Array.from({ length: 501 }, () => event())],
  ['an event that is no object', [7]],
  ['no list', { events: [] }],
])('%s are refused', async (_what, body) => {
  expect((await call('/events', body)).status).toBe(422);
  expect(append).not.toHaveBeenCalled();
});

const ID = randomUUID();

test.each([
  [new UnknownArticleError(ARTICLE), 404, {}],
  [new TakenIdError(ID), 409, {}],
  [new RefusedEventError(ID, 'article/state', 'No'), 403, { error_code: 'EVENT_REFUSED' }],
])('%s is answered with %d, its words, and which event it was', async (error, expected, more) => {
  append.mockRejectedValue(error);
  const answer = await call('/events', [event({ id: ID }), event()]);
  const body = { detail: error.message, event: ID, ...more };
  expect([answer.status, await answer.json()]).toEqual([expected, body]);
});

test('while the database is away the answer is 503, so that the page sends the same again', async () => {
  append.mockRejectedValue(new LibraryAwayError(new Error('connect ECONNREFUSED 192.0.2.1:5432')));
  const answer = await call('/events', [event()]);
  const { detail } = (await answer.json()) as { detail: string };
  expect([answer.status, detail]).toEqual([503, expect.stringContaining('Please try again')]);
});

test.each(['curator', 'reviewer'])(
  'the rights of a %s are asked before events are kept',
  async (name) => {
    append.mockImplementation(async (events, _by, rights) => {
      rights?.check(events, () => ({ value: 'checked', by: 'anna' }));
      return [];
    });
    const { status } = await call('/events', [event({ part: 'article/state', to: 'confirmed' })], {
      name,
    });
    expect(status).toBe(name === 'reviewer' ? 200 : 403);
  },
);

test.each(['', ' ', 'a/b.pdf', '..\\b.pdf', 'a\u202eb', 'a'.repeat(256)])(
  'an article is not called %j',
  async (file_name) => {
    const { status } = await call('/articles', { id: ARTICLE, file_name, bytes: 1 });
    expect(status).toBe(422);
  },
);
