import { test as base } from '@playwright/test';
import { startOwnServices, type OwnServices } from './ownServices';

interface WorkerFixtures {
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
  services: [
    async ({ servicesEnv }, use) => {
      const services = await startOwnServices(servicesEnv);
      await use(services);
      await services.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ services }, use) => use(services.origin),
});
