import { sql } from 'kysely';
import type { Client, Notification } from 'pg';
import { ListeningLine, type LinePace } from './listeningLine';

const CHANNEL = 'marcus_library';

/** What nodes say to each other. */
const TALK = 'marcus_library_talk';

/** Of events that were kept. */
interface News {
  /** By this process; what others keep, the database tells. */
  readonly keptHere: (seq: number) => void;
  readonly onEvents: (told: (seq: number) => void) => void;
  /** By `sayToNodes`, of any process, this one as well. */
  readonly onTold: (told: (message: string) => void) => void;
  readonly close: () => Promise<void>;
}

/** Tells all nodes, once the transaction has ended. */
export const notifyOf = (seq: number) => sql`SELECT pg_notify(${CHANNEL}, ${String(seq)})`;

/** Says something to all nodes, which nobody keeps. */
export const sayToNodes = (message: string) => sql`SELECT pg_notify(${TALK}, ${message})`;

/**
 * Tells listeners of this process what any process has kept.
 *
 * @param url of a server, which is listened to once somebody wants to know; null: no other process writes
 */
export function tellOfEvents(url: string | null, pace?: LinePace): News {
  const listeners: ((seq: number) => void)[] = [];
  const hearers: ((message: string) => void)[] = [];
  const tell = (seq: number) => listeners.forEach((told) => told(seq));
  let line: ListeningLine | undefined;
  const heard = ({ channel, payload = '' }: Notification) => {
    if (channel === CHANNEL) tell(Number(payload));
    else hearers.forEach((told) => told(payload));
  };
  const opened = async (client: Client) => {
    const { rows } = await client.query<{ last: string | null }>(
      'SELECT max(seq) AS last FROM event',
    );
    const last = Number(rows[0]?.last ?? 0);
    if (last > 0) tell(last);
  };
  const listen = () => {
    if (url === null) return;
    line ??= new ListeningLine(url, { channels: [CHANNEL, TALK], heard, opened }, pace);
  };
  return {
    keptHere: (seq) => {
      if (url === null) tell(seq);
    },
    onEvents: (told) => {
      listeners.push(told);
      listen();
    },
    onTold: (told) => {
      hearers.push(told);
      listen();
    },
    close: async () => line?.close(),
  };
}
