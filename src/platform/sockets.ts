/** The events of an open or opening socket, in order; `closed` is always the last. */
export type SocketEvent =
  | { readonly kind: 'opened' }
  | { readonly kind: 'message'; readonly text: string }
  /** RFC 6455 section 7.4 close code; 1006 if the connection broke without a close frame. */
  | { readonly kind: 'closed'; readonly code: number; readonly reason: string };

export interface SocketConnection {
  send(text: string): void;
  /** Closes and drops all further events; safe to call twice. */
  close(code?: number, reason?: string): void;
}

/** Opens sockets; the live channel turns the events into a saga channel. */
export interface SocketFactory {
  connect(url: string, onEvent: (event: SocketEvent) => void): SocketConnection;
}
