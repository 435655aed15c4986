/** A session as returned by `POST /session/create`; times in seconds since 1970. */
export interface Session {
  readonly session_id: string;
  readonly user_id: string | null;
  readonly created_at: number;
  readonly last_activity: number;
  readonly status: 'active' | 'waiting';
  /** From 1; meaningful only while waiting. */
  readonly queue_position?: number;
  /** When a waiting session got its seat. */
  readonly activated_at?: number;
}

export interface SessionStatus extends Session {
  readonly active_users_count: number;
  /** Seconds. */
  readonly estimated_wait_time?: number;
}

export interface QueueStatus {
  readonly active_sessions: number;
  readonly max_concurrent_users: number;
  readonly waiting_queue_length: number;
  readonly available_slots: number;
}
