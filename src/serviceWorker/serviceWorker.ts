/**
 * Keeps the files of one build in the browser, so that the page starts and works without a network. It answers
 * for these files only: what is asked of services, here or elsewhere, never passes through it.
 */
import type { OfflineAnswer } from '@/platform/offline/offlineMessages';
import { ADOPT_AGAIN, CANCEL, readOfflineRequest } from '@/platform/offline/offlineMessages';
import type { Build } from './builtFiles';
import { FileServer } from './fileServer';
import { answerRequest } from './requests';

declare const self: ServiceWorkerGlobalScope;

/** Written in by the build (`offlineBuild.ts`). */
declare const BUILT_FILES: Build;

const server = new FileServer(BUILT_FILES, {
  scope: self.registration.scope,
  stores: self.caches,
  fetch: (address, init) => self.fetch(address, init),
});

/** Ids of the pages that are known to be of this build. */
const adopted = new Set<string>();

// A worker that is the first takes over by itself; a later one waits until it is told to, or until all pages
// of the one before are closed.
self.addEventListener('install', (event) => event.waitUntil(server.install()));

self.addEventListener('fetch', (event) => {
  const { url, method, mode, headers } = event.request;
  const request = { url, method, mode, range: headers.get('Range') };
  const answer = server.answer(request, (work) => event.waitUntil(work));
  if (answer) event.respondWith(answer);
});

self.addEventListener('message', (event) => {
  const request = readOfflineRequest(event.data);
  const [port] = event.ports;
  if (!request) return;
  if (request.type === 'takeOver') return event.waitUntil(self.skipWaiting());
  if (request.type === 'adopt') return event.waitUntil(adopt(event, request.files));
  if (!port) return;
  const cancelled = new AbortController();
  port.onmessage = ({ data }) => data === CANCEL && cancelled.abort();
  const tell = (answer: OfflineAnswer) => port.postMessage(answer);
  event.waitUntil(answerRequest(server, request, tell, cancelled.signal));
});

/** A page whose files are not of this build is left alone: it would get files of two versions. */
async function adopt({ source }: ExtendableMessageEvent, files: readonly string[]): Promise<void> {
  if (!(source instanceof Client) || !server.isOfBuild(files)) return;
  const isNew = !adopted.has(source.id);
  adopted.add(source.id);
  await self.clients.claim();
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const whole = pages.filter(({ url, frameType }) => frameType !== 'nested' && isHere(url));
  const others = whole.filter(({ id }) => !adopted.has(id));
  if (others.length === 0) await server.removeEarlier();
  else if (isNew) others.forEach((page) => page.postMessage(ADOPT_AGAIN));
  if (isNew) await server.keepLoaded();
}

const isHere = (url: string) => url.startsWith(self.registration.scope);
