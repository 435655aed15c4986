import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { collectDefaultMetrics, Registry } from 'prom-client';
import type { MetricsAddress } from './operationSettings';
import { jobMetrics } from './jobMetrics';
import { libraryMetrics } from './libraryMetrics';
import { nodeMetrics } from './nodeMetrics';
import type { Watch } from './operation';

/** Serves metrics for Prometheus at `/metrics`, on a port that no proxy should pass on. */
export async function openMetrics({
  host,
  port,
}: MetricsAddress): Promise<Watch & { port: number }> {
  const registry = new Registry();
  // Memory, processor time, event loop, open files of this process.
  collectDefaultMetrics({ register: registry, prefix: 'marcus_' });
  const watches = {
    ...nodeMetrics(registry),
    ...jobMetrics(registry),
    ...libraryMetrics(registry),
  };
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'Content-Type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.listen(port, host);
  await once(server, 'listening');
  // Does not keep a process alive that has nothing else to do.
  server.unref();
  return {
    ...watches,
    port: (server.address() as AddressInfo).port,
    close: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
