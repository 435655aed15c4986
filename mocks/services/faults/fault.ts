/** What goes wrong with a call whose path fits. */
export type CallFaultKind = 'delay' | 'status' | 'html' | 'drop' | 'json_garbage';

/** What goes wrong with sessions and their sockets, at once and without a path. */
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

/** What goes wrong with the stand-ins of COCONUT and PubChem, without a path. */
export type StandInFaultKind = 'revoke_tokens' | 'queue_searches';

export const STAND_IN_FAULT_KINDS: readonly StandInFaultKind[] = [
  'revoke_tokens',
  'queue_searches',
];

export interface CallFault {
  readonly kind: CallFaultKind;
  /** The call's path without the services' prefix; `*` stands for any text. */
  readonly path: string;
  /** Upper case; empty for any. */
  readonly method: string;
  /** Calls it still hits; Infinity until it is deleted. */
  readonly count: number;
  /** Milliseconds to wait first. */
  readonly ms: number;
  readonly status: number;
  /** Answer of `status` and `html`; null for a usual one. */
  readonly body: unknown;
}

/**
 * Whether a path fits a pattern in which `*` stands for any text. No regular expression is made of it:
 * with many stars one could take for ever.
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
