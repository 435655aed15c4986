import { buffers, eventChannel, type EventChannel } from 'redux-saga';
import type { SocketEvent, SocketFactory } from '@/platform/sockets';

/** RFC 6455 section 7.4.1: the purpose of the connection has been fulfilled. */
export const CLOSE_NORMAL = 1000;

/** A socket for use in sagas: events to take, texts to send. Closing the channel closes the socket. */
export interface SocketChannel {
  readonly events: EventChannel<SocketEvent>;
  send(text: string): void;
  /** Ends the connection with the given code; the channel yields nothing afterwards. */
  close(code: number, reason: string): void;
}

/** Messages that arrive while the saga is busy must not be lost; there are only ever a few. */
const EXPECTED_BURST = 16;

export function openSocketChannel(sockets: SocketFactory, url: string): SocketChannel {
  let closeCode = CLOSE_NORMAL;
  let closeReason = '';
  let send: (text: string) => void = () => undefined;
  const events = eventChannel<SocketEvent>((emit) => {
    const connection = sockets.connect(url, emit);
    send = (text) => connection.send(text);
    return () => connection.close(closeCode, closeReason);
  }, buffers.expanding<SocketEvent>(EXPECTED_BURST));
  return {
    events,
    send: (text) => send(text),
    close(code, reason) {
      closeCode = code;
      closeReason = reason;
      events.close();
    },
  };
}
