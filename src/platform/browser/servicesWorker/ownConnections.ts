import type { Platform } from '../../platform';
import { browserLifecycle } from '../pageLifecycle';
import { createOwnServices } from './startServices';

/**
 * What reaches services in a worker of this page; everything else goes over the network as ever.
 *
 * @param apiUrl the path by which the page calls the services
 */
export function ownConnections(
  script: string,
  apiUrl: string,
): Pick<Platform, 'fetch' | 'sockets' | 'lifecycle' | 'engineDownloads'> {
  const { fetch, sockets, engineDownloads } = createOwnServices(script, document.baseURI);
  const isOwn = (address: unknown) => String(address).startsWith(`${apiUrl}/`);
  return {
    fetch: (input, init) => (isOwn(input) ? fetch(input, init) : window.fetch(input, init)),
    sockets,
    engineDownloads,
    lifecycle: {
      ...browserLifecycle,
      // No server takes it; where the page is closed, the worker ends with it.
      sendBeacon: (address) => {
        fetch(address, { method: 'POST' }).catch(() => undefined);
        return true;
      },
    },
  };
}
