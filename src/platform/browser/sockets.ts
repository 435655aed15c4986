import type { SocketFactory } from '../sockets';

/** The browser's sockets. After `close`, no event of that socket is passed on. */
export const browserSockets: SocketFactory = {
  connect(url, onEvent) {
    const socket = new WebSocket(url);
    const listening = new AbortController();
    const { signal } = listening;
    socket.addEventListener('open', () => onEvent({ kind: 'opened' }), { signal });
    socket.addEventListener(
      'message',
      (message: MessageEvent<unknown>) => {
        if (typeof message.data === 'string') onEvent({ kind: 'message', text: message.data });
      },
      { signal },
    );
    socket.addEventListener(
      'close',
      ({ code, reason }) => onEvent({ kind: 'closed', code, reason }),
      { signal },
    );
    return {
      send(text) {
        if (socket.readyState === WebSocket.OPEN) socket.send(text);
      },
      close(code, reason) {
        listening.abort();
        socket.close(code, reason);
      },
    };
  },
};
