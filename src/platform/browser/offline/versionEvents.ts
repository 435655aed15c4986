import type { OfflineEvent, OfflineStore } from '../../offlineFiles';

type Container = Pick<ServiceWorkerContainer, 'controller' | 'addEventListener'>;

/**
 * What becomes of newer versions of the page's files.
 *
 * @param isOld the page was answered by a worker from its start: a worker that takes over is another one's
 *   successor, not the first
 */
export const versionEvents =
  (
    container: Container,
    registration: Pick<ServiceWorkerRegistration, 'waiting' | 'installing' | 'addEventListener'>,
    isOld: boolean,
  ): OfflineStore['subscribe'] =>
  (listener) => {
    const listening = new AbortController();
    const { signal } = listening;
    let hasController = isOld;
    const tell = (event: OfflineEvent) => listener(event);
    const follow = (worker: ServiceWorker | null) =>
      worker?.addEventListener(
        'statechange',
        () => {
          // Without one before, it does not wait.
          if (worker.state === 'installed' && container.controller) tell('waiting');
        },
        { signal },
      );
    container.addEventListener(
      'controllerchange',
      () => {
        if (hasController) tell('replaced');
        hasController = true;
      },
      { signal },
    );
    registration.addEventListener('updatefound', () => follow(registration.installing), { signal });
    follow(registration.installing);
    if (registration.waiting) tell('waiting');
    return () => listening.abort();
  };
