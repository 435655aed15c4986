import { NO_ENGINES } from '../services/routes/ocsr/externalEngines';
import { createServices, type Services, type ServicesOptions } from '../services/app';
import type { ServicesConfig } from '../services/config';
import { createRouter } from '../services/http/webApp';
import { openMemoryState } from '../services/sharedState';
import type { TaskRunner } from '../services/tasks/taskRunner';

/**
 * Services without files, OSRA or stand-ins, whose requests are answered in this process.
 *
 * @param run answers the tasks
 */
export const servicesWithoutHost = (
  config: ServicesConfig,
  run: TaskRunner['run'],
  observer?: ServicesOptions['observer'],
): Services =>
  createServices({
    config,
    observer,
    state: openMemoryState(config),
    library: null,
    pool: { run, probe: async () => [], rest: () => undefined, close: () => undefined },
    files: {
      write: async () => undefined,
      read: async () => new Uint8Array(),
      removeSession: async () => undefined,
      close: async () => undefined,
    },
    lists: { inUse: () => [] },
    programs: { osra: { version: async () => null, missing: '' }, engines: NO_ENGINES },
    standIns: { router: createRouter(), revokeTokens: () => 0, queueSearches: () => undefined },
  });
