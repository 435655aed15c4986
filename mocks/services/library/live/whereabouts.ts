import { coalesced } from '../../sessions/coalesced';
import type { Library } from '../library';
import { readTold, writeTold } from './frames';
import { GONE_MS, Presence, type Person, type Place } from './presence';

/** Milliseconds between two messages of who is where: walking through drawings moves somebody several times a second. */
const PAUSE_MS = 250;

/** Milliseconds after which other processes are told again where this one's users are. */
export const TELL_AGAIN_MS = 10_000;

interface Own {
  readonly name: string;
  readonly place: Place;
}

/** Who is where, in agreement with the library's other processes. */
export class Whereabouts {
  /** Stands for this process: what it tells comes back to it, too. */
  private readonly process = crypto.randomUUID();
  private readonly presence = new Presence();
  private readonly own = new Map<string, Own>();
  private readonly moved = new Map<string, Own>();
  private readonly tell: () => void;

  /** @param onChange called after people moved, here or elsewhere */
  constructor(
    private readonly library: Pick<Library, 'tellOthers'>,
    onChange: () => void,
  ) {
    this.tell = coalesced(async () => {
      onChange();
      await this.tellOthers();
    }, PAUSE_MS);
  }

  people(): readonly Person[] {
    return this.presence.people();
  }

  /** One of this process's connections is somewhere else; `NOWHERE` when it ends. */
  move(connection: string, name: string, place: Place): void {
    if (place.article === null) this.own.delete(connection);
    else this.own.set(connection, { name, place });
    if (!this.presence.set(connection, name, place)) return;
    this.moved.set(connection, { name, place });
    this.tell();
  }

  /** By a process, of one of its connections. */
  told(message: string): void {
    const told = readTold(message);
    if (!told || told.process === this.process) return;
    const { connection, name, article, segment } = told;
    const until = Date.now() + GONE_MS;
    if (this.presence.set(connection, name, { article, segment }, until)) this.tell();
  }

  /** To be called every `TELL_AGAIN_MS`: processes that stop without a word are forgotten, and later ones told. */
  tellAgain(): void {
    const isLess = this.presence.expire(Date.now());
    this.own.forEach((own, connection) => this.moved.set(connection, own));
    if (isLess || this.own.size > 0) this.tell();
  }

  private async tellOthers(): Promise<void> {
    const moved = [...this.moved];
    this.moved.clear();
    for (const [connection, { name, place }] of moved) {
      const told = writeTold({ process: this.process, connection, name, ...place });
      // Who is not told now hears of it again soon.
      await this.library.tellOthers(told).catch(() => undefined);
    }
  }
}
