import type { SessionSettings } from '../config';

/**
 * Milliseconds for which the socket of a session that is gone stays open: its client notices by the silence
 * after a heartbeat (docs/contract.md 3.8), 30 s at most.
 */
const ORPHAN_MS = 60_000;

interface KeepAliveOptions {
  readonly times: Pick<SessionSettings, 'pingMs' | 'livenessMs'>;
  /** Whether the socket's session is there. */
  readonly isKnown: () => Promise<boolean>;
  /** Sends the application's ping. */
  readonly ping: () => void;
  /** Cuts the connection. */
  readonly cut: () => void;
  readonly onFailure: (error: unknown) => void;
}

interface KeptAlive {
  /** To be called for each frame of the client. */
  readonly onFrame: () => void;
  readonly end: () => void;
}

/** Sends the application's ping after silence, and cuts the socket of a session that has been gone for long. */
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
