import type { Services } from './app';
import { openServices } from './openServices';
import { usesLocalServices, usesStandIns, type PageConfig } from './serving/pageConfig';
import { openStandInsOnly } from './standInsOnly';

type Environment = Readonly<Record<string, string | undefined>>;

/** What the page's own server answers beside the page. The live channel is the services' alone. */
export type Backend = Pick<Services, 'app' | 'warmUp' | 'close'> &
  Partial<Pick<Services, 'attachWebSocket'>>;

/** The local services with the stand-ins; the stand-ins alone beside an installation; or nothing. */
export async function openBackend(config: PageConfig, env: Environment): Promise<Backend | null> {
  if (usesLocalServices(config)) return openServices(env);
  return usesStandIns(config) ? openStandInsOnly(env) : null;
}
