import { createFaultLayer } from './faults/applyFaults';
import { FaultBoard } from './faults/faultBoard';
import { createFaultRoutes } from './faults/faultRoutes';
import { createAnswerApp } from './http/createAnswerApp';
import { answerJson } from './http/answers';
import { observeRequests, type RequestObserver } from './http/observeRequests';
import { createRouter, type WebApp } from './http/webApp';
import { createRateLimit } from './limits/limitRate';
import type { RateCounter } from './limits/rateCounter';
import { createDocsRoutes } from './openapi/docsRoutes';
import { onOperation } from './openapi/operation';
import { createLibraryRoutes } from './routes/libraryRoutes';
import { openWork } from './routes/openWork';
import { answerLaneHealth } from './routes/laneHealth';
import type { Readiness } from './routes/readiness';
import { answerReadiness } from './routes/readiness';
import { ALL_OPERATIONS } from './routes/operations/allOperations';
import { SERVICES_HEALTH } from './routes/operations/healthOperations';
import { createVersionedRoutes } from './routes/versionedRoutes';
import type { ServiceContext } from './routes/serviceContext';
import { type SessionDesk } from './sessions/sessionDesk';
import { createSessionGate } from './sessions/sessionGate';
import { createSessionRoutes } from './sessions/sessionRoutes';
import { STAND_INS_PATH, type OutsideServices } from './outsideServices';
import type { TeamLibrary } from './library/library';

/** API version, `/v1` in the contract; also the version in the OpenAPI document. */
const SERVICES_VERSION = '1.0';

export interface AppParts {
  readonly desk: SessionDesk;
  /** Whether a session exists. */
  readonly isLive: (id: string) => Promise<boolean>;
  readonly rates: RateCounter;
  readonly standIns: OutsideServices;
  readonly readiness: Readiness;
  readonly library: TeamLibrary | null;
  readonly observer: RequestObserver | undefined;
}

/** The middleware in the order given in docs/contract.md 1.9. */
export function createApp(
  context: ServiceContext,
  { desk, isLive, rates, standIns, readiness, library, observer }: AppParts,
): WebApp {
  const { config, pool } = context;
  const app = createAnswerApp(config);
  if (observer) app.use(observeRequests(observer));
  if (config.faults) addFaultDrills(app, desk, standIns);
  app.route('/', createDocsRoutes(ALL_OPERATIONS, SERVICES_VERSION));
  onOperation(app, SERVICES_HEALTH.health, (call) => answerJson(call, { status: 'OK' }));
  onOperation(app, SERVICES_HEALTH.ready, answerReadiness(readiness));
  onOperation(
    app,
    SERVICES_HEALTH.lanes,
    answerLaneHealth(() => pool.probe()),
  );
  const { sessions } = desk;
  const limitRate = createRateLimit(config.rateLimits, rates, isLive);
  const closeSockets = () => desk.sockets.closeAll('Session reset');
  const { resetToken, sessionGate, limits } = config;
  const sessionRoutes = createSessionRoutes({
    ...{ sessions, closeSockets, resetToken },
    gate: sessionGate,
  });
  app.use('/session/*', limitRate);
  app.route('/session', sessionRoutes);
  if (library) {
    app.use('/library/*', limitRate);
    app.route('/library', createLibraryRoutes({ ...library, pool, limits }));
  }
  const versioned = createRouter();
  versioned.use(createSessionGate(sessions, desk.lifetimes), openWork(context), limitRate);
  versioned.route('/', createVersionedRoutes(context));
  for (const prefix of ['/latest', '/v1']) app.route(prefix, versioned);
  app.route(STAND_INS_PATH, standIns.router);
  return app;
}

function addFaultDrills(app: WebApp, desk: SessionDesk, standIns: OutsideServices): void {
  const board = new FaultBoard();
  app.use(createFaultLayer(board));
  app.route('/faults', createFaultRoutes(board, desk, standIns));
}
