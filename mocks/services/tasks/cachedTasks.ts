import type { TaskInput, TaskName, TaskResult } from '../../engine/tasks/taskRegistry';
import type { TaskResultCache } from '../stores/taskResultCache';
import { sha256 } from '../stores/sha256';
import type { TaskOptions, TaskRunner } from './taskRunner';

/** Name and version of the program that runs a task; null for tasks whose results are not kept. */
export type KeptProgramOf = (task: TaskName) => Promise<string | null>;

/**
 * A task runner that lets no version of a program read the same bytes twice, whichever session asks.
 *
 * A key is the SHA-256 of what is read, so that only a session that has the drawing or the article can ask
 * for what was found in it. Failures are not kept: they may be temporary.
 */
export function cachedTasks(
  runner: TaskRunner,
  cache: TaskResultCache,
  programOf: KeptProgramOf,
): TaskRunner {
  const run = async <Name extends TaskName>(
    name: Name,
    input: TaskInput<Name>,
    options: TaskOptions,
  ): Promise<TaskResult<Name>> => {
    const program = await programOf(name);
    if (program === null) return runner.run(name, input, options);
    const key = `${program} ${await digestOf(input)}`;
    const known = await cache.get(name, key);
    options.signal?.throwIfAborted();
    if (known !== undefined) return known;
    const result = await runner.run(name, input, options);
    if (isLasting(name, result)) await cache.put(name, key, result);
    return result;
  };
  return {
    run,
    probe: () => runner.probe(),
    rest: () => runner.rest(),
    close: () => runner.close(),
  };
}

/** If OSRA runs out of time or crashes, its answer looks like one for a picture without a structure. */
const isLasting = (name: TaskName, result: unknown): boolean =>
  name !== 'osra.read' ||
  (typeof result === 'object' && result !== null && 'ok' in result && result.ok === true);

/** Of the input's fields, bytes by their hash. */
async function digestOf(input: unknown): Promise<string> {
  const fields = Object.entries(Object(input)).map(async ([name, value]) => [
    name,
    value instanceof Uint8Array ? await hashOf(value) : value,
  ]);
  const sorted = (await Promise.all(fields)).toSorted(([a], [b]) =>
    String(a) < String(b) ? -1 : 1,
  );
  return sha256(new TextEncoder().encode(JSON.stringify(sorted)));
}

/** By array: an article's pages are asked for one by one, with the same bytes, which nothing changes. */
const hashes = new WeakMap<Uint8Array, Promise<string>>();

function hashOf(bytes: Uint8Array): Promise<string> {
  const hash = hashes.get(bytes) ?? sha256(bytes);
  hashes.set(bytes, hash);
  return hash;
}
