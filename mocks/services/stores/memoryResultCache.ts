import type { TaskName, TaskResult } from '../../engine/tasks/taskRegistry';
import { BoundedEntries, type EntryLimits } from './boundedEntries';
import type { TaskResultCache } from './taskResultCache';

/** How results are kept: `restore` makes a copy for a caller. */
interface KeptForm<Kept> {
  readonly keep: (result: unknown) => Kept;
  readonly weigh: (kept: Kept) => number;
  readonly restore: (kept: Kept) => unknown;
}

/** Results in the memory of a single process; those not used for longest are dropped first. */
export class MemoryResultCache<Kept> implements TaskResultCache {
  readonly #entries: BoundedEntries<Kept>;

  /** @param limits in the unit of the form's weights */
  constructor(
    private readonly form: KeptForm<Kept>,
    limits: EntryLimits,
  ) {
    this.#entries = new BoundedEntries(limits);
  }

  async get<Task extends TaskName>(task: Task, key: string) {
    const kept = this.#entries.get(nameOf(task, key));
    return kept === undefined ? undefined : resultOf(task, this.form.restore(kept));
  }

  async put<Task extends TaskName>(task: Task, key: string, result: TaskResult<Task>) {
    const name = nameOf(task, key);
    const kept = this.form.keep(result);
    this.#entries.put(name, kept, name.length + this.form.weigh(kept));
  }
}

const nameOf = (task: TaskName, key: string) => `${task} ${key}`;

/** Only `put` writes results of a task, and it accepts no other type of result. */
const resultOf = <Task extends TaskName>(_task: Task, result: unknown) =>
  result as TaskResult<Task>;
