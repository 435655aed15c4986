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
import { indexCompounds } from './library/indexCompounds';
import type { TeamLibrary } from './library/library';
import { LibraryLive } from './library/live/libraryLive';

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

/** What accepts the host's connections. */
export interface Channels {
  /** To `/session/ws/{id}` (docs/contract.md 3.6). */
  readonly sessions: LiveChannel;
  /** To `/library/live`; null without a library. */
  readonly library: Pick<LibraryLive, 'admit'> | null;
}

export interface Services {
  /** Serves the services' paths as if mounted at the root, whichever host the request comes through. */
  readonly fetch: FetchHandler;
  readonly channels: Channels;
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
  const { sessions, rates } = state;
  const isLive = async (id: string) => (await sessions.status(id)) !== null;
  const pool = withCaches(options.pool, { config, readings: state.readings, osra: programs.osra });
  const stores = openStores(
    recordsOfLiveSessions(state.records, isLive),
    filesOfLiveSessions(files, isLive),
    config.limits.fileBytes,
  );
  const stopping = new AbortController();
  if (library) indexCompounds(library, pool, stopping.signal);
  const desk = openSessionDesk(sessions, config.sessions, stores.removeSession);
  const context = {
    ...{ config, pool, programs, lists },
    ...stores,
    prepared: new PreparedSegments(pool, stores.segments, desk.lifetimes),
    annotate: createAnnotator(config, pool),
    lifetimes: desk.lifetimes,
    locks: state.locks,
  };
  const live = library && new LibraryLive({ ...library, pingMs: config.sessions.pingMs });
  const readiness = new Readiness(() => obstacleOf(options));
  const app = createApp(context, {
    ...{ desk, isLive, standIns, readiness, library, observer, rates },
  });
  return {
    fetch: (request, bindings) => app.fetch(request, bindings),
    channels: { sessions: desk.sockets, library: live },
    warmUp: () => readiness.warmUp(() => warmUp(pool, stopping.signal)),
    announceStop: () => readiness.stop(),
    close: async () => {
      stopping.abort();
      live?.stop();
      const deskClosed = desk.close();
      pool.close();
      await deskClosed.then(() => closeStores(options));
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
