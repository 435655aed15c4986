/** Watches for the end of one session. */
export interface LifetimeWatch {
  /** Whether it has ended since the watch began. */
  readonly hasEnded: boolean;
  readonly stop: () => void;
}

/** Cancels the work of sessions that end. */
export class SessionLifetimes {
  private readonly controllers = new Map<string, AbortController>();
  private readonly watches = new Set<(ended: string) => void>();

  /** Aborted when the session ends. */
  signalOf(id: string): AbortSignal {
    const known = this.controllers.get(id);
    if (known) return known.signal;
    const controller = new AbortController();
    this.controllers.set(id, controller);
    return controller.signal;
  }

  /** For the time until it is known whether there is such a session; must be stopped. */
  watch(id: string): LifetimeWatch {
    let hasEnded = false;
    const listener = (ended: string) => {
      if (ended === id) hasEnded = true;
    };
    this.watches.add(listener);
    return {
      get hasEnded() {
        return hasEnded;
      },
      stop: () => void this.watches.delete(listener),
    };
  }

  end(id: string): void {
    this.watches.forEach((listener) => listener(id));
    this.controllers.get(id)?.abort(new Error('The session has ended'));
    this.controllers.delete(id);
  }
}
