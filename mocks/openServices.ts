import { createServices, type Services } from './app';
import { readConfig } from './config';
import { PrivateFolder } from './documents/privateFolder';
import { createWorkerPool } from './workers/pool';

/** The local services with their workers and private folder, set up from the environment. */
export async function openServices(
  env: Readonly<Record<string, string | undefined>>,
): Promise<Services> {
  const config = readConfig(env);
  const files = await PrivateFolder.open({ sessionBytes: config.limits.sessionBytes });
  return createServices({ config, pool: createWorkerPool(), files });
}
