import { joinWatches, type Operation } from './operation';
import { readLogLevel, readMetricsAddress } from './operationSettings';

export type { QueueDepth } from './operation';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Log and metrics, each if its setting asks for it. Neither package is loaded without.
 *
 * @throws Error naming the variable whose value cannot be used, or if the port for metrics is taken
 */
export async function openOperation(env: Environment): Promise<Operation> {
  const level = readLogLevel(env);
  const address = readMetricsAddress(env);
  const log = level === null ? [] : [(await import('./openLog')).openLog(level)];
  const metrics =
    address === null ? [] : [await (await import('./openMetrics')).openMetrics(address)];
  return joinWatches([...log, ...metrics]);
}
