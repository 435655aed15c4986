import type { Server } from 'node:http';
import { Router, type Express } from 'express';
import type { ServicesConfig } from './config';
import { DocumentStore } from './stores/documentStore';
import { filesOfLiveSessions } from './stores/liveSessionFiles';
import type { SessionFiles } from './stores/sessionFiles';
import type { SessionRecords } from './stores/sessionRecords';
import type { SharedState } from './sharedState';
import { createFaultLayer } from './faults/applyFaults';
import { FaultBoard } from './faults/faultBoard';
import { createFaultRoutes } from './faults/faultRoutes';
import { createAnswerApp } from './http/createAnswerApp';
import { answerErrors, answerNotFound } from './http/errorAnswer';
import { createRateLimit } from './limits/limitRate';
import type { RateCounter } from './limits/rateCounter';
import { createDocsRoutes } from './openapi/docsRoutes';
import { onOperation } from './openapi/operation';
import { createAnnotator } from './routes/openai/annotator';
import { ExtractionStore } from './stores/extractionStore';
import { UploadedImages } from './stores/uploadedImages';
import { answerLaneHealth } from './routes/laneHealth';
import { ALL_OPERATIONS } from './routes/operations/allOperations';
import { SERVICES_HEALTH } from './routes/operations/healthOperations';
import { createVersionedRoutes } from './routes/versionedRoutes';
import type { ServiceContext } from './routes/serviceContext';
import { SegmentStore } from './stores/segmentStore';
import { openSessionDesk, type SessionDesk } from './sessions/sessionDesk';
import { createSessionGate } from './sessions/sessionGate';
import type { Sessions } from './sessions/sessions';
import { createSessionRoutes } from './sessions/sessionRoutes';
import { attachSessionSockets } from './sessions/sessionUpgrade';
import { STAND_INS_PATH, type OutsideServices } from './outsideServices';
import type { OsraProgram } from './routes/ocsr/osraProgram';
import type { TaskRunner } from './tasks/taskRunner';

/** Of the calls, as the contract's `/v1` says; its document carries it. */
const SERVICES_VERSION = '1.0';

export interface ServicesOptions {
  readonly config: ServicesConfig;
  readonly state: SharedState;
  readonly pool: TaskRunner;
  readonly files: SessionFiles;
  readonly osra: OsraProgram;
  readonly standIns: OutsideServices;
}

export interface Services {
  /** Answers the services' paths as if mounted at the root; mount it where wanted. */
  readonly app: Express;
  /**
   * @param prefix where `app` is mounted on this server, `/api` or nothing
   * @param isAlone false where others take sockets on this server, too
   */
  readonly attachWebSocket: (server: Server, prefix?: string, isAlone?: boolean) => void;
  /**
   * Runs what the first requests need, RDKit and pdf.js, once in the workers, which then end.
   *
   * @throws Error when PDF pages do not render with this version of Node: nothing would be found then
   */
  readonly warmUp: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** The whole backend of the application, as in the contract. */
export function createServices(options: ServicesOptions): Services {
  const { config, state, pool, files, osra, standIns } = options;
  const { sessions } = state;
  const stores = openStores(state.records, filesOfLiveSessions(files, isKnownTo(sessions)));
  const stopping = new AbortController();
  const desk = openSessionDesk(sessions, config.sessions, stores.removeSession);
  const { lifetimes } = desk;
  const context = {
    config,
    pool,
    osra,
    ...stores,
    annotate: createAnnotator(config.languageModel, pool),
    lifetimes,
  };
  return {
    app: createApp(context, { desk, rates: state.rates, standIns }),
    attachWebSocket: (server, prefix = '', isAlone = true) => {
      const { corsOrigins, hosts } = config;
      const { sockets } = desk;
      const options = { sockets, sessions, prefix, corsOrigins, hosts, isAlone };
      attachSessionSockets(server, options);
    },
    warmUp: () => warmUp(pool, stopping.signal),
    close: async () => {
      stopping.abort();
      const deskClosed = desk.close();
      pool.close();
      await deskClosed;
      await files.close();
    },
  };
}

async function warmUp(pool: TaskRunner, stopping: AbortSignal): Promise<void> {
  try {
    await pool.run('documents.checkRendering', null, { owner: null });
    await pool.run('chemistry.canonicalise', { smilesList: ['C'] }, { owner: null });
    // What was loaded goes again: nobody may come for hours.
    pool.rest();
  } catch (error) {
    // Ended by Ctrl-C while it warmed up: no failure.
    if (!stopping.aborted) throw error;
  }
}

/** What sessions own; all of it goes with the session. */
function openStores(records: SessionRecords, files: SessionFiles) {
  return {
    documents: new DocumentStore(records, files),
    segments: new SegmentStore(records, files),
    images: new UploadedImages(records, files),
    extractions: new ExtractionStore(records),
    removeSession: async (id: string) => {
      await records.removeSession(id);
      await files.removeSession(id);
    },
  };
}

const isKnownTo = (sessions: Sessions) => async (id: string) =>
  (await sessions.status(id)) !== null;

interface AppParts {
  readonly desk: SessionDesk;
  readonly rates: RateCounter;
  readonly standIns: OutsideServices;
}

/** The layers in the order of docs/contract.md 1.9. */
function createApp(context: ServiceContext, { desk, rates, standIns }: AppParts): Express {
  const { config, pool } = context;
  const app = createAnswerApp(config);
  if (config.faults) app.use(createFaultDrills(desk, standIns));
  app.use(createDocsRoutes(ALL_OPERATIONS, SERVICES_VERSION));
  onOperation(app, SERVICES_HEALTH.health, (_request, response) => {
    response.json({ status: 'OK' });
  });
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
  app.use('/session', limitRate, sessionRoutes);
  const gate = createSessionGate(sessions);
  app.use(['/latest', '/v1'], gate, limitRate, createVersionedRoutes(context));
  app.use(STAND_INS_PATH, standIns.router);
  app.use(answerNotFound);
  app.use(answerErrors);
  return app;
}

function createFaultDrills(desk: SessionDesk, standIns: OutsideServices): Router {
  const board = new FaultBoard();
  const router = Router();
  router.use(createFaultLayer(board));
  router.use('/faults', createFaultRoutes(board, desk, standIns));
  return router;
}
