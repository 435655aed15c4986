/** Cancels the work of sessions that end. */
export class SessionLifetimes {
  private readonly controllers = new Map<string, AbortController>();

  /** Aborted when the session ends. */
  signalOf(id: string): AbortSignal {
    const known = this.controllers.get(id);
    if (known) return known.signal;
    const controller = new AbortController();
    this.controllers.set(id, controller);
    return controller.signal;
  }

  end(id: string): void {
    this.controllers.get(id)?.abort(new Error('The session has ended'));
    this.controllers.delete(id);
  }
}
