import { taskRunnerContract } from '../../services/tasks/testing/taskRunnerContract';
import { describeWithRedis, startRedis, type RunningRedis } from '../../testing/startRedis';
import { openTestQueue } from './testing/openTestQueue';

describeWithRedis('a queue in Redis, with one worker', () => {
  let redis: RunningRedis;
  let queue: ReturnType<typeof openTestQueue>;
  beforeAll(async () => {
    redis = await startRedis();
  });
  afterAll(() => redis.stop());
  afterEach(() => queue.close());

  taskRunnerContract(async (body) => {
    queue = openTestQueue(redis.url);
    await queue.worker(body);
    return queue.node();
  });
});
