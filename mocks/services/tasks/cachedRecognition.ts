import type { TaskInput, TaskName, TaskResult } from '../../engine/tasks/taskRegistry';
import type { RecognitionCache } from '../stores/recognitionCache';
import { sha256 } from '../stores/sha256';
import type { TaskOptions, TaskRunner } from './taskRunner';

/** Name and version of the program that runs a task; null for tasks whose results are not kept. */
export type ReadingProgramOf = (task: TaskName) => Promise<string | null>;

/**
 * A task runner that lets no version of a program read the same drawing twice, whichever session asks.
 *
 * A key is the SHA-256 of what is read, so that only a session that has the drawing (and, for its lines, the
 * article) can ask for it. Failures are not kept: they may be temporary.
 */
export function cachedRecognition(
  runner: TaskRunner,
  cache: RecognitionCache,
  programOf: ReadingProgramOf,
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
    const reading = await runner.run(name, input, options);
    if (isLasting(name, reading)) await cache.put(name, key, reading);
    return reading;
  };
  return {
    run,
    probe: () => runner.probe(),
    rest: () => runner.rest(),
    close: () => runner.close(),
  };
}

/** If OSRA runs out of time or crashes, its answer looks like one for a picture without a structure. */
const isLasting = (name: TaskName, reading: unknown): boolean =>
  name !== 'osra.read' ||
  (typeof reading === 'object' && reading !== null && 'ok' in reading && reading.ok === true);

/** Of the input's fields, bytes by their hash. */
async function digestOf(input: unknown): Promise<string> {
  const fields = Object.entries(Object(input)).map(async ([name, value]) => [
    name,
    value instanceof Uint8Array ? await sha256(value) : value,
  ]);
  const sorted = (await Promise.all(fields)).toSorted(([a], [b]) =>
    String(a) < String(b) ? -1 : 1,
  );
  return sha256(new TextEncoder().encode(JSON.stringify(sorted)));
}
