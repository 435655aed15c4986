/** The history of one session. Times are milliseconds since 1970; both sides share one clock. */
export interface VisitRecord {
  readonly id: string;
  /** By the services' clock. */
  readonly createdAt: number;
  readonly waited: boolean;
  /** When the services gave the seat; undefined for clients that left or timed out before. */
  readonly activatedAt: number | undefined;
  /** The session certainly existed until then: its last answered sign of life, or its goodbye. */
  readonly certainUntil: number;
  readonly outcome: 'served' | 'impatient' | 'expired' | 'never served';
}
