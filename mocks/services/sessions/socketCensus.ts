/**
 * Maximum sockets per session: its current one, and one that a lost network connection keeps open after the
 * client has reconnected.
 */
const PER_SESSION = 2;

/** Maximum sockets in total, as a multiple of full sessions: ended sessions keep theirs for a while. */
const SHARE = 2;

/** Counts open sockets by session, to limit them both per session and in total. */
export class SocketCensus<Socket> {
  private readonly sockets = new Map<string, readonly Socket[]>();
  private total = 0;

  /** @param maxSessions maximum number of sessions */
  constructor(private readonly maxSessions: number) {}

  hasRoom(): boolean {
    return this.total < this.maxSessions * PER_SESSION * SHARE;
  }

  /** @returns the session's oldest sockets that now exceed the limit; the caller must close them */
  enter(sessionId: string, socket: Socket): readonly Socket[] {
    const all = [...(this.sockets.get(sessionId) ?? []), socket];
    this.sockets.set(sessionId, all);
    this.total += 1;
    return all.slice(0, -PER_SESSION);
  }

  leave(sessionId: string, socket: Socket): void {
    const before = this.sockets.get(sessionId) ?? [];
    const left = before.filter((other) => other !== socket);
    this.total -= before.length - left.length;
    if (left.length === 0) this.sockets.delete(sessionId);
    else this.sockets.set(sessionId, left);
  }
}
