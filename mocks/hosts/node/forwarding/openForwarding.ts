import { readConfig } from '../../../services/config';
import { createAnswerApp } from '../../../services/http/createAnswerApp';
import { usesStandIns, type PageConfig } from '../serving/pageConfig';
import { STAND_INS_PATH } from '../../../services/outsideServices';
import type { Backend } from '../backend';
import { webListener } from '../http/webListener';
import { openStandIns } from '../openStandIns';
import { createWorkerPool } from '../workers/pool';
import { createForwarding } from './createForwarding';
import { installationOf } from './installation';

/** The same timeout as nginx in `deploy/nginx`. */
const SILENCE_MS = 600_000;

/**
 * The answers of the page's own server if an installation replaces the local services: the stand-ins of the
 * look-ups, unless all of these are real; everything else is forwarded.
 */
export function openForwarding(
  page: PageConfig,
  env: Readonly<Record<string, string | undefined>>,
): Backend {
  const config = readConfig(env);
  const { corsOrigins, hosts } = config;
  const { forward, attachWebSocket } = createForwarding(installationOf(page), {
    silenceMs: SILENCE_MS,
    corsOrigins,
    hosts,
  });
  const app = createAnswerApp(config);
  // The stand-ins need canonical SMILES now and then, which is a short task.
  const pool = usesStandIns(page) ? createWorkerPool({ size: 1 }) : undefined;
  if (pool) app.route(STAND_INS_PATH, openStandIns(config, pool).router);
  app.all('*', forward);
  return {
    listener: (prefix = '') => webListener(app, { hosts, prefix }),
    attachWebSocket: (server, prefix = '', isAlone = true) =>
      attachWebSocket(server, prefix, isAlone),
    warmUp: async () => undefined,
    drain: async () => undefined,
    close: async () => pool?.close(),
  };
}
