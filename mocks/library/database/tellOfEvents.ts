import { Client } from 'pg';

const CHANNEL = 'marcus_library';

/** Milliseconds before listening again when the server was away. */
const PAUSE_MS = 1_000;

/** Of events that were kept. */
interface News {
  /** By this process; other processes are told by the database. */
  readonly tell: (seq: number) => void;
  readonly onEvents: (told: (seq: number) => void) => void;
  readonly close: () => Promise<void>;
}

/**
 * Tells listeners of this process what any process has kept.
 *
 * @param url of a server; null: no other process writes
 */
export function tellOfEvents(url: string | null): News {
  const listeners: ((seq: number) => void)[] = [];
  const tellHere = (seq: number) => listeners.forEach((told) => told(seq));
  const line = url === null ? null : new Line(url, tellHere);
  return {
    tell: (seq) => (line ? line.tell(seq) : tellHere(seq)),
    onEvents: (told) => void listeners.push(told),
    close: async () => line?.close(),
  };
}

/** A connection that hears what others say, opened again whenever it breaks. */
class Line {
  private client: Client | undefined;
  private isClosed = false;
  private again: NodeJS.Timeout | undefined;
  private readonly opening: Promise<void>;

  constructor(
    private readonly url: string,
    private readonly heard: (seq: number) => void,
  ) {
    this.opening = this.open();
  }

  tell(seq: number) {
    // Whoever missed it asks for events after the last it knows as soon as the line is there again.
    void this.client
      ?.query('SELECT pg_notify($1, $2)', [CHANNEL, String(seq)])
      .catch(() => this.heard(seq));
    if (!this.client) this.heard(seq);
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
    this.again = setTimeout(() => void this.open(), PAUSE_MS);
    this.again.unref();
  }
}
