/**
 * `npm start`: the built application on one port, with the local services or forwarding to an installation's.
 */
import type { RequestListener, Server } from 'node:http';
import { readAllowedHosts } from '../../services/http/allowedHosts';
import type { Backend } from './backend';
import { createHttpServer } from './http/createHttpServer';
import { listen } from './http/listen';
import { mountAt } from './http/mountAt';
import { onStop } from './http/onStop';
import { stopServing } from './http/stopServing';
import { webListener } from './http/webListener';
import { openBackend } from './openBackend';
import type { EngineDescription } from '../../services/routes/ocsr/engines';
import { settingsOfStart } from './ownMachine';
import { runProgram } from './runProgram';
import { buildPage } from './serving/buildPage';
import { describeLookups } from './serving/describeLookups';
import {
  onOneOrigin,
  readPageConfig,
  readStandaloneConfig,
  SERVICES_PREFIX,
  usesBrowser,
  type PageConfig,
} from './serving/pageConfig';
import { createPageRoutes } from './serving/pageRoutes';
import {
  mountStandalone,
  openStandalone,
  STANDALONE_PREFIX,
  type Standalone,
} from './standalone/openStandalone';

const DEFAULT_PORT = 8080;

runProgram(async () => {
  const env = settingsOfStart(process.env);
  const config = readPageConfig(env);
  const { dist } = await buildPage(process.cwd(), (name) =>
    console.log(`Building ${name}; the next start needs no build ...`),
  );
  const standalone = openStandalone(process.cwd(), dist, readStandaloneConfig(process.env));
  if (usesBrowser(config)) return servePageAlone(standalone);
  const backend = await openBackend(config, env);
  const pageConfig = { ...onOneOrigin(config), standaloneUrl: `${STANDALONE_PREFIX}/` };
  const site = await createSite(dist, pageConfig, backend);
  const server = createHttpServer(mountStandalone(standalone, site));
  backend.attachWebSocket(server, SERVICES_PREFIX);
  const close = async () => void (await Promise.all([backend.close(), standalone.close()]));
  onStop(() => stopServing(server, close), backend.drain);
  const address = await announce(server);
  if (backend.engines) printEngines(await backend.engines());
  else
    console.log(
      `Requests are forwarded to the services at ${config.apiUrl}; no local ones were started.`,
    );
  for (const line of describeLookups(config)) console.log(`  ${line}`);
  console.log(`  without these services, in the browser alone: ${address}${STANDALONE_PREFIX}/`);
  console.log('Stop with Ctrl-C.');
  await backend.warmUp();
});

/** Listens, and says where. */
async function announce(server: Server): Promise<string> {
  const { port, wanted } = await listen(server, process.env, DEFAULT_PORT);
  if (port !== wanted) console.log(`Port ${wanted} is in use, took the next free one.`);
  const address = `http://localhost:${port}`;
  console.log(`MARCUS is ready: ${address}`);
  return address;
}

/** `MARCUS_API_URL=browser`: the page's files are all that is served. */
async function servePageAlone({ listener, close }: Standalone): Promise<void> {
  const server = createHttpServer(listener);
  onStop(() => stopServing(server, close));
  await announce(server);
  console.log('  the services run in the browser; none were started');
  console.log('Stop with Ctrl-C.');
}

async function createSite(
  dist: string,
  pageConfig: PageConfig,
  backend: Backend,
): Promise<RequestListener> {
  const page = await createPageRoutes(dist, pageConfig);
  const pageListener = webListener(page, { hosts: readAllowedHosts(process.env) });
  return mountAt(SERVICES_PREFIX, backend.listener(SERVICES_PREFIX), pageListener);
}

/** Prints which programs are used for the engines, where they are, and what to do about missing ones. */
function printEngines(engines: readonly EngineDescription[]): void {
  for (const { id, program, version, standsInFor, sentTo, reason } of engines) {
    const name = `${program} ${version}`.trim();
    const place = standsInFor === undefined ? '' : ` in place of ${standsInFor}`;
    const machine = sentTo === undefined ? '' : ` at ${sentTo}: drawings are sent there`;
    console.log(`  ${reason === undefined ? `${name}${place}${machine}` : `${id}: ${reason}`}`);
  }
}
