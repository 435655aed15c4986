import { answerJson } from '../http/answers';
import { setAttachment } from '../http/attachment';
import { HttpError } from '../http/httpError';
import type { WebApp, WebContext } from '../http/webApp';
import type { Library } from '../library/library';
import { OtherFileError, type LibraryFiles } from '../library/libraryFiles';
import type { LibraryUsers } from '../library/librarySettings';
import { pdfChunks } from '../library/pdfChunks';
import { articleId } from '../library/readEvents';
import { requireRole, userOf } from '../library/userOf';
import { onOperation } from '../openapi/operation';
import { LIBRARY } from './operations/libraryOperations';

interface LibraryFileRouteOptions {
  readonly library: Pick<Library, 'parts'>;
  readonly files: LibraryFiles | null;
  readonly users: LibraryUsers;
  /** Of the largest PDF. */
  readonly fileBytes: number;
}

/** `/library/articles/:id/file`: the bytes of an article's PDF. */
export function addLibraryFileRoutes(
  router: WebApp,
  { library, files, users, fileBytes }: LibraryFileRouteOptions,
): void {
  onOperation(router, [LIBRARY.file, LIBRARY.keepFile], async (call) => {
    const user = userOf(call, users);
    const id = articleId(call.req.param('id') ?? '');
    if (call.req.method === 'GET') return answerFile(call, files, id);
    requireRole(user, 'curator');
    if (!files) throw new HttpError(404, 'This library keeps no files');
    if (!(await library.parts(id))) throw new HttpError(404, 'The library has no such article');
    await files.put(id, pdfChunks(call.req.raw, fileBytes)).catch(refuse);
    return answerJson(call, { id });
  });
}

async function answerFile(call: WebContext, files: LibraryFiles | null, id: string) {
  const file = await files?.open(id);
  if (!file) throw new HttpError(404, 'The library does not have the file of this article');
  call.header('Content-Type', 'application/pdf');
  call.header('Content-Length', String(file.bytes));
  // Opened by its address it is saved, not shown: others chose what is in it.
  setAttachment(call, `${id}.pdf`);
  return call.newResponse(file.content);
}

function refuse(error: unknown): never {
  if (error instanceof OtherFileError) throw new HttpError(422, error.message);
  throw error;
}
