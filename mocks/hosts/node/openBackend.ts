import type { Backend } from './backend';
import { openForwarding } from './forwarding/openForwarding';
import { openServices } from './openServices';
import { usesLocalServices, type PageConfig } from './serving/pageConfig';
import type { PoolOptions } from './workers/pool';

type Environment = Readonly<Record<string, string | undefined>>;

/** The part of the page's own server other than the page: the local services, or an installation's. */
export async function openBackend(
  config: PageConfig,
  env: Environment,
  workers: PoolOptions = {},
): Promise<Backend> {
  return usesLocalServices(config) ? openServices(env, workers) : openForwarding(config, env);
}
