import type { OfflineEvent, OfflineStore } from '../../offlineFiles';

type Container = Pick<ServiceWorkerContainer, 'controller' | 'addEventListener'>;

/**
 * What becomes of newer versions of the page's files. The first worker of a page that had none replaces none.
 */
export const versionEvents =
  (
    container: Container,
    registration: Pick<ServiceWorkerRegistration, 'waiting' | 'installing' | 'addEventListener'>,
  ): OfflineStore['subscribe'] =>
  (listener) => {
    const listening = new AbortController();
    const { signal } = listening;
    let hasController = container.controller !== null;
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
