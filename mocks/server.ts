/** The services alone: `npm run services`, port 9000 unless `PORT` says otherwise. */
import { createServer } from 'node:http';
import { listen } from './http/listen';
import { onStop } from './http/onStop';
import { openServices } from './openServices';
import { runProgram } from './runProgram';

const DEFAULT_PORT = 9000;

runProgram(async () => {
  const services = await openServices(process.env);
  const server = createServer(services.app);
  services.attachWebSocket(server);
  onStop(async () => {
    await services.close();
    server.closeAllConnections();
  });
  const { port, wanted } = await listen(server, process.env, DEFAULT_PORT);
  if (port !== wanted && wanted !== 0)
    console.log(`Port ${wanted} is in use, took the next free one.`);
  // The tests read the port from this line.
  console.log(`MARCUS services listening on http://localhost:${port}`);
});
