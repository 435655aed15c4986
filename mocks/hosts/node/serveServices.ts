import type { Backend } from './backend';
import { createHttpServer } from './http/createHttpServer';
import { listen } from './http/listen';
import { onStop } from './http/onStop';
import { stopServing } from './http/stopServing';
import { openServices } from './openServices';

/** Opens the services and, after `beforeListening`, serves only them until the program is stopped. */
export async function serveServices(
  defaultPort: number,
  beforeListening: (services: Backend) => Promise<void> = async () => undefined,
): Promise<void> {
  const services = await openServices(process.env);
  const server = createHttpServer(services.listener());
  services.attachWebSocket(server);
  onStop(() => stopServing(server, services.close), services.drain);
  await beforeListening(services);
  const { port, wanted } = await listen(server, process.env, defaultPort);
  if (port !== wanted && wanted !== 0)
    console.log(`Port ${wanted} is in use, took the next free one.`);
  // The tests read the port from this line.
  console.log(`MARCUS services listening on http://localhost:${port}`);
}
