/** The services of a soak: those of `npm run services`, which also tell their parent how they are. */
import { createServer } from 'node:http';
import { listen } from '../http/listen';
import { onStop } from '../http/onStop';
import { openServices } from '../openServices';
import { runProgram } from '../runProgram';
import { VITALS_QUESTION, type Vitals } from './vitals';

runProgram(async () => {
  const services = await openServices(process.env);
  const server = createServer(services.app);
  services.attachWebSocket(server);
  onStop(async () => {
    await services.close();
    server.closeAllConnections();
  });
  // The worker threads and what they load are not to count as growth.
  await services.warmUp();
  process.on('message', (question) => {
    if (question === VITALS_QUESTION) process.send?.(readVitals());
  });
  const { port } = await listen(server, process.env, 0);
  console.log(`MARCUS services listening on http://localhost:${port}`);
});

function readVitals(): Vitals {
  if (globalThis.gc === undefined) throw new Error('The services of a soak need --expose-gc');
  globalThis.gc();
  const resources = process.getActiveResourcesInfo();
  const count = (name: string) => resources.filter((resource) => resource === name).length;
  return {
    heapBytes: process.memoryUsage().heapUsed,
    connections: count('TCPSocketWrap'),
    timers: count('Timeout'),
  };
}
