import type { TaskName, TaskResult } from '../../engine/tasks/taskRegistry';
import {
  MAX_READINGS_AGE_MS,
  MAX_READINGS_LENGTH,
  type CacheLimits,
} from '../../services/stores/memoryRecognitionCache';
import type { TaskResultCache } from '../../services/stores/taskResultCache';
import { isStateAway } from '../../services/stores/stateIsAway';
import type { RedisConnection } from './redisConnection';
import { readScript } from './redisScript';

const SCRIPT = readScript('readings');

const KEYS = ['texts', 'used', 'stored', 'counters'];

/** The readings of all processes, in Redis. While that is away, nothing is known and nothing is kept. */
export class RedisRecognitionCache implements TaskResultCache {
  private readonly keys: readonly string[];

  /** @param prefix of all keys, with a hash tag */
  constructor(
    private readonly connection: RedisConnection,
    prefix: string,
    private readonly limits: CacheLimits = {},
  ) {
    this.keys = KEYS.map((name) => `${prefix}:readings:${name}`);
  }

  async get<Task extends TaskName>(task: Task, key: string) {
    const text = await this.step('get', nameOf(task, key));
    return typeof text === 'string' ? readingOf(task, text) : undefined;
  }

  async put<Task extends TaskName>(task: Task, key: string, reading: TaskResult<Task>) {
    await this.step('put', nameOf(task, key), JSON.stringify(reading));
  }

  private async step(step: string, ...args: readonly string[]): Promise<unknown> {
    const {
      maxLength = MAX_READINGS_LENGTH,
      maxAgeMs = MAX_READINGS_AGE_MS,
      now = () => '',
    } = this.limits;
    try {
      return await this.connection.run(SCRIPT, this.keys, [
        step,
        maxLength,
        maxAgeMs,
        now(),
        ...args,
      ]);
    } catch (error) {
      if (isStateAway(error)) return undefined;
      throw error;
    }
  }
}

const nameOf = (task: TaskName, key: string) => `${task} ${key}`;

/** Only `put` writes texts of a task, and it accepts no other type of reading. */
const readingOf = <Task extends TaskName>(_task: Task, text: string): TaskResult<Task> =>
  JSON.parse(text);
