import type { Redis } from 'ioredis';
import * as v from 'valibot';
import type { SessionsListener } from '../../services/sessions/sessions';

/** A message about a change, written by `sessionSteps.lua`; `by` is the process whose step it was. */
const newsSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    version: v.number(),
    by: v.string(),
    ended: v.optional(v.array(v.string()), []),
  }),
);

/**
 * Tells this process what changed, by its own steps' answers and by messages about those of others. A step of its own
 * comes both ways, in either order, and is told once: if the answer is lost, the message is not.
 */
export class SessionNews {
  private readonly listeners: SessionsListener[] = [];
  private readonly gapListeners: (() => void)[] = [];
  /** Own changes that came one of the two ways. */
  private readonly toldOnce = new Set<number>();
  private hasListened = false;

  constructor(
    private readonly subscription: Redis,
    channel: string,
    private readonly node: string,
  ) {
    subscription.on('message', (_channel: string, text: string) => this.hear(text));
    subscription.on('ready', () => {
      // Rejected only when the connection is lost again.
      subscription.subscribe(channel).then(
        () => this.noticeGap(),
        () => undefined,
      );
    });
  }

  onChange(listener: SessionsListener): void {
    this.listeners.push(listener);
  }

  onGap(listener: () => void): void {
    this.gapListeners.push(listener);
  }

  /** A change that a step of this process made. */
  seeOwn(version: number, ended: readonly string[]): void {
    if (this.toldOnce.delete(version)) return;
    this.toldOnce.add(version);
    this.tell(ended);
  }

  close(): void {
    this.subscription.disconnect();
  }

  private hear(text: string): void {
    const news = v.safeParse(newsSchema, text);
    // Anything else on the channel comes from another program.
    if (!news.success) return;
    const { version, by, ended } = news.output;
    if (by === this.node) this.seeOwn(version, ended);
    else this.tell(ended);
  }

  /** Messages sent while the connection was lost are never repeated. */
  private noticeGap(): void {
    this.toldOnce.clear();
    if (this.hasListened) this.gapListeners.forEach((listener) => listener());
    this.hasListened = true;
  }

  private tell(ended: readonly string[]): void {
    this.listeners.forEach((listener) => listener(ended));
  }
}
