import type { TaskName, TaskInput, TaskResult } from '../../engine/tasks/taskRegistry';
import type {
  ExternalDescription,
  ExternalEngines,
  ListedExternal,
} from '../../services/routes/ocsr/externalEngines';
import { RunnerError } from '../../services/tasks/runnerError';
import type { TaskOptions, TaskRunner } from '../../services/tasks/taskRunner';
import { EngineFailure, type ExternalEngine } from './externalEngine';

/** The engines of one process. */
export class EngineShelf implements ExternalEngines {
  /** @param engines those that there are now */
  constructor(private readonly engines: () => readonly ExternalEngine[]) {}

  list = (): Promise<ListedExternal[]> => Promise.resolve(this.engines().map(listed));

  /** A runner that asks them here: a worker process would start each program once more. */
  runner(runner: TaskRunner): TaskRunner {
    const run = <Name extends TaskName>(
      name: Name,
      input: TaskInput<Name>,
      options: TaskOptions,
    ): Promise<TaskResult<Name>> => {
      if (name !== 'engines.read') return runner.run(name, input, options);
      // The registry ties the name to its input and result.
      const question = input as TaskInput<'engines.read'>;
      const engine = this.engines().find(({ id }) => id === question.engine);
      if (!engine) return runner.run(name, input, options);
      return read(engine, question, options) as Promise<TaskResult<Name>>;
    };
    return {
      run,
      probe: () => runner.probe(),
      rest: () => runner.rest(),
      close: () => {
        for (const engine of this.engines()) engine.close?.();
        runner.close();
      },
    };
  }
}

async function read(
  engine: ExternalEngine,
  question: TaskInput<'engines.read'>,
  { signal = new AbortController().signal }: TaskOptions,
): Promise<TaskResult<'engines.read'>> {
  try {
    return await engine.read(question, signal);
  } catch (error) {
    if (error instanceof EngineFailure) throw new RunnerError(502, error.message);
    throw error;
  }
}

function listed(engine: ExternalEngine): ListedExternal {
  const { id, name, coordinates, handDrawn, sentTo, mostSide, isOsra } = engine;
  const known = {
    ...{ id, name, coordinates, handDrawn, sentTo, mostSide },
    ...(isOsra === true && { isOsra }),
  };
  return { ...known, describe: async () => ({ ...known, version: '', ...(await engine.state()) }) };
}

/** The engines of this process, and of those of the workers that have another id. */
export const withEnginesOf = (
  own: ExternalEngines,
  others: () => Promise<readonly ExternalDescription[]>,
): ExternalEngines => ({
  list: async () => {
    const here = await own.list();
    const there = (await others()).filter(({ id }) => !here.some((each) => each.id === id));
    return [...here, ...there.map((each) => ({ ...each, describe: async () => each }))];
  },
});
