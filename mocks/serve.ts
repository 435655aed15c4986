/** `npm start`: the built application and the local services on one port. */
import { createServer } from 'node:http';
import compression from 'compression';
import express, { type Express } from 'express';
import type { Services } from './app';
import { listen } from './http/listen';
import { onStop } from './http/onStop';
import { openServices } from './openServices';
import { describeEngines } from './routes/ocsr/engines';
import { runProgram } from './runProgram';
import { buildPage } from './serving/buildPage';
import {
  readPageConfig,
  SERVICES_PREFIX,
  usesLocalServices,
  type PageConfig,
} from './serving/pageConfig';
import { createPageRoutes } from './serving/pageRoutes';

const DEFAULT_PORT = 8080;

runProgram(async () => {
  const pageConfig = readPageConfig(process.env);
  const { dist } = await buildPage(process.cwd(), (name) =>
    console.log(`Building ${name}; the next start needs no build ...`),
  );
  const services = usesLocalServices(pageConfig) ? await openServices(process.env) : null;
  const server = createServer(await createSite(dist, pageConfig, services));
  services?.attachWebSocket(server, SERVICES_PREFIX);
  onStop(async () => {
    await services?.close();
    server.closeAllConnections();
  });
  const { port, wanted } = await listen(server, process.env, DEFAULT_PORT);
  if (port !== wanted) console.log(`Port ${wanted} is in use, took the next free one.`);
  console.log(`MARCUS is ready: http://localhost:${port}`);
  if (services) await printEngines();
  else console.log(`The services are those of ${pageConfig.apiUrl}; no local ones were started.`);
  console.log('Stop with Ctrl-C.');
  await services?.warmUp();
});

async function createSite(
  dist: string,
  pageConfig: PageConfig,
  services: Services | null,
): Promise<Express> {
  const site = express();
  site.disable('x-powered-by');
  if (services) site.use(SERVICES_PREFIX, services.app);
  site.use(compression());
  site.use(await createPageRoutes(dist, pageConfig));
  return site;
}

/** Which programs answer for the engines, and what can be done about those that do not. */
async function printEngines(): Promise<void> {
  for (const { program, version, standsInFor, reason } of await describeEngines()) {
    const place = `${program} ${version}`.trim() + ` in place of ${standsInFor}`;
    console.log(`  ${reason === undefined ? place : `${standsInFor}: ${reason}`}`);
  }
}
