/** Faults that affect calls with a matching path. */
export type CallFaultKind = 'delay' | 'status' | 'html' | 'drop' | 'json_garbage';

/** Faults that affect sessions and their sockets; they act immediately and take no path. */
export type SessionFaultKind = 'silence_socket' | 'drop_socket' | 'expire_session';

export const CALL_FAULT_KINDS: readonly CallFaultKind[] = [
  'delay',
  'status',
  'html',
  'drop',
  'json_garbage',
];

export const SESSION_FAULT_KINDS: readonly SessionFaultKind[] = [
  'silence_socket',
  'drop_socket',
  'expire_session',
];

/** Faults that affect the stand-ins for COCONUT and PubChem; they take no path. */
export type StandInFaultKind = 'revoke_tokens' | 'queue_searches';

export const STAND_IN_FAULT_KINDS: readonly StandInFaultKind[] = [
  'revoke_tokens',
  'queue_searches',
];

export interface CallFault {
  readonly kind: CallFaultKind;
  /** The call's path without the services' prefix; `*` matches any text. */
  readonly path: string;
  /** In upper case; empty matches any method. */
  readonly method: string;
  /** Number of calls still to be hit; Infinity until the fault is deleted. */
  readonly count: number;
  /** Delay in milliseconds before anything else. */
  readonly ms: number;
  readonly status: number;
  /** Body of the answer for `status` and `html`; null for the default. */
  readonly body: unknown;
}

/**
 * Whether a path matches a pattern in which `*` matches any text. Deliberately not a regular expression: with
 * many stars, one could take practically forever.
 */
export function fitsPattern(pattern: string, path: string): boolean {
  const [start = '', ...parts] = pattern.split('*');
  const end = parts.pop();
  if (end === undefined) return path === pattern;
  if (!path.startsWith(start)) return false;
  let from = start.length;
  for (const part of parts) {
    const found = path.indexOf(part, from);
    if (found < 0) return false;
    from = found + part.length;
  }
  return path.length - from >= end.length && path.endsWith(end);
}
