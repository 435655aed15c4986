import { sql } from 'kysely';
import { Client } from 'pg';

const CHANNEL = 'marcus_library';

/** Milliseconds before listening again when the server was away. */
const PAUSE_MS = 1_000;

/** Of events that were kept. */
interface News {
  /** By this process; what others keep, the database tells. */
  readonly keptHere: (seq: number) => void;
  readonly onEvents: (told: (seq: number) => void) => void;
  readonly close: () => Promise<void>;
}

/** Tells all nodes, once the transaction has ended. */
export const notifyOf = (seq: number) => sql`SELECT pg_notify(${CHANNEL}, ${String(seq)})`;

/**
 * Tells listeners of this process what any process has kept.
 *
 * @param url of a server, which is listened to once somebody wants to know; null: no other process writes
 */
export function tellOfEvents(url: string | null): News {
  const listeners: ((seq: number) => void)[] = [];
  const tell = (seq: number) => listeners.forEach((told) => told(seq));
  let line: Line | undefined;
  return {
    keptHere: (seq) => {
      if (url === null) tell(seq);
    },
    onEvents: (told) => {
      listeners.push(told);
      if (url !== null) line ??= new Line(url, tell);
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
    private readonly heard: (seq: number) => void,
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
    client.on('notification', ({ payload }) => this.heard(Number(payload)));
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
      this.client = client;
      // What was told before it listened.
      const { rows } = await client.query<{ last: string | null }>(
        'SELECT max(seq) AS last FROM event',
      );
      const last = Number(rows[0]?.last ?? 0);
      if (last > 0) this.heard(last);
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
