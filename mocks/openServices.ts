import { createServices, type Services } from './app';
import { readConfig } from './config';
import { createWorkerPool } from './workers/pool';

/** The local services with their worker threads, set up from the environment. */
export function openServices(env: Readonly<Record<string, string | undefined>>): Services {
  return createServices({ config: readConfig(env), pool: createWorkerPool() });
}
