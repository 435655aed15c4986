/** `npm start`: the built application and the local services on one port. */
import { createServer } from 'node:http';
import compression from 'compression';
import express from 'express';
import { listen } from './http/listen';
import { onStop } from './http/onStop';
import { openServices } from './openServices';
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
console.log(
  services
    ? 'Local services answer at /api.'
    : `Its services are those of ${pageConfig.apiUrl}; no local services were started.`,
);
console.log('Stop with Ctrl-C.');
