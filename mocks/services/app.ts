import type { ServicesConfig } from './config';
import { filesOfLiveSessions } from './stores/liveSessionFiles';
import { recordsOfLiveSessions } from './stores/liveSessionRecords';
import { openStores } from './stores/openStores';
import type { SessionFiles } from './stores/sessionFiles';
import type { SharedState } from './sharedState';
import type { FetchHandler } from './http/hostBindings';
import { type RequestObserver } from './http/observeRequests';
import { createAnnotator } from './routes/openai/annotator';
import { Readiness } from './routes/readiness';
import { withCaches } from './routes/withCaches';
import { PreparedSegments } from './routes/preparedSegments';
import type { LiveChannel } from './sessions/clientSocket';
import { openSessionDesk } from './sessions/sessionDesk';
import { type OutsideServices } from './outsideServices';
import type { OwnLists } from './ownLists';
import type { ReadingPrograms } from './routes/ocsr/engines';
import type { TaskRunner } from './tasks/taskRunner';
import { warmUp } from './tasks/warmUp';
import { createApp } from './createApp';
import type { TeamLibrary } from './library/library';

export interface ServicesOptions {
  readonly config: ServicesConfig;
  readonly state: SharedState;
  readonly pool: TaskRunner;
  readonly files: SessionFiles;
  readonly programs: ReadingPrograms;
  readonly lists: OwnLists;
  readonly standIns: OutsideServices;
  /** What a team shares; null where nobody asked for it. */
  readonly library: TeamLibrary | null;
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
  const { config, state, files, programs, lists, standIns, library, observer } = options;
  const { sessions } = state;
  const isLive = async (id: string) => (await sessions.status(id)) !== null;
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
  const readiness = new Readiness(() => obstacleOf(options));
  const app = createApp(context, {
    ...{ desk, isLive, standIns, readiness, library, observer },
    rates: state.rates,
  });
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
      await closeStores(options);
    },
  };
}

async function closeStores({ files, library, state }: ServicesOptions): Promise<void> {
  await files.close();
  await library?.library.close();
  await state.close();
}

const obstacleOf = async ({ state, library }: ServicesOptions): Promise<string | null> =>
  (await state.obstacle()) ?? (await library?.library.obstacle()) ?? null;
