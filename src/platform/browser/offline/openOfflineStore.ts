import { ADOPT_AGAIN, type OfflineRequest } from '../../offline/offlineMessages';
import type { OfflineStore } from '../../offlineFiles';
import { askWorker, type Asking } from './askWorker';
import { scriptAddress } from '../servicesWorker/scriptAddress';
import { versionEvents } from './versionEvents';

/** Beside the page: a service worker answers for its own folder and what lies below. */
const FILE = 'service-worker.js';

/** Registers the service worker of this page's folder, and waits until it has stored what the page needs. */
export async function openOfflineStore(): Promise<OfflineStore> {
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!container)
    throw new Error('It needs a secure address (https) and a browser with service workers.');
  const registration = await container.register(scriptAddress(FILE), {
    updateViaCache: 'none',
  });
  await activation(registration);
  tellOfPage(container, registration);
  const ask = (request: OfflineRequest, asking?: Asking) =>
    askWorker(registration.active, request, asking);
  return {
    subscribe: versionEvents(container, registration),
    async report() {
      const answer = await ask({ type: 'report' });
      if (answer.type !== 'report') throw new Error('The service worker gave no report.');
      return { parts: answer.parts, isKept: answer.isKept };
    },
    store: async (name, onReceived, signal) =>
      void (await ask({ type: 'store', name }, { onReceived, signal })),
    keepAll: async () => void (await ask({ type: 'keep' })),
    remove: async () => void (await ask({ type: 'remove' })),
    look: async () => void (await registration.update().catch(() => undefined)),
    takeOver: () =>
      registration.waiting?.postMessage({ type: 'takeOver' } satisfies OfflineRequest),
  };
}

/** Resolves when a worker is active. @throws Error if the first one cannot store the page's files */
async function activation(registration: ServiceWorkerRegistration): Promise<void> {
  const first = registration.installing ?? registration.waiting;
  if (registration.active || !first) return;
  await new Promise<void>((resolve, reject) => {
    const look = () => {
      if (first.state === 'activated') resolve();
      if (first.state === 'redundant')
        reject(new Error('The files of the page could not be stored.'));
    };
    first.addEventListener('statechange', look);
    look();
  });
}

/** Tells the active worker what this page was made of, now and when it asks again. */
function tellOfPage(
  container: ServiceWorkerContainer,
  registration: ServiceWorkerRegistration,
): void {
  const tell = () => {
    const told: OfflineRequest = { type: 'adopt', files: filesOfPage() };
    registration.active?.postMessage(told);
  };
  container.addEventListener('message', ({ data }) => {
    if (data === ADOPT_AGAIN) tell();
  });
  container.startMessages();
  tell();
}

/** Scripts and styles that this page was made of, which tell its version. */
function filesOfPage(): string[] {
  const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[src]')];
  const styles = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
  return [...scripts.map(({ src }) => src), ...styles.map(({ href }) => href)];
}
