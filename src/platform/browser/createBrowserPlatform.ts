import { systemClock } from '../clock';
import { systemIds } from '../ids';
import type { Platform } from '../platform';
import { createSecrets } from '../secrets';
import { createTraffic } from '../traffic';
import { createBlobVault } from './blobVault';
import { browserTraits } from './browserTraits';
import { browserClipboard } from './clipboard';
import { browserDownloads } from './downloads';
import { createEditorFrames } from './editorFrames';
import { createFileVault } from './fileVault';
import { browserNotifications } from './notifications';
import { createOfflineFiles } from './offline/createOfflineFiles';
import { browserAddress } from './pageAddress';
import { browserLifecycle } from './pageLifecycle';
import { createPdfReader } from './pdfReader';
import { browserPrinter } from './printer';
import { readConfig } from './readConfig';
import { browserSockets } from './sockets';
import { startTimerWorker } from './startTimerWorker';
import { createSteadyTimer } from './steadyTimer';
import { createStorage } from './storage';
import { browserStorageSpace } from './storageSpace';
import { createTabChannel } from './tabChannel';
import { createTabLocks } from './tabLocks';
import { createUserInput } from './userInput';
import { createLazyWorkStore } from './workStore/createLazyWorkStore';

/** The real platform, created once at start. */
export function createBrowserPlatform(): Platform {
  const files = createFileVault(systemIds.uuid);
  return {
    config: readConfig(document),
    fetch: (...args) => window.fetch(...args),
    files,
    pdfs: createPdfReader(files),
    editorFrames: createEditorFrames(window),
    blobs: createBlobVault(systemIds.uuid),
    clock: systemClock,
    ids: systemIds,
    sockets: browserSockets,
    tabStorage: createStorage(() => window.sessionStorage),
    localStorage: createStorage(() => window.localStorage),
    workStore: createLazyWorkStore(),
    storageSpace: browserStorageSpace,
    offlineFiles: createOfflineFiles(),
    secrets: createSecrets(),
    clipboard: browserClipboard,
    downloads: browserDownloads,
    printer: browserPrinter,
    address: browserAddress,
    lifecycle: browserLifecycle,
    notifications: browserNotifications,
    steadyTimer: createSteadyTimer(startTimerWorker),
    tabs: createTabChannel(),
    locks: createTabLocks(() => navigator.locks as LockManager | undefined),
    traffic: createTraffic(systemClock.now),
    userInput: createUserInput(systemClock.now),
    browser: browserTraits,
  };
}
