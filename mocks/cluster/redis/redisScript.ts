import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Redis } from 'ioredis';

/** A script that Redis runs as one step: nothing else happens between its commands. */
export interface RedisScript {
  readonly run: (
    redis: Redis,
    keys: readonly string[],
    args: readonly (string | number)[],
  ) => Promise<unknown>;
}

/** @param names of files in `lua`, which together are the script */
export function readScript(...names: readonly string[]): RedisScript {
  const lua = names
    .map((name) => readFileSync(new URL(`./lua/${name}.lua`, import.meta.url), 'utf8'))
    .join('\n');
  const sha = createHash('sha1').update(lua).digest('hex');
  return {
    run: async (redis, keys, args) => {
      const call = [keys.length, ...keys, ...args] as const;
      try {
        return await redis.evalsha(sha, ...call);
      } catch (error) {
        // The first time, and after Redis was restarted.
        const isUnknown = error instanceof Error && error.message.startsWith('NOSCRIPT');
        if (!isUnknown) throw error;
        return redis.eval(lua, ...call);
      }
    },
  };
}
