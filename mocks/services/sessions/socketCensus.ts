/**
 * Sockets that one session may have: its own, and one that a lost network keeps open when the client has
 * connected anew.
 */
const PER_SESSION = 2;

/** Sockets in all, in those of full sessions: sessions that are gone keep theirs for a while. */
const SHARE = 2;

/** The open sockets, by session, so that neither one session nor all together have too many. */
export class SocketCensus<Socket> {
  private readonly sockets = new Map<string, readonly Socket[]>();
  private total = 0;

  /** @param maxSessions sessions that there can be */
  constructor(private readonly maxSessions: number) {}

  hasRoom(): boolean {
    return this.total < this.maxSessions * PER_SESSION * SHARE;
  }

  /** @returns the session's sockets that are too many now, the oldest ones; they are to be closed */
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
