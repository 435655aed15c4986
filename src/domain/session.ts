/** A user's session as the services report it. The id is a secret and is kept elsewhere. */
export interface SessionState {
  readonly status: 'active' | 'waiting';
  /** One-based; only while waiting. */
  readonly queuePosition?: number;
  /** Seconds; only while waiting. */
  readonly estimatedWaitS?: number;
  /** Users with a seat; absent in the answer that creates a session. */
  readonly activeUsers?: number;
}

/** How full the services are. */
export interface QueueState {
  readonly activeSessions: number;
  readonly maxConcurrentUsers: number;
  readonly waitingQueueLength: number;
  readonly availableSlots: number;
}
