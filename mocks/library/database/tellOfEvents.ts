import { sql } from 'kysely';
import { Client } from 'pg';

const CHANNEL = 'marcus_library';

/** What nodes say to each other. */
const TALK = 'marcus_library_talk';

/** Milliseconds before listening again when the server was away. */
const PAUSE_MS = 1_000;

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
export function tellOfEvents(url: string | null): News {
  const listeners: ((seq: number) => void)[] = [];
  const hearers: ((message: string) => void)[] = [];
  const tell = (seq: number) => listeners.forEach((told) => told(seq));
  let line: Line | undefined;
  const listen = () => {
    if (url === null) return;
    const say = (message: string) => hearers.forEach((told) => told(message));
    line ??= new Line(url, { kept: tell, said: say });
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

/** A connection that hears what the database tells, opened again whenever it breaks. */
class Line {
  private client: Client | undefined;
  private isClosed = false;
  private again: NodeJS.Timeout | undefined;
  private opening: Promise<void>;

  constructor(
    private readonly url: string,
    private readonly heard: {
      readonly kept: (seq: number) => void;
      readonly said: (message: string) => void;
    },
  ) {
    this.opening = this.open();
  }

  async close(): Promise<void> {
    this.isClosed = true;
    clearTimeout(this.again);
    await this.opening;
    await this.client?.end().catch(() => undefined);
  }

  private async open(): Promise<void> {
    const client = new Client({ connectionString: this.url });
    client.on('error', () => undefined);
    client.on('end', () => this.broke(client));
    client.on('notification', ({ channel, payload = '' }) => {
      if (channel === CHANNEL) this.heard.kept(Number(payload));
      else this.heard.said(payload);
    });
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}; LISTEN ${TALK}`);
      this.client = client;
      // What was told before it listened.
      const { rows } = await client.query<{ last: string | null }>(
        'SELECT max(seq) AS last FROM event',
      );
      const last = Number(rows[0]?.last ?? 0);
      if (last > 0) this.heard.kept(last);
    } catch {
      await client.end().catch(() => undefined);
      this.broke(client);
    }
  }

  private broke(client: Client) {
    if (this.client === client) this.client = undefined;
    if (this.isClosed) return;
    clearTimeout(this.again);
    this.again = setTimeout(() => {
      this.opening = this.open();
    }, PAUSE_MS);
    this.again.unref();
  }
}
