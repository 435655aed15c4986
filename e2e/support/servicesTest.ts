import { test as base } from '@playwright/test';
import { startOwnServices, type OwnServices } from './ownServices';
import { startStandaloneSite } from './standaloneSite';

export interface HomeOption {
  /** Where the services of the page are: on a server, or in the page itself. */
  readonly home: 'server' | 'page';
}

interface WorkerFixtures extends HomeOption {
  /** Timings of the services, such as `MARCUS_SESSION_IDLE_MS`; a file of tests sets them once. */
  readonly servicesEnv: Readonly<Record<string, string>>;
  readonly services: OwnServices;
}

/**
 * The application with services that belong to one worker: there are three seats and one fault switchboard,
 * so parallel tests must not share them.
 */
export const test = base.extend<object, WorkerFixtures>({
  servicesEnv: [{}, { scope: 'worker', option: true }],
  home: ['server', { scope: 'worker', option: true }],
  services: [
    async ({ servicesEnv, home }, use) => {
      const services =
        home === 'page' ? await startWithoutServices() : await startOwnServices(servicesEnv);
      await use(services);
      await services.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ services }, use) => use(services.origin),
});

/** The address of a page that has its services itself; what is asked of a server's fails. */
async function startWithoutServices(): Promise<OwnServices> {
  const { url: origin, stop } = await startStandaloneSite();
  const refuse = () => Promise.reject(new Error('The page alone has no server of services'));
  return {
    ...{ origin, stop, kill: refuse, restart: refuse, join: refuse, leave: refuse },
    ...{ queue: refuse, drill: refuse, reset: refuse },
  };
}
