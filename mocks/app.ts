import type { Server } from 'node:http';
import express, { type Express } from 'express';
import type { ServicesConfig } from './config';
import { createFaultLayer } from './faults/applyFaults';
import { FaultBoard } from './faults/faultBoard';
import { createFaultRoutes } from './faults/faultRoutes';
import { createCors } from './http/cors';
import { answerErrors, answerNotFound } from './http/errorAnswer';
import { onMethods } from './http/onMethods';
import { createRateLimit } from './limits/limitRate';
import { openSessionDesk, type SessionDesk } from './sessions/sessionDesk';
import { createSessionGate } from './sessions/sessionGate';
import { createSessionRoutes } from './sessions/sessionRoutes';
import { attachSessionSockets } from './sessions/sessionUpgrade';
import type { WorkerPool } from './workers/pool';

export interface ServicesOptions {
  readonly config: ServicesConfig;
  readonly pool: WorkerPool;
}

export interface Services {
  /** Answers the services' paths as if mounted at the root; mount it where wanted. */
  readonly app: Express;
  /** @param prefix where `app` is mounted on this server, `/api` or nothing */
  readonly attachWebSocket: (server: Server, prefix?: string) => void;
  readonly close: () => Promise<void>;
}

/** The whole backend of the application, as in the contract. */
export function createServices({ config, pool }: ServicesOptions): Services {
  const desk = openSessionDesk(config.sessions, () => undefined);
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.use((_request, response, next) => {
    response.set({ 'X-Content-Type-Options': 'nosniff', 'Cache-Control': 'no-store' });
    next();
  });
  app.use(createCors(config.corsOrigins));
  if (config.faults) mountFaults(app, desk);
  onMethods(app, '/health', {
    get: (_request, response) => void response.json({ status: 'OK' }),
  });
  const limitRate = createRateLimit(config.rateLimits);
  const closeSockets = () => desk.sockets.closeAll('Session reset');
  app.use('/session', limitRate, createSessionRoutes({ registry: desk.registry, closeSockets }));
  app.use(['/latest', '/v1'], createSessionGate(desk.registry), limitRate);
  app.use(answerNotFound);
  app.use(answerErrors);
  return {
    app,
    attachWebSocket: (server, prefix = '') => {
      const { corsOrigins } = config;
      attachSessionSockets(server, { sockets: desk.sockets, prefix, corsOrigins });
    },
    close: async () => {
      desk.close();
      pool.close();
    },
  };
}

function mountFaults(app: Express, desk: SessionDesk): void {
  const board = new FaultBoard();
  app.use(createFaultLayer(board));
  app.use('/faults', createFaultRoutes(board, desk));
}
