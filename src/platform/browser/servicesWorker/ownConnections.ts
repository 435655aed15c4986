import type { EngineDownloads } from '../../engineDownloads';
import type { Platform } from '../../platform';
import type { SocketConnection, SocketFactory } from '../../sockets';
import { browserLifecycle } from '../pageLifecycle';
import type { OwnServices } from './startServices';

type Load = () => Promise<OwnServices>;

/**
 * What reaches services in a worker of this page; everything else goes over the network as usual. The code for
 * it is loaded with the first request, as pages with a server never need it.
 *
 * @param apiUrl the path by which the page calls the services
 */
export function ownConnections(
  script: string,
  apiUrl: string,
): Pick<Platform, 'fetch' | 'sockets' | 'lifecycle' | 'engineDownloads'> {
  let loading: Promise<OwnServices> | undefined;
  const load: Load = () => {
    loading ??= import(/* webpackChunkName: "own-services" */ './startServices').then(
      ({ createOwnServices }) => createOwnServices(script, document.baseURI),
    );
    loading.catch(() => (loading = undefined));
    return loading;
  };
  const send: typeof fetch = async (input, init) => (await load()).fetch(input, init);
  const isOwn = (address: unknown) => String(address).startsWith(`${apiUrl}/`);
  return {
    fetch: (input, init) => (isOwn(input) ? send(input, init) : window.fetch(input, init)),
    sockets: lateSockets(load),
    engineDownloads: lateDownloads(load),
    lifecycle: {
      ...browserLifecycle,
      // No server takes it; where the page is closed, the worker ends with it.
      sendBeacon: (address) => {
        send(address, { method: 'POST' }).catch(() => undefined);
        return true;
      },
    },
  };
}

const lateSockets = (load: Load): SocketFactory => ({
  connect(url, onEvent) {
    let connection: SocketConnection | undefined;
    let isClosed = false;
    load().then(
      ({ sockets }) => {
        if (!isClosed) connection = sockets.connect(url, onEvent);
      },
      () => {
        // RFC 6455, section 7.4.1: it was never open.
        if (!isClosed) onEvent({ kind: 'closed', code: 1006, reason: '' });
      },
    );
    return {
      // Before it has opened there is nothing to be sent.
      send: (text) => connection?.send(text),
      close: (code, reason) => {
        isClosed = true;
        connection?.close(code, reason);
      },
    };
  },
});

function lateDownloads(load: Load): EngineDownloads {
  const use = (work: (downloads: EngineDownloads) => void) =>
    void load().then(
      ({ engineDownloads }) => work(engineDownloads),
      () => undefined,
    );
  return {
    subscribe: (listener) => {
      let stop: (() => void) | undefined;
      let isOver = false;
      use((downloads) => {
        if (!isOver) stop = downloads.subscribe(listener);
      });
      return () => {
        isOver = true;
        stop?.();
      };
    },
    cancel: () => use((downloads) => downloads.cancel()),
    retry: (part) => use((downloads) => downloads.retry(part)),
  };
}
