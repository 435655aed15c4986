/** Watches for the end of one session. */
export interface LifetimeWatch {
  /** Whether it has ended since the watch began. */
  readonly hasEnded: boolean;
  readonly stop: () => void;
}

/** Tells those who work for sessions when these end. */
export class SessionLifetimes {
  /** By session; not an AbortSignal, as Node warns of a leak at its eleventh listener. */
  private readonly listeners = new Map<string, Set<() => void>>();

  /**
   * Calls `listener` once when the session ends.
   *
   * @returns stops listening
   */
  onEnd(id: string, listener: () => void): () => void {
    const ofSession = this.listeners.get(id) ?? new Set();
    this.listeners.set(id, ofSession.add(listener));
    return () => {
      ofSession.delete(listener);
      if (ofSession.size === 0 && this.listeners.get(id) === ofSession) this.listeners.delete(id);
    };
  }

  /** For the time until it is known whether there is such a session; must be stopped. */
  watch(id: string): LifetimeWatch {
    let hasEnded = false;
    const stop = this.onEnd(id, () => (hasEnded = true));
    return {
      get hasEnded() {
        return hasEnded;
      },
      stop,
    };
  }

  /** Of the sessions whose end somebody waits for. */
  ids(): readonly string[] {
    return [...this.listeners.keys()];
  }

  end(id: string): void {
    const listeners = this.listeners.get(id) ?? [];
    this.listeners.delete(id);
    for (const listener of listeners) listener();
  }
}
