import type { SessionSettings } from '../config';

/**
 * Milliseconds for which the socket of an ended session stays open: its client notices from the silence after
 * a heartbeat (docs/contract.md 3.8), within 30 s at most.
 */
const ORPHAN_MS = 60_000;

interface KeepAliveOptions {
  readonly times: Pick<SessionSettings, 'pingMs' | 'livenessMs'>;
  /** Whether the socket's session still exists. */
  readonly isKnown: () => Promise<boolean>;
  /** Sends the application-level ping. */
  readonly ping: () => void;
  /** Terminates the connection. */
  readonly cut: () => void;
  readonly onFailure: (error: unknown) => void;
}

interface KeptAlive {
  /** Must be called for each frame from the client. */
  readonly onFrame: () => void;
  readonly end: () => void;
}

/** Sends the application-level ping after a silence, and terminates sockets whose session ended long ago. */
export function keepAlive({ times, isKnown, ping, cut, onFailure }: KeepAliveOptions): KeptAlive {
  let silence = setInterval(ping, times.pingMs);
  let knownAt = Date.now();
  const cutOrphan = async () => {
    if (await isKnown()) knownAt = Date.now();
    else if (Date.now() - knownAt > ORPHAN_MS) cut();
  };
  const orphans = setInterval(() => void cutOrphan().catch(onFailure), times.livenessMs);
  return {
    onFrame: () => {
      clearInterval(silence);
      silence = setInterval(ping, times.pingMs);
    },
    end: () => {
      clearInterval(silence);
      clearInterval(orphans);
    },
  };
}
