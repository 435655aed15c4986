import type { LockEvent, TabLocks } from '../tabLocks';

/** One request, from asking to giving back. */
class LockRequest {
  private readonly withdrawal = new AbortController();
  private readonly ended: Promise<void>;
  private end: () => void = () => undefined;
  private isHeld = false;

  constructor(
    private readonly locks: LockManager,
    private readonly name: string,
    private readonly listener: (event: LockEvent) => void,
  ) {
    this.ended = new Promise((resolve) => {
      this.end = resolve;
    });
  }

  readonly withdraw = (): void => {
    this.withdrawal.abort();
    this.end();
  };

  async run(steals: boolean): Promise<void> {
    try {
      if (steals) await this.locks.request(this.name, { steal: true }, this.hold);
      else await this.askAndWait();
    } catch {
      // Stolen, or not to be had from this browser, which is as if there were no locks.
      this.tell(this.isHeld ? 'lost' : 'held');
    }
  }

  private async askAndWait(): Promise<void> {
    const isFree = await this.locks.request(this.name, { ifAvailable: true }, async (lock) => {
      if (lock) await this.hold();
      return lock !== null;
    });
    const { signal } = this.withdrawal;
    if (isFree || signal.aborted) return;
    this.tell('elsewhere');
    await this.locks.request(this.name, { signal }, this.hold);
  }

  private readonly hold = async (): Promise<void> => {
    this.isHeld = true;
    this.tell('held');
    await this.ended;
  };

  private tell(event: LockEvent): void {
    if (!this.withdrawal.signal.aborted) this.listener(event);
  }
}

/**
 * The Web Locks of the browser. A page without a secure origin has none.
 *
 * @param find throws, or finds none, where they are forbidden or missing
 */
export function createTabLocks(find: () => LockManager | undefined): TabLocks {
  const locks = () => {
    try {
      return find();
    } catch {
      return undefined;
    }
  };
  return {
    request(name, steals, listener) {
      const manager = locks();
      if (!manager) {
        listener('held');
        return () => undefined;
      }
      const request = new LockRequest(manager, name, listener);
      void request.run(steals);
      return request.withdraw;
    },
  };
}
