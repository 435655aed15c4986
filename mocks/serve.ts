/** `npm start`: the built application and the local services on one port. */
import { createServer } from 'node:http';
import compression from 'compression';
import express from 'express';
import { listen } from './http/listen';
import { onStop } from './http/onStop';
import { openServices } from './openServices';
import { describeEngines } from './routes/ocsr/engines';
import { buildPage } from './serving/buildPage';
import { readPageConfig, SERVICES_PREFIX, usesLocalServices } from './serving/pageConfig';
import { createPageRoutes } from './serving/pageRoutes';

const DEFAULT_PORT = 8080;

const pageConfig = readPageConfig(process.env);
const services = usesLocalServices(pageConfig) ? await openServices(process.env) : null;
const { dist } = await buildPage(process.cwd(), () =>
  console.log('Building the application; the next start needs no build ...'),
);

const app = express();
app.disable('x-powered-by');
if (services) app.use(SERVICES_PREFIX, services.app);
app.use(compression());
app.use(await createPageRoutes(dist, pageConfig));

const server = createServer(app);
services?.attachWebSocket(server, SERVICES_PREFIX);
onStop(async () => {
  await services?.close();
  server.closeAllConnections();
});

const { port, wanted } = await listen(server, process.env, DEFAULT_PORT);
if (port !== wanted) console.log(`Port ${wanted} is in use, took the next free one.`);
console.log(`MARCUS is ready: http://localhost:${port}`);
if (services) await printEngines();
else console.log(`Its services are those of ${pageConfig.apiUrl}; no local services were started.`);
console.log('Stop with Ctrl-C.');

/** Which programs answer for the engines, and what can be done about those that do not. */
async function printEngines(): Promise<void> {
  for (const { program, version, standsInFor, reason } of await describeEngines()) {
    const place = `${program} ${version}`.trim() + ` in place of ${standsInFor}`;
    console.log(`  ${reason === undefined ? place : `${standsInFor}: ${reason}`}`);
  }
}
