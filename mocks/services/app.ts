import type { ServicesConfig } from './config';
import { filesOfLiveSessions } from './stores/liveSessionFiles';
import { recordsOfLiveSessions } from './stores/liveSessionRecords';
import { openStores } from './stores/openStores';
import type { SessionFiles } from './stores/sessionFiles';
import type { SharedState } from './sharedState';
import { createFaultLayer } from './faults/applyFaults';
import { FaultBoard } from './faults/faultBoard';
import { createFaultRoutes } from './faults/faultRoutes';
import { createAnswerApp } from './http/createAnswerApp';
import { answerJson } from './http/answers';
import type { FetchHandler } from './http/hostBindings';
import { observeRequests, type RequestObserver } from './http/observeRequests';
import { createRouter, type WebApp } from './http/webApp';
import { createRateLimit } from './limits/limitRate';
import type { RateCounter } from './limits/rateCounter';
import { createDocsRoutes } from './openapi/docsRoutes';
import { onOperation } from './openapi/operation';
import { createAnnotator } from './routes/openai/annotator';
import { openWork } from './routes/openWork';
import { answerLaneHealth } from './routes/laneHealth';
import { answerReadiness, Readiness } from './routes/readiness';
import { ALL_OPERATIONS } from './routes/operations/allOperations';
import { SERVICES_HEALTH } from './routes/operations/healthOperations';
import { withCaches } from './routes/withCaches';
import { PreparedSegments } from './routes/preparedSegments';
import { createVersionedRoutes } from './routes/versionedRoutes';
import type { ServiceContext } from './routes/serviceContext';
import type { LiveChannel } from './sessions/clientSocket';
import { openSessionDesk, type SessionDesk } from './sessions/sessionDesk';
import { createSessionGate } from './sessions/sessionGate';
import type { Sessions } from './sessions/sessions';
import { createSessionRoutes } from './sessions/sessionRoutes';
import { STAND_INS_PATH, type OutsideServices } from './outsideServices';
import type { OwnLists } from './ownLists';
import type { ReadingPrograms } from './routes/ocsr/engines';
import type { TaskRunner } from './tasks/taskRunner';
import { warmUp } from './tasks/warmUp';

/** API version, `/v1` in the contract; also the version in the OpenAPI document. */
const SERVICES_VERSION = '1.0';

export interface ServicesOptions {
  readonly config: ServicesConfig;
  readonly state: SharedState;
  readonly pool: TaskRunner;
  readonly files: SessionFiles;
  readonly programs: ReadingPrograms;
  readonly lists: OwnLists;
  readonly standIns: OutsideServices;
  /** Told of each answered request, for logs and metrics. */
  readonly observer?: RequestObserver | undefined;
}

export interface Services {
  /** Serves the services' paths as if mounted at the root, whichever host the request comes through. */
  readonly fetch: FetchHandler;
  /** Accepts the host's connections to `/session/ws/{id}` (docs/contract.md 3.6). */
  readonly channel: LiveChannel;
  /**
   * Loads what the first requests need, RDKit and pdf.js, once in the workers, which then exit.
   *
   * @throws Error when this version of Node cannot render PDF pages: no segments would be found
   */
  readonly warmUp: () => Promise<void>;
  /** Answers `GET /ready` with 503 from now on, and everything else as before. */
  readonly announceStop: () => void;
  readonly close: () => Promise<void>;
}

/** The application's whole backend, as defined by the contract. */
export function createServices(options: ServicesOptions): Services {
  const { config, state, files, programs, lists, standIns, observer } = options;
  const { sessions } = state;
  const isLive = isKnownTo(sessions);
  const pool = withCaches(options.pool, { config, readings: state.readings, osra: programs.osra });
  const stores = openStores(
    recordsOfLiveSessions(state.records, isLive),
    filesOfLiveSessions(files, isLive),
    config.limits.fileBytes,
  );
  const stopping = new AbortController();
  const desk = openSessionDesk(sessions, config.sessions, stores.removeSession);
  const { lifetimes } = desk;
  const context = {
    ...{ config, pool, programs, lists },
    ...stores,
    prepared: new PreparedSegments(pool, stores.segments, lifetimes),
    annotate: createAnnotator(config, pool),
    lifetimes,
    locks: state.locks,
  };
  const readiness = new Readiness(state.obstacle);
  const app = createApp(context, { desk, rates: state.rates, standIns, readiness, observer });
  return {
    fetch: (request, bindings) => app.fetch(request, bindings),
    channel: desk.sockets,
    warmUp: () => readiness.warmUp(() => warmUp(pool, stopping.signal)),
    announceStop: () => readiness.stop(),
    close: async () => {
      stopping.abort();
      const deskClosed = desk.close();
      pool.close();
      await deskClosed;
      await files.close();
      await state.close();
    },
  };
}

const isKnownTo = (sessions: Sessions) => async (id: string) =>
  (await sessions.status(id)) !== null;

interface AppParts {
  readonly desk: SessionDesk;
  readonly rates: RateCounter;
  readonly standIns: OutsideServices;
  readonly readiness: Readiness;
  readonly observer: RequestObserver | undefined;
}

/** The middleware in the order given in docs/contract.md 1.9. */
function createApp(
  context: ServiceContext,
  { desk, rates, standIns, readiness, observer }: AppParts,
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
  const limitRate = createRateLimit(config.rateLimits, rates, isKnownTo(sessions));
  const closeSockets = () => desk.sockets.closeAll('Session reset');
  const { resetToken, sessionGate } = config;
  const sessionRoutes = createSessionRoutes({
    sessions,
    closeSockets,
    resetToken,
    gate: sessionGate,
  });
  app.use('/session/*', limitRate);
  app.route('/session', sessionRoutes);
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
