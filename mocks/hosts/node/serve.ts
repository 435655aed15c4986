/**
 * `npm start`: the built application on one port, with the local services or forwarding to an installation's.
 */
import type { RequestListener } from 'node:http';
import { readAllowedHosts } from '../../services/http/allowedHosts';
import type { Backend } from './backend';
import { createHttpServer } from './http/createHttpServer';
import { listen } from './http/listen';
import { mountAt } from './http/mountAt';
import { onStop } from './http/onStop';
import { stopServing } from './http/stopServing';
import { webListener } from './http/webListener';
import { openBackend } from './openBackend';
import { describeEngines } from '../../services/routes/ocsr/engines';
import { osraProgram } from './osra/osraProgram';
import { runProgram } from './runProgram';
import { buildPage } from './serving/buildPage';
import { describeLookups } from './serving/describeLookups';
import {
  onOneOrigin,
  readPageConfig,
  SERVICES_PREFIX,
  usesLocalServices,
  type PageConfig,
} from './serving/pageConfig';
import { createPageRoutes } from './serving/pageRoutes';

const DEFAULT_PORT = 8080;

runProgram(async () => {
  const config = readPageConfig(process.env);
  const { dist } = await buildPage(process.cwd(), (name) =>
    console.log(`Building ${name}; the next start needs no build ...`),
  );
  const backend = await openBackend(config, process.env);
  const server = createHttpServer(await createSite(dist, onOneOrigin(config), backend));
  backend.attachWebSocket(server, SERVICES_PREFIX);
  onStop(() => stopServing(server, backend.close), backend.drain);
  const { port, wanted } = await listen(server, process.env, DEFAULT_PORT);
  if (port !== wanted) console.log(`Port ${wanted} is in use, took the next free one.`);
  console.log(`MARCUS is ready: http://localhost:${port}`);
  if (usesLocalServices(config)) await printEngines();
  else
    console.log(
      `Requests are forwarded to the services at ${config.apiUrl}; no local ones were started.`,
    );
  for (const line of describeLookups(config)) console.log(`  ${line}`);
  console.log('Stop with Ctrl-C.');
  await backend.warmUp();
});

async function createSite(
  dist: string,
  pageConfig: PageConfig,
  backend: Backend,
): Promise<RequestListener> {
  const page = await createPageRoutes(dist, pageConfig);
  const pageListener = webListener(page, { hosts: readAllowedHosts(process.env) });
  return mountAt(SERVICES_PREFIX, backend.listener(SERVICES_PREFIX), pageListener);
}

/** Prints which programs are used for the engines, and what to do about missing ones. */
async function printEngines(): Promise<void> {
  for (const { program, version, standsInFor, reason } of await describeEngines(osraProgram)) {
    const place = `${program} ${version}`.trim() + ` in place of ${standsInFor}`;
    console.log(`  ${reason === undefined ? place : `${standsInFor}: ${reason}`}`);
  }
}
