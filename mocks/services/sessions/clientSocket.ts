import type { HttpError } from '../http/httpError';

/** A client's live channel, as provided by the host that holds the connection. */
export interface ClientSocket {
  /** Sends a text frame, unless the connection is closing or has too much unread data. */
  readonly send: (text: string) => void;
  /** Closes with a status code of RFC 6455, section 7.4.1. */
  readonly close: (code: number, reason: string) => void;
  /** Terminates the connection. */
  readonly cut: () => void;
}

/** Events of a connection, reported by the host. */
export interface ClientSocketEvents {
  /** @param frame null for a non-text frame */
  readonly onFrame: (frame: string | null) => void;
  /** Must be called exactly once. */
  readonly onClose: () => void;
}

/** A connection that may become a socket; it counts as one from here on. */
export interface Admission {
  readonly open: (socket: ClientSocket) => ClientSocketEvents;
  /** It counts no more, unless it was opened. */
  readonly giveUp: () => void;
}

/** Accepts connections from hosts. */
export interface LiveChannel {
  /** Why a connection may not become a socket of that session; null if it may. */
  readonly refusalOf: (sessionId: string) => Promise<HttpError | null>;
  /** Attaches a connection to a session as its socket. */
  readonly open: (sessionId: string, socket: ClientSocket) => ClientSocketEvents;
}
