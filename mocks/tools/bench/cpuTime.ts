/** CPU seconds, user and system, of a piece of work; on a shared machine wall time is meaningless. */
export interface Measured<T> {
  readonly result: T;
  readonly cpuS: number;
}

/**
 * CPU seconds of all threads of this process (including compiler and garbage collector) while `work` runs.
 */
export async function measureCpu<T>(work: () => Promise<T>): Promise<Measured<T>> {
  const before = process.cpuUsage();
  const result = await work();
  const { user, system } = process.cpuUsage(before);
  return { result, cpuS: (user + system) / 1e6 };
}
