import { createServices, type Services } from '../../services/app';
import { readConfig } from '../../services/config';
import { openMemoryState } from '../../services/sharedState';
import { PrivateFolder } from './files/privateFolder';
import { openStandIns } from './openStandIns';
import { osraProgram } from './osra/osraProgram';
import { createWorkerPool, type PoolOptions } from './workers/pool';

/**
 * The local services with their workers, private folder and state, set up from the environment. Which
 * implementation of each is used stands here alone.
 */
export async function openServices(
  env: Readonly<Record<string, string | undefined>>,
  workers: PoolOptions = {},
): Promise<Services> {
  const config = readConfig(env);
  const files = await PrivateFolder.open({ sessionBytes: config.limits.sessionBytes });
  const pool = createWorkerPool(workers);
  const standIns = openStandIns(config, pool);
  const state = openMemoryState(config);
  return createServices({ config, state, pool, files, osra: osraProgram, standIns });
}
