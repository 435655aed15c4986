import { setTimeout as delay } from 'node:timers/promises';
import { createServices } from '../../services/app';
import { readConfig } from '../../services/config';
import type { Backend } from './backend';
import { readTrustedProxies } from './http/trustedProxies';
import { webListener } from './http/webListener';
import { listsOf } from './names/nameDictionaryFile';
import { openOperation } from '../../cluster/operation/openOperation';
import { openStandIns } from './openStandIns';
import { openStorage } from './openStorage';
import { describeEngines } from '../../services/routes/ocsr/listEngines';
import { requireOcrAddress } from './ocr/ocrAddress';
import { withEnginesOf } from '../engines/engineShelf';
import { openEngines } from './engines/openEngines';
import { trustOf } from './engines/trustFile';
import { osraProgram } from './osra/osraProgram';
import { attachSockets } from './sockets/attachSockets';
import { openTeamLibrary } from './openTeamLibrary';
import { openTaskRunner } from './openTaskRunner';
import type { PoolOptions } from './workers/pool';

/**
 * The local services with their workers, private folder and state, set up from the environment. Which
 * implementation of each is used stands here alone.
 */
export async function openServices(
  env: Readonly<Record<string, string | undefined>>,
  workers: PoolOptions = {},
): Promise<Backend> {
  const config = readConfig(env);
  const lists = await listsOf(env);
  const { state, files } = await openStorage(config);
  const operation = await openOperation(env);
  const tell = (message: string) => {
    console.error(message);
    operation.trouble(message);
  };
  const library = await openTeamLibrary(env, tell);
  const { runner, depth, left, engines: ofWorkers } = await openTaskRunner(env, workers, tell);
  requireOcrAddress(env);
  const engines = await openEngines(env);
  const pool = operation.counted(engines.runner(runner));
  const programs = {
    osra: osraProgram,
    engines: withEnginesOf(engines, ofWorkers),
    trust: await trustOf(env),
  };
  const standIns = openStandIns(config, pool);
  operation.seats(() => state.sessions.queue());
  if (depth) operation.depth(depth);
  const services = createServices({
    config,
    state,
    pool,
    files,
    programs,
    lists: { inUse: () => lists },
    standIns,
    library: library && { ...library, library: operation.library(library.library) },
    observer: operation.request,
  });
  const { hosts, corsOrigins } = config;
  const isProxy = readTrustedProxies(env);
  const { livenessMs } = config.sessions;
  const { channels, warmUp, announceStop } = services;
  return {
    warmUp,
    engines: () => describeEngines(programs),
    drain: async () => {
      announceStop();
      if (config.drainMs > 0) await delay(config.drainMs);
    },
    close: async () => {
      await services.close();
      await left();
      await operation.close();
    },
    listener: (prefix = '') => webListener(services, { hosts, prefix, isProxy }),
    attachWebSocket: (server, prefix = '', isAlone = true) => {
      const options = { channels, prefix, isAlone, hosts, corsOrigins, isProxy, livenessMs };
      attachSockets(server, options);
    },
  };
}
