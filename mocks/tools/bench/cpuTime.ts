/** CPU seconds, user and system, of a piece of work; wall time says nothing on a shared machine. */
export interface Measured<T> {
  readonly result: T;
  readonly cpuS: number;
}

/** CPU seconds of this process, all of its threads (compiler and garbage collector too), while `work` runs. */
export async function measureCpu<T>(work: () => Promise<T>): Promise<Measured<T>> {
  const before = process.cpuUsage();
  const result = await work();
  const { user, system } = process.cpuUsage(before);
  return { result, cpuS: (user + system) / 1e6 };
}
