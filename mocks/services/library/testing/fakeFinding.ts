import type { TaskRunner } from '../../tasks/taskRunner';
import type { LibraryFinding } from '../finding';

/** Finds nothing, but for what is given. */
export const fakeFinding = (more: Partial<LibraryFinding> = {}): LibraryFinding => ({
  compounds: async () => [],
  byIds: async () => [],
  candidates: async () => ({ candidates: [], before: null }),
  similar: async () => [],
  twins: async () => [],
  statistics: async () => ({
    ...{ articles: 0, compounds: 0, curators: [], days: [], reasons: [], engines: [] },
    agreement: { fields: [], people: [] },
  }),
  due: async () => [],
  computed: async () => undefined,
  ...more,
});

/** Runs tasks by name, each by a function of its input. */
export function fakeRunner(
  tasks: Readonly<Record<string, (input: never) => unknown>>,
): TaskRunner & { readonly inputs: readonly unknown[] } {
  const inputs: unknown[] = [];
  return {
    inputs,
    run: async (name, input, { signal }) => {
      signal?.throwIfAborted();
      inputs.push(input);
      const task = tasks[name];
      if (!task) throw new Error(`No task ${name}`);
      return (await task(input as never)) as never;
    },
    probe: async () => [],
    rest: () => undefined,
    close: () => undefined,
  };
}
