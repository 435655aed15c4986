import { combineReducers } from '@reduxjs/toolkit';
import { reducers } from '@/app/rootReducer';
import { teamReducers } from '@/app/teamReducers';
import { savedWorkSaga, worksListed } from '@/features/savedWork';
import { loadTeam } from '@/app/work/loadTeam.saga';
import type { Json, KeptEvent, TeamEvent } from '@/domain/team/event';
import type { TeamUser } from '@/domain/team/team';
import { openDocument, receiveSegments } from './builders';
import { jsonResponse, type FakeRequest } from './fakes/fakeFetch';
import { createFakePlatform, TEST_CONFIG, type FakePlatform } from './fakePlatform';
import { flush } from './flush';
import { makeTestStore, type TestStore } from './makeTestStore';
import { readingReceived } from '@/article';

/** What the services keep for a team, as far as pages can tell. */
export class FakeTeamLibrary {
  readonly events: KeptEvent[] = [];
  readonly files = new Map<string, Blob>();
  readonly articles = new Map<string, Readonly<Record<string, unknown>>>();
  /** Why an event is not taken; undefined if it is. */
  refuses: (event: TeamEvent) => string | undefined = () => undefined;

  /** Another page's word, past all pages of the test. */
  say(part: string, to: Json, by: string, article: string, base = this.events.length): void {
    const [seq, at] = [this.events.length + 1, '2026-11-30T09:00:00.000Z'];
    this.events.push({
      ...{ id: `other-${seq}`, article, part, from: null, to, at, base, seq, by },
    });
  }

  append(body: unknown, by: string): Response {
    const sent = JSON.parse(String(body)) as TeamEvent[];
    const reason = sent.map((event) => this.refuses(event)).find((text) => text !== undefined);
    if (reason !== undefined) return jsonResponse({ detail: reason }, { status: 403 });
    const known = new Set(this.events.map(({ id }) => id));
    for (const event of sent.filter(({ id }) => !known.has(id))) {
      this.events.push({ ...event, seq: this.events.length + 1, by });
    }
    const kept = sent.map(({ id }) => ({
      ...{ id, seq: this.events.findIndex((event) => event.id === id) + 1 },
    }));
    return jsonResponse({ kept });
  }

  partsOf({ url }: FakeRequest): Response {
    const article = url.pathname.split('/').at(-2);
    const parts = this.events
      .filter((event) => event.article === article)
      .map(({ part, to, by, at, seq }) => [part, { value: to, by, at, seq }] as const);
    return parts.length > 0
      ? jsonResponse({ parts: Object.fromEntries(parts) })
      : jsonResponse({ detail: 'The library has no such article' }, { status: 404 });
  }

  after({ url }: FakeRequest): Response {
    const after = Number(url.searchParams.get('after'));
    const article = url.searchParams.get('article');
    const events = this.events.filter((each) => each.seq > after && each.article === article);
    return jsonResponse({ events, has_more: false });
  }
}

export interface TeamPage extends TestStore {
  readonly hash: string;
}

/** What stands between a page and its library: it may be cut. */
export interface Line {
  isCut: boolean;
}

/** A store with the parts that a library needs, without sagas, for tests of views. */
export function makeTeamStore(options: { readonly platform?: FakePlatform } = {}): TestStore {
  const page = makeTestStore({ ...options, runSagas: false });
  page.store.replaceReducer(combineReducers(teamReducers(reducers)) as never);
  return page;
}

/** The library behind a page's services, for whom they take its user for. */
function answerLibrary(
  { server }: FakePlatform,
  library: FakeTeamLibrary,
  user: TeamUser,
  line: Line,
) {
  const on = (method: string, path: string, answer: (request: FakeRequest) => Response) =>
    server.on(method, path, (request) => {
      if (line.isCut) throw new TypeError('Failed to fetch');
      return answer(request);
    });
  on('GET', '/library/me', () => jsonResponse(user));
  on('POST', '/library/articles', ({ body }) => {
    const article = JSON.parse(String(body)) as { id: string };
    library.articles.set(article.id, article);
    return jsonResponse({ id: article.id, wants_file: !library.files.has(article.id) });
  });
  on('PUT', '/file', ({ url, body }) => {
    library.files.set(url.pathname.split('/').at(-2) ?? '', body as Blob);
    return jsonResponse({ id: '' });
  });
  server.on('GET', '/file', ({ url }) => {
    const file = library.files.get(url.pathname.split('/').at(-2) ?? '');
    return file ? new Response(file) : jsonResponse({ detail: 'Not there' }, { status: 404 });
  });
  on('POST', '/library/events', ({ body }) => library.append(body, user.name));
  on('GET', '/library/events', (request) => library.after(request));
  on('GET', '/parts', (request) => library.partsOf(request));
}

interface PageOptions {
  readonly line?: Line;
  /** How many drawings were found. */
  readonly drawings?: number;
  /** Whether the browser keeps the work on articles. */
  readonly keeps?: true;
}

/** A page of somebody, with the article open and its drawings found. */
export async function openTeamPage(
  library: FakeTeamLibrary,
  user: TeamUser,
  { line = { isCut: false }, drawings = 2, keeps }: PageOptions = {},
): Promise<TeamPage> {
  let count = 0;
  const uuid = () => `${user.name}-${(count += 1)}`;
  const platform = createFakePlatform({
    config: { ...TEST_CONFIG, sharesLibrary: true },
    ids: { uuid, random: () => 0.5 },
  });
  answerLibrary(platform, library, user, line);
  const page = makeTestStore({ platform, runSagas: false });
  page.runSaga(loadTeam);
  if (keeps) page.runSaga(savedWorkSaga);
  else page.store.dispatch(worksListed([]));
  await flush();
  const { hash } = await openDocument(page);
  if (drawings > 0) receiveSegments(page, drawings);
  await settle();
  return { ...page, hash };
}

/** Lets what was changed be said, sent and taken in. */
export async function settle(ms = 1_000): Promise<void> {
  for (let passed = 0; passed < ms; passed += 100) {
    await flush(200);
    await jest.advanceTimersByTimeAsync(100);
  }
  await flush(200);
}

/** Longer than a page waits before it asks the library again. */
export const untilAsked = (): Promise<void> => settle(31_000);

/** A program, or a person, reads a drawing. */
export function read(page: TestStore, at: number, smiles: string, fields: object = {}): void {
  const { ids, entities } = page.store.getState().article.segments;
  const segment = entities[ids[at] ?? ''];
  if (!segment) throw new Error(`There is no drawing ${at}`);
  const version = {
    ...{ smiles, engine: 'decimer', useCoordinates: false, handDrawn: false, fromFallback: false },
    ...{ timestamp: new Date(Date.now()).toISOString(), ...fields },
  };
  page.store.dispatch(readingReceived({ segment, version }));
}
