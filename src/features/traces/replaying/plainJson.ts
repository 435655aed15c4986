import { TraceError } from './traceError';

/** Deeper than any state of the application; the code that uses the result walks it recursively. */
const DEEPEST = 64;

/** 64 MiB; 2,000 actions with their texts need only a few. */
export const LARGEST_TRACE = 64 * 1024 * 1024;

/**
 * Parses untrusted text.
 *
 * @throws TraceError if it is too large, not JSON, nested too deeply, or has a prototype key
 */
export function parsePlainJson(text: string): unknown {
  if (text.length > LARGEST_TRACE) {
    throw new TraceError(`The file is larger than ${LARGEST_TRACE / 1024 / 1024} MiB`);
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new TraceError('The file is not JSON');
  }
  checkNesting(value);
  return value;
}

/** Level by level, since a malicious file could overflow the stack of a recursive function. */
function checkNesting(value: unknown): void {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEEPEST) throw new TraceError(`The file is nested deeper than ${DEEPEST} levels`);
    level = level.flatMap(children);
  }
}

function children(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Object.hasOwn(value, '__proto__')) {
    throw new TraceError('The file has a key "__proto__", which is not allowed in a trace');
  }
  return Object.values(value);
}
