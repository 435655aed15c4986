import { createFakePlatform } from '@/testing/fakePlatform';
import { jsonResponse } from '@/testing/fakes/fakeFetch';
import { makeApiStore } from './apiStore';

/** An API store over a fake platform, with shorthands for what endpoint tests need most. */
export function makeFakeApi() {
  const platform = createFakePlatform();
  const api = makeApiStore(platform);
  return {
    ...api,
    platform,
    server: platform.server,
    answer: (method: string, path: string, body: unknown, init?: ResponseInit) =>
      platform.server.on(method, path, () => jsonResponse(body, init)),
    answerImage: (path: string, bytes = 3) =>
      platform.server.on(
        'GET',
        path,
        () => new Response(new Uint8Array(bytes), { headers: { 'Content-Type': 'image/png' } }),
      ),
    lastRequest: () => platform.server.requests.at(-1),
    lastJson: () => JSON.parse(String(platform.server.requests.at(-1)?.body)) as unknown,
    /** The text fields of the last form; files by their name. */
    lastForm: () => {
      const form = platform.server.requests.at(-1)?.body as FormData;
      const entries = [...form.entries()].map(([name, value]) => [
        name,
        typeof value === 'string' ? value : value.name,
      ]);
      return Object.fromEntries(entries) as Record<string, string>;
    },
    addPdf: (name = 'My paper.pdf') =>
      platform.files.add(new File(['%PDF-1.7'], name, { type: 'application/pdf' })),
  };
}
