/** What all processes that serve the same clients have in common. */
export interface ClusterSettings {
  readonly redisUrl: string;
  /** A folder that all of them see. */
  readonly filesFolder: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Neither setting makes sense without the other: sessions that outlive a process need their files.
 *
 * @throws Error naming the variable whose value cannot be used
 */
export function readCluster(env: Environment): ClusterSettings | null {
  const redisUrl = env['MARCUS_REDIS_URL'] ?? '';
  const filesFolder = env['MARCUS_FILES'] ?? '';
  if (redisUrl === '' && filesFolder === '') return null;
  if (!/^rediss?:\/\/[^/]/.test(redisUrl)) {
    throw new Error('MARCUS_REDIS_URL must be an address such as redis://127.0.0.1:6379');
  }
  if (filesFolder === '') {
    throw new Error('MARCUS_FILES must be a folder that all processes share, as sessions are');
  }
  return { redisUrl, filesFolder };
}
