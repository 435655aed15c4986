import { answerJson } from '../http/answers';
import { readFields } from '../http/fields';
import { toErrorAnswer } from '../http/errorAnswer';
import { HttpError } from '../http/httpError';
import { queryOf } from '../http/queryOf';
import { createJsonParser, jsonObject } from '../http/readJson';
import { createRouter, type WebApp, type WebContext } from '../http/webApp';
import type { LibraryEvent } from '../library/event';
import { TakenIdError, UnknownArticleError, type Library } from '../library/library';
import type { LibraryUsers } from '../library/librarySettings';
import type { LibraryFiles } from '../library/libraryFiles';
import { articleId, readEvents } from '../library/readEvents';
import { RefusedEventError, rightsOf } from '../library/rights/mayKeep';
import { requireRole, userOf } from '../library/userOf';
import type { RequestLimits } from '../config';
import { onOperation } from '../openapi/operation';
import type { TaskRunner } from '../tasks/taskRunner';
import { addFindingRoutes } from './findingRoutes';
import { addLibraryFileRoutes } from './libraryFileRoutes';
import { addPeopleRoutes } from './libraryPeopleRoutes';
import { listArticles } from './listArticles';
import { LIBRARY } from './operations/libraryOperations';

/** Characters of a file's name; those of file systems have at most 255. */
const FILE_NAME_LIMIT = 255;

export interface LibraryRouteOptions {
  readonly library: Library;
  readonly files: LibraryFiles | null;
  readonly users: LibraryUsers;
  readonly limits: Pick<RequestLimits, 'jsonBytes' | 'fileBytes'>;
  readonly pool: TaskRunner;
}

/** `/library`, where a team shares what it knows of articles. Each call checks who makes it. */
export function createLibraryRoutes(options: LibraryRouteOptions): WebApp {
  const { library, files, users, limits } = options;
  const router = createRouter();
  router.use(createJsonParser(limits.jsonBytes));
  onOperation(router, LIBRARY.me, (call) => answerJson(call, userOf(call, users)));
  onOperation(router, [LIBRARY.articles, LIBRARY.addArticle], async (call) => {
    const user = userOf(call, users);
    if (call.req.method === 'GET') {
      const query = readFields(LIBRARY.articles.query, queryOf(call.req), 'query');
      return answerJson(call, await listArticles(options, query));
    }
    requireRole(user, 'curator');
    const { id, file_name, bytes, title, doi } = readFields(
      LIBRARY.addArticle.json,
      jsonObject(call),
    );
    const found = { title: shortText(title), doi: shortText(doi) };
    await library.addArticle({ id: articleId(id), fileName: fileName(file_name), bytes, ...found });
    return answerJson(call, { id, wants_file: files !== null && !(await files.has(id)) });
  });
  onOperation(router, LIBRARY.parts, async (call) => {
    userOf(call, users);
    const parts = await library.parts(articleId(call.req.param('id') ?? ''));
    if (!parts) throw new HttpError(404, 'The library has no such article');
    return answerJson(call, { parts });
  });
  addEventRoutes(router, { library, users });
  addPeopleRoutes(router, { library, users });
  addFindingRoutes(router, options);
  addLibraryFileRoutes(router, { ...options, fileBytes: limits.fileBytes });
  return router;
}

function addEventRoutes(
  router: WebApp,
  { library, users }: Pick<LibraryRouteOptions, 'library' | 'users'>,
) {
  onOperation(router, [LIBRARY.append, LIBRARY.eventsAfter], async (call) => {
    const user = userOf(call, users);
    if (call.req.method === 'POST') {
      requireRole(user, 'curator');
      const events = readEvents(call);
      try {
        const kept = await library.append(events, user.name, rightsOf(user));
        return answerJson(call, { kept });
      } catch (error) {
        return answerRefusal(call, error, events);
      }
    }
    const query = readFields(LIBRARY.eventsAfter.query, queryOf(call.req), 'query');
    const article = query.article === '' ? undefined : articleId(query.article);
    const { events, hasMore } = await library.eventsAfter(query.after, {
      article,
      limit: query.limit,
    });
    return answerJson(call, { events, has_more: hasMore });
  });
}

/** Names the event that was refused, so that its page can set it aside and send the others. */
function answerRefusal(call: WebContext, error: unknown, events: readonly LibraryEvent[]) {
  const [failure, event] = refusalIn(error, events);
  const { status, body } = toErrorAnswer(failure);
  return answerJson(call, { ...body, event }, status);
}

function refusalIn(
  error: unknown,
  events: readonly LibraryEvent[],
): readonly [HttpError, string | undefined] {
  if (error instanceof RefusedEventError) {
    return [new HttpError(403, error.message, 'EVENT_REFUSED'), error.event];
  }
  if (error instanceof TakenIdError) return [new HttpError(409, error.message), error.id];
  if (error instanceof UnknownArticleError) {
    const { id } = events.find(({ article }) => article === error.article) ?? {};
    return [new HttpError(404, error.message), id];
  }
  throw error;
}

/** Characters of a title or a DOI. */
const TEXT_LIMIT = 2_000;

/** @returns undefined for none, or one that no article has */
const shortText = (text: string): string | undefined =>
  text === '' || text.length > TEXT_LIMIT || /\p{Cc}|\p{Cs}/u.test(text) ? undefined : text;

function fileName(text: string): string {
  const name = text.normalize('NFC').trim();
  if (name === '' || name.length > FILE_NAME_LIMIT || /[\p{C}/\\]/u.test(name)) {
    throw new HttpError(422, 'This cannot be the name of a file');
  }
  return name;
}
