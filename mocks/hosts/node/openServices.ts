import { createServices, type Services } from '../../services/app';
import { readConfig } from '../../services/config';
import { PrivateFolder } from './files/privateFolder';
import { openStandIns } from './openStandIns';
import { osraProgram } from './osra/osraProgram';
import { createWorkerPool, type PoolOptions } from './workers/pool';

/** The local services with their workers and private folder, configured by the environment. */
export async function openServices(
  env: Readonly<Record<string, string | undefined>>,
  workers: PoolOptions = {},
): Promise<Services> {
  const config = readConfig(env);
  const files = await PrivateFolder.open({ sessionBytes: config.limits.sessionBytes });
  const pool = createWorkerPool(workers);
  const standIns = openStandIns(config, pool);
  return createServices({ config, pool, files, osra: osraProgram, standIns });
}
