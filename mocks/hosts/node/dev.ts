/** `npm run dev`: the application with hot reload, and the local services, on one port. */
import { createServer, type Server } from 'node:http';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { webpackConfig } from '../../../webpack.config';
import { readAllowedHosts } from '../../services/http/allowedHosts';
import { CONNECTION_TIMES } from './http/createHttpServer';
import { createHostGuard } from './http/hostGuard';
import { listen } from './http/listen';
import { onStop } from './http/onStop';
import { answerProtocolErrors } from './http/protocolErrors';
import { openBackend } from './openBackend';
import { settingsOfStart } from './ownMachine';
import { runProgram } from './runProgram';
import { buildOnce } from './serving/buildPage';
import { STRUCTURE_EDITOR } from './serving/builds';
import {
  CONFIG_META_NAME,
  escapeAttribute,
  onOneOrigin,
  readPageConfig,
  SERVICES_PREFIX,
} from './serving/pageConfig';

const DEFAULT_PORT = 8080;

/** webpack runs in this process; this is the share of its memory that the services take on their own. */
const SERVICES_BYTES = 150 * 1024 * 1024;

const CLIENT = {
  overlay: { errors: true, warnings: false },
  // Uses the page's own host and port. By default the client calls `host`, 127.0.0.1, which the server
  // rejects as foreign to a page opened at localhost.
  webSocketURL: 'auto://0.0.0.0:0/ws',
};

runProgram(async () => {
  const env = settingsOfStart(process.env);
  const config = readPageConfig(env);
  const hosts = readAllowedHosts(process.env);
  const editor = await buildOnce(process.cwd(), STRUCTURE_EDITOR, (name) =>
    console.log(`Building ${name}; the next start needs no build ...`),
  );
  const backend = await openBackend(config, env, { ownBytes: () => SERVICES_BYTES });
  const meta = { [CONFIG_META_NAME]: escapeAttribute(JSON.stringify(onOneOrigin(config))) };
  const compiler = webpack(webpackConfig('development', meta));
  if (compiler === null) throw new Error('webpack did not accept its configuration');

  const { port, wanted } = await freePort();
  const devServer = new WebpackDevServer(
    {
      port,
      host: process.env['HOST'] || '127.0.0.1',
      server: { type: 'http', options: CONNECTION_TIMES },
      hot: true,
      // The structure editor's page is not developed here: its last build is served.
      static: { directory: editor.dist, publicPath: '/ketcher', watch: false },
      client: CLIENT,
      // For its own socket, which it refuses with its own message.
      allowedHosts: hosts.length === 0 ? 'auto' : [...hosts],
      setupMiddlewares: (middlewares, { app }) => {
        middlewares.unshift({ name: 'hosts', middleware: createHostGuard(hosts) });
        app?.use(SERVICES_PREFIX, backend.listener(SERVICES_PREFIX));
        return middlewares;
      },
      onListening: ({ server }) => {
        if (!server) return;
        answerProtocolErrors(server as Server);
        backend.attachWebSocket(server as Server, SERVICES_PREFIX, false);
      },
    },
    compiler,
  );
  onStop(async () => {
    await backend.close();
    await devServer.stop();
  });
  if (port !== wanted) console.log(`Port ${wanted} is in use, took the next free one.`);
  await devServer.start();
  console.log(`MARCUS (development): http://localhost:${port}`);
  await backend.warmUp();
});

/** The development server listens by itself, so the port is tested with a server that closes at once. */
async function freePort() {
  const probe = createServer();
  const found = await listen(probe, process.env, DEFAULT_PORT);
  await new Promise((resolve) => probe.close(resolve));
  return found;
}
