import type { HttpError } from '../http/httpError';

/** A client's live channel, as the host that holds the connection offers it. */
export interface ClientSocket {
  /** Sends a text frame, unless the connection is closing or leaves too much unread. */
  readonly send: (text: string) => void;
  /** Closes with a code of RFC 6455, section 7.4.1. */
  readonly close: (code: number, reason: string) => void;
  /** Cuts the connection. */
  readonly cut: () => void;
}

/** What the host tells of a connection. */
export interface ClientSocketEvents {
  /** @param frame null for a frame that is no text */
  readonly onFrame: (frame: string | null) => void;
  /** To be called once. */
  readonly onClose: () => void;
}

/** What hosts let connections into. */
export interface LiveChannel {
  /** Why no connection may become a socket of that session; null when one may. */
  readonly refusalOf: (sessionId: string) => Promise<HttpError | null>;
  /** Makes a connection the socket of a session. */
  readonly open: (sessionId: string, socket: ClientSocket) => ClientSocketEvents;
}
