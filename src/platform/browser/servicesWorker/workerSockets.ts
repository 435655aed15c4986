import type { SocketFactory } from '../../sockets';
import type { FromLiveChannel, ToLiveChannel } from './messages';
import type { ServicesPort } from './workerFetch';

/** The session at the end of a live channel's address. */
const SESSION = /\/session\/ws\/([^/]+)$/;

/** Live channels to the services in a worker, each a port of its own. */
export const createWorkerSockets = (port: () => ServicesPort): SocketFactory => ({
  connect(url, onEvent) {
    const { port1: own, port2: theirs } = new MessageChannel();
    const post = (message: ToLiveChannel) => own.postMessage(message);
    let isOver = false;
    own.onmessage = ({ data }: MessageEvent<FromLiveChannel>) => {
      if (isOver) return;
      if (data.kind === 'closed') end();
      onEvent(data);
    };
    const end = () => {
      isOver = true;
      own.close();
    };
    const sessionId = decodeURIComponent(SESSION.exec(url)?.[1] ?? '');
    port().postMessage({ kind: 'connect', sessionId, port: theirs }, [theirs]);
    return {
      send: (text) => {
        if (!isOver) post({ kind: 'frame', text });
      },
      close: () => {
        if (isOver) return;
        post({ kind: 'close' });
        end();
      },
    };
  },
});
