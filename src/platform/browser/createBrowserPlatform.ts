import { systemClock } from '../clock';
import { systemIds } from '../ids';
import type { AppConfig } from '../config';
import { NO_DOWNLOADS } from '../engineDownloads';
import type { Platform } from '../platform';
import type { Printer } from '../printer';
import { createSecrets } from '../secrets';
import { createTraffic } from '../traffic';
import { createBlobVault } from './blobVault';
import { browserTraits } from './browserTraits';
import { browserClipboard } from './clipboard';
import { browserDownloads } from './downloads';
import { createEditorFrames } from './editorFrames';
import { createFileVault } from './fileVault';
import { createLaunches } from './launches';
import { browserNotifications } from './notifications';
import { createOfflineFiles } from './offline/createOfflineFiles';
import { browserAddress } from './pageAddress';
import { browserLifecycle } from './pageLifecycle';
import { createPdfReader } from './pdfReader';
import { readConfig } from './readConfig';
import { browserSockets } from './sockets';
import { ownConnections } from './servicesWorker/ownConnections';
import { startTimerWorker } from './startTimerWorker';
import { createSteadyTimer } from './steadyTimer';
import { createStorage } from './storage';
import { browserStorageSpace } from './storageSpace';
import { createTabChannel } from './tabChannel';
import { createTabLocks } from './tabLocks';
import { createUserInput } from './userInput';
import { createLazyWorkStore } from './workStore/createLazyWorkStore';

/** Nobody prints before the processes are there. */
const lazyPrinter: Printer = {
  async print(...sheets) {
    const { browserPrinter } = await import(/* webpackChunkName: "sagas" */ './printer');
    return browserPrinter.print(...sheets);
  },
};

/** The real platform, created once at start. */
export function createBrowserPlatform(): Platform {
  const files = createFileVault(systemIds.uuid);
  const config = readConfig(document);
  return {
    config,
    ...connections(config),
    files,
    pdfs: createPdfReader(files),
    editorFrames: createEditorFrames(window),
    blobs: createBlobVault(systemIds.uuid),
    clock: systemClock,
    ids: systemIds,
    tabStorage: createStorage(() => window.sessionStorage),
    localStorage: createStorage(() => window.localStorage),
    workStore: createLazyWorkStore(),
    storageSpace: browserStorageSpace,
    offlineFiles: createOfflineFiles(),
    secrets: createSecrets(),
    clipboard: browserClipboard,
    pictures: () => import(/* webpackChunkName: "sagas" */ './pictures'),
    downloads: browserDownloads,
    printer: lazyPrinter,
    address: browserAddress,
    launches: createLaunches(),
    notifications: browserNotifications,
    steadyTimer: createSteadyTimer(startTimerWorker),
    tabs: createTabChannel(),
    locks: createTabLocks(() => navigator.locks as LockManager | undefined),
    traffic: createTraffic(systemClock.now),
    userInput: createUserInput(systemClock.now),
    browser: browserTraits,
  };
}

/** The ways to the services: over the network, or by messages to a worker of this page. */
function connections(
  config: AppConfig,
): Pick<Platform, 'fetch' | 'sockets' | 'lifecycle' | 'engineDownloads'> {
  const { servicesScript } = config;
  if (servicesScript !== undefined) return ownConnections(servicesScript, config.apiUrl);
  return {
    fetch: (...args) => window.fetch(...args),
    sockets: browserSockets,
    lifecycle: browserLifecycle,
    engineDownloads: NO_DOWNLOADS,
  };
}
