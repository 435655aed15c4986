import { TraceError } from './traceError';

/** Deeper than any state of the application; what follows walks values recursively. */
const DEEPEST = 64;

/** 64 MiB: 2,000 actions with their texts take a few. */
export const LARGEST_TRACE = 64 * 1024 * 1024;

/**
 * Parses text that may come from anyone.
 *
 * @throws TraceError when it is too large, no JSON, nested too deep, or names a prototype
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

/** Level by level, as recursion would end the program on a hostile file. */
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
    throw new TraceError('The file has a key "__proto__", which no trace has');
  }
  return Object.values(value);
}
