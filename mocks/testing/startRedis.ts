import { hasRedis, redisTitle } from './redisServer';

export { startRedis, type RunningRedis } from './redisServer';

/** `describe`, skipped where there is no redis-server. */
export const describeWithRedis = (title: string, tests: () => void): void =>
  (hasRedis() ? describe : describe.skip)(redisTitle(title), tests);
