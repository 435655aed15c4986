import { createHash } from 'node:crypto';
import { readConfig } from '../config';
import { createAnswerApp } from '../http/createAnswerApp';
import type { HostBindings } from '../http/hostBindings';
import { createRouter } from '../http/webApp';
import { OtherFileError, type LibraryFiles } from '../library/libraryFiles';
import { readRoles, ROLES } from '../library/roles';
import { addLibraryFileRoutes } from './libraryFileRoutes';

const PDF = '%PDF-1.7 tea';
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const ARTICLE = sha256(PDF);

const USERS = {
  header: 'X-Forwarded-User',
  ...readRoles(ROLES.map((role) => `${role}=${role}`).join(',')),
};

let kept: Map<string, string>;
beforeEach(() => (kept = new Map()));

const FILES: LibraryFiles = {
  kept: async () => new Set(kept.keys()),
  has: async (id) => kept.has(id),
  put: async (id, chunks) => {
    const parts: Uint8Array[] = [];
    for await (const chunk of chunks) parts.push(chunk);
    const text = Buffer.concat(parts).toString();
    if (sha256(text) !== id) throw new OtherFileError(id);
    kept.set(id, text);
  },
  open: async (id) => {
    const text = kept.get(id);
    if (text === undefined) return null;
    const content = new Blob([text]).stream();
    return { bytes: text.length, content };
  },
  remove: async (id) => void kept.delete(id),
};

/** @param body is put; without it the file is asked for */
async function call(
  body?: string | ReadableStream<Uint8Array>,
  { id = ARTICLE, name = 'curator', files = FILES as LibraryFiles | null } = {},
) {
  const app = createAnswerApp(readConfig({}));
  const router = createRouter();
  const library = { parts: async (of: string) => (of === sha256('other') ? null : {}) };
  addLibraryFileRoutes(router, { library, files, users: USERS, fileBytes: 2000 });
  app.route('/library', router);
  const headers = { 'X-Forwarded-User': name };
  // A stream needs `duplex` (Fetch, "half").
  const init: RequestInit =
    body === undefined ? { headers } : { headers, method: 'PUT', body, duplex: 'half' };
  const bindings = { peer: '198.51.100.7', peerIsProxy: true, prefix: '' };
  const answer = await app.request(
    `http://localhost/library/articles/${id}/file`,
    init,
    bindings as HostBindings,
  );
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

test('a PDF that was put is answered to others, to be saved and never shown as a page', async () => {
  expect(await call(PDF)).toMatchObject({ status: 200, text: JSON.stringify({ id: ARTICLE }) });
  const { status, headers, text } = await call(undefined, { name: 'reader' });
  expect([status, text]).toEqual([200, PDF]);
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-length': String(PDF.length),
    'content-disposition': `attachment; filename=${ARTICLE}.pdf`,
    'x-content-type-options': 'nosniff',
  });
});

test.each(ROLES)('a PDF is kept for a curator and above: put by a %s', async (name) => {
  expect((await call(PDF, { name })).status).toBe(name === 'reader' ? 403 : 200);
});

test('nobody without a role reads or puts one', async () => {
  kept.set(ARTICLE, PDF);
  const calls = [call(undefined, { name: 'mallory' }), call(PDF, { name: 'mallory' })];
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([403, 403]);
});

const endless = () =>
  new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new TextEncoder().encode('%PDF-'.repeat(100))),
  });

test.each([
  ['another file', '%PDF-1.7 coffee', {}, 422],
  ['a page', '<script>', { id: sha256('<script>') }, 400],
  ['nothing', '', { id: sha256('') }, 400],
  ['a header that comes too late', ' '.repeat(1030) + '%PDF-', {}, 400],
  ['more than the limit', '%PDF-'.repeat(500), {}, 413],
  ['a body without an end', endless(), {}, 413],
  ['the file of no article', PDF, { id: sha256('other') }, 404],
  ['an id that leads elsewhere', PDF, { id: '..%2F..%2Fx' }, 404],
  ['a library without files', PDF, { files: null }, 404],
])('%s is refused, and nothing is kept', async (_what, body, options, status) => {
  expect((await call(body, options)).status).toBe(status);
  expect(kept.size).toBe(0);
});

test.each([
  ['is not kept', {}],
  ['belongs to a library without files', { files: null }],
  ['has an id that leads elsewhere', { id: '..%2F..%2Fx' }],
])('a file that %s is answered with 404', async (_why, options) => {
  expect((await call(undefined, options)).status).toBe(404);
});
