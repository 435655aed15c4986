import type { LifecycleEvent, PageLifecycle } from '../pageLifecycle';

export const browserLifecycle: PageLifecycle = {
  subscribe(listener: (event: LifecycleEvent) => void) {
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener(
      'visibilitychange',
      () => listener({ kind: document.hidden ? 'hidden' : 'visible' }),
      { signal },
    );
    window.addEventListener('online', () => listener({ kind: 'online' }), { signal });
    window.addEventListener('pageshow', ({ persisted }) => listener({ kind: 'shown', persisted }), {
      signal,
    });
    window.addEventListener(
      'pagehide',
      ({ persisted }) => listener({ kind: 'leaving', persisted }),
      { signal },
    );
    return () => listening.abort();
  },
  isVisible: () => !document.hidden,
  sendBeacon: (url) => navigator.sendBeacon(url),
  closeWindow: () => window.close(),
  path: () => window.location.pathname,
  goTo: (address) => window.location.assign(address),
  reload: () => window.location.reload(),
};
