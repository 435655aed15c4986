import { Client, type Notification } from 'pg';
import { connectionTo } from './serverConnection';

/** Milliseconds before listening again when the server was away. */
const PAUSE_MS = 1_000;

/** Milliseconds; a line that only receives does not notice that it leads nowhere, unless it asks. */
export interface LinePace {
  /** Between two questions. */
  readonly askMs: number;
  /** To wait for each answer; shorter than that. */
  readonly answerMs: number;
}

const PACE: LinePace = { askMs: 15_000, answerMs: 5_000 };

interface LineOptions {
  readonly channels: readonly string[];
  readonly heard: (notification: Notification) => void;
  /** It listens, be it for the first time or again: what was told before, it has not heard. */
  readonly opened: (client: Client) => Promise<void>;
}

/** A connection that hears what the database tells, opened again whenever it breaks. */
export class ListeningLine {
  private client: Client | undefined;
  private isClosed = false;
  private again: NodeJS.Timeout | undefined;
  private asking: NodeJS.Timeout | undefined;
  private opening: Promise<void>;

  /** @param url of a server */
  constructor(
    private readonly url: string,
    private readonly options: LineOptions,
    private readonly pace: LinePace = PACE,
  ) {
    this.opening = this.open();
  }

  async close(): Promise<void> {
    this.isClosed = true;
    this.stopTimers();
    await this.opening;
    this.stopTimers();
    await this.client?.end().catch(() => undefined);
  }

  private async open(): Promise<void> {
    const client = new Client({ ...connectionTo(this.url), query_timeout: this.pace.answerMs });
    client.on('error', () => undefined);
    client.on('end', () => this.broke(client));
    client.on('notification', this.options.heard);
    try {
      await client.connect();
      await client.query(this.options.channels.map((channel) => `LISTEN ${channel}`).join('; '));
      this.client = client;
      await this.options.opened(client);
      this.asking = setInterval(() => void this.ask(client), this.pace.askMs);
      this.asking.unref();
    } catch {
      await client.end().catch(() => undefined);
      this.broke(client);
    }
  }

  /** One that is asked in vain is ended, for another to be opened. */
  private async ask(client: Client): Promise<void> {
    await client.query('SELECT 1').catch(() => client.end());
  }

  private broke(client: Client) {
    if (this.client === client) this.client = undefined;
    this.stopTimers();
    if (this.isClosed) return;
    this.again = setTimeout(() => {
      this.opening = this.open();
    }, PAUSE_MS);
    this.again.unref();
  }

  private stopTimers() {
    clearTimeout(this.again);
    clearInterval(this.asking);
  }
}
