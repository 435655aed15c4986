import type { Services } from './app';
import { openForwarding } from './forwarding/openForwarding';
import { openServices } from './openServices';
import { usesLocalServices, type PageConfig } from './serving/pageConfig';

type Environment = Readonly<Record<string, string | undefined>>;

/** What the page's own server answers beside the page: the local services, or an installation's. */
export async function openBackend(config: PageConfig, env: Environment): Promise<Services> {
  return usesLocalServices(config) ? openServices(env) : openForwarding(config, env);
}
