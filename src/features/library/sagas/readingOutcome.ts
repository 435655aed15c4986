/** Milliseconds before an interrupted article is tried again. */
export const AGAIN_AFTER_MS = 1_000;

/** How the reading of an article of the queue ended; `interrupted`: it stays in the queue. */
export type Outcome = { readonly kind: 'read' | 'stopped' | 'interrupted' } | Failure;

export interface Failure {
  readonly kind: 'failed';
  readonly message: string;
  /** It is the services' trouble, and not the article's. */
  readonly isTemporary?: boolean;
}

export const INTERRUPTED: Outcome = { kind: 'interrupted' };
