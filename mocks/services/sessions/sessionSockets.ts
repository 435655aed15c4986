import type { SessionSettings } from '../config';
import { HttpError } from '../http/httpError';
import { isStateAway } from '../stores/stateIsAway';
import type { ClientSocket, ClientSocketEvents, LiveChannel } from './clientSocket';
import { coalesced } from './coalesced';
import { keepAlive } from './keepAlive';
import type { Sessions } from './sessions';
import { SocketCensus } from './socketCensus';

export interface SessionSockets extends LiveChannel {
  /** Sends every connected session its place. Several calls in one turn send one message. */
  readonly broadcast: () => void;
  /** Stops answering and pushing while leaving the connections open (fault drill). */
  readonly silence: (silent: boolean) => void;
  /** Terminates the connections of one session or of all and returns how many. */
  readonly drop: (sessionId?: string) => number;
  /** Closes all with code 1000 and returns how many. */
  readonly closeAll: (reason: string) => number;
  /**
   * Closes all connections, and any that are opened later, with code 1012 because this process stops: their
   * sessions do not end by it, as they may be kept elsewhere, and their clients should come back at once.
   */
  readonly stop: () => void;
}

export interface SessionSocketOptions {
  readonly sessions: Pick<Sessions, 'status' | 'statuses' | 'touch' | 'attach' | 'detach'>;
  readonly settings: Pick<
    SessionSettings,
    'pingMs' | 'livenessMs' | 'seats' | 'maxWaiting' | 'pushPauseMs'
  >;
}

function reportFailure(error: unknown): void {
  if (!isStateAway(error)) console.error('The live channel could not ask for the sessions:', error);
}

/** The live channel (docs/contract.md 3.6): JSON text frames, one socket per session. */
export function createSessionSockets({ sessions, settings }: SessionSocketOptions): SessionSockets {
  const census = new SocketCensus<ClientSocket>(settings.seats + settings.maxWaiting);
  const all = new Set<ClientSocket>();
  const current = new Map<string, ClientSocket>();
  let silent = false;
  let isStopping = false;

  const send = (socket: ClientSocket, message: object) => {
    if (!silent) socket.send(JSON.stringify(message));
  };

  const tellAll = async () => {
    const { statuses, queue } = await sessions.statuses(current.keys());
    for (const [id, socket] of current) {
      const status = statuses.get(id);
      if (status === undefined) continue;
      send(socket, { type: 'queue_update', session_status: status, queue_status: queue });
    }
  };

  const beat = async (id: string, socket: ClientSocket) => {
    if ((await sessions.touch(id)) === null) return;
    // Asked for like a broadcast, so that neither overtakes the other and tells of an earlier place.
    const { statuses, queue } = await sessions.statuses([id]);
    const status = statuses.get(id);
    if (status === undefined) return;
    send(socket, { type: 'status_update', session_status: status, queue_status: queue });
  };

  const refusalOf = async (id: string) => {
    if ((await sessions.status(id)) === null) return new HttpError(404, 'Session not found');
    return census.hasRoom() ? null : new HttpError(503, 'There are too many connections');
  };

  const open = (id: string, socket: ClientSocket): ClientSocketEvents => {
    all.add(socket);
    current.set(id, socket);
    census.enter(id, socket).forEach((older) => older.cut());
    const kept = keepAlive({
      times: settings,
      isKnown: async () => (await sessions.status(id)) !== null,
      ping: () => send(socket, { type: 'ping' }),
      cut: socket.cut,
      onFailure: reportFailure,
    });
    const attached = isStopping ? Promise.resolve(null) : sessions.attach(id);
    attached.catch(reportFailure);
    const detach = async () => {
      const token = await attached;
      if (token !== null && !isStopping) await sessions.detach(id, token);
    };
    if (isStopping) closeForRestart(socket);
    return {
      onFrame: (frame) => {
        kept.onFrame();
        const type = frame === null ? null : messageType(frame);
        if (type === null || type === 'disconnect') return socket.cut();
        if (type === 'heartbeat' && !silent) beat(id, socket).catch(reportFailure);
      },
      onClose: () => {
        kept.end();
        all.delete(socket);
        census.leave(id, socket);
        if (current.get(id) === socket) current.delete(id);
        detach().catch(reportFailure);
      },
    };
  };

  return {
    refusalOf,
    open,
    broadcast: coalesced(() => tellAll().catch(reportFailure), settings.pushPauseMs),
    silence: (on) => {
      silent = on;
    },
    drop: (id) => {
      const chosen = id === undefined ? [...all] : [current.get(id) ?? []].flat();
      chosen.forEach((socket) => socket.cut());
      return chosen.length;
    },
    closeAll: (reason) => {
      const open = [...all];
      open.forEach((socket) => socket.close(1000, reason));
      return open.length;
    },
    stop: () => {
      isStopping = true;
      all.forEach(closeForRestart);
    },
  };
}

/** RFC 6455's registry of close codes: the service restarts. */
const closeForRestart = (socket: ClientSocket) => socket.close(1012, 'Service restart');

/** The `type` of a frame; null if the frame is not a JSON object. */
function messageType(frame: string): string | null {
  try {
    const message: unknown = JSON.parse(frame);
    if (typeof message !== 'object' || message === null || Array.isArray(message)) return null;
    return 'type' in message && typeof message.type === 'string' ? message.type : '';
  } catch {
    return null;
  }
}
