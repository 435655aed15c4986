import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { NO_DOWNLOADS } from '@/platform/engineDownloads';
import { createBlobVault } from '@/platform/browser/blobVault';
import { createFileVault } from '@/platform/browser/fileVault';
import { systemClock } from '@/platform/clock';
import type { AppConfig } from '@/platform/config';
import type { Platform } from '@/platform/platform';
import { createSecrets } from '@/platform/secrets';
import { pageTimer } from '@/platform/steadyTimer';
import { createTraffic } from '@/platform/traffic';
import { createFakeAddress, type FakeAddress } from './fakes/fakeAddress';
import { createFakeBrowserTraits, type FakeBrowserTraits } from './fakes/fakeBrowserTraits';
import { createFakeEditorFrames, type FakeEditorFrames } from './fakes/fakeEditorFrames';
import { createFakeServer, type FakeServer } from './fakes/fakeFetch';
import { createFakeNotifications, type FakeNotifications } from './fakes/fakeNotifications';
import { createFakeLaunches, type FakeLaunches } from './fakes/fakeLaunches';
import { createFakeLocks } from './fakes/fakeLocks';
import { createFakeLifecycle, type FakeLifecycle } from './fakes/fakeLifecycle';
import { createFakeOfflineFiles, type FakeOfflineFiles } from './fakes/fakeOfflineFiles';
import { createFakePdfs, type FakePdfs } from './fakes/fakePdfs';
import { createFakePictures, type FakePictures } from './fakes/fakePictures';
import { createFakeSockets, type FakeSockets } from './fakes/fakeSockets';
import { createFakeStorage } from './fakes/fakeStorage';
import { createFakeStorageSpace, type FakeStorageSpace } from './fakes/fakeStorageSpace';
import { createFakeTabs, type FakeTabChannel } from './fakes/fakeTabs';
import { createFakeUserInput, type FakeUserInput } from './fakes/fakeUserInput';
import { createFakeWorkStore, type FakeWorkStore } from './fakes/fakeWorkStore';

/** In as many turns of the event loop on every machine, which the browser's own hash does not take. */
const hashAtOnce = async (file: Blob): Promise<string> =>
  bytesToHex(sha256(new Uint8Array(await file.arrayBuffer())));

export const TEST_CONFIG: AppConfig = {
  apiUrl: 'http://marcus.test/api',
  socketUrl: 'ws://marcus.test/api',
  product: 'decimer',
  coconutUrl: 'http://coconut.test/api',
  crossrefUrl: 'http://crossref.test',
  dataciteUrl: 'http://datacite.test',
  pubchemUrl: 'http://pubchem.test/rest/pug',
  wikidataUrl: 'http://wikidata.test',
  coconutIsStandIn: true,
  publicationsAreStandIn: true,
  pubchemIsStandIn: true,
  wikidataIsStandIn: true,
  readsByItself: false,
  hasSeats: true,
  maxUploadMb: 10,
  worksOffline: false,
};

export interface SavedDownload {
  readonly name: string;
  readonly content: Blob;
}

/** A platform whose every part can be controlled and inspected by a test. */
export interface FakePlatform extends Platform {
  readonly server: FakeServer;
  readonly pdfs: FakePdfs;
  readonly fakePictures: FakePictures;
  readonly editorFrames: FakeEditorFrames;
  readonly sockets: FakeSockets;
  readonly address: FakeAddress;
  readonly lifecycle: FakeLifecycle;
  readonly launches: FakeLaunches;
  readonly notifications: FakeNotifications;
  readonly workStore: FakeWorkStore;
  readonly storageSpace: FakeStorageSpace;
  readonly offlineFiles: FakeOfflineFiles;
  readonly tabs: FakeTabChannel;
  readonly userInput: FakeUserInput;
  readonly browser: FakeBrowserTraits;
  readonly copied: readonly string[];
  readonly saved: readonly SavedDownload[];
  /** The number of pages of each print. */
  readonly printed: readonly number[];
}

/**
 * The vaults are the real ones: they use nothing of the browser but `Blob`. The clock follows jest's fake
 * timers, and ids count up.
 *
 * @param tabs the browser's tabs, for tests with several of them
 */
export function createFakePlatform(
  overrides: Partial<Platform> = {},
  tabs = createFakeTabs(),
): FakePlatform {
  let count = 0;
  const uuid = () => `00000000-0000-4000-8000-${String((count += 1)).padStart(12, '0')}`;
  const server = createFakeServer();
  const copied: string[] = [];
  const saved: SavedDownload[] = [];
  const printed: number[] = [];
  const fakePictures = createFakePictures();
  const clock = overrides.clock ?? systemClock;
  return {
    config: TEST_CONFIG,
    fetch: server.fetch,
    files: createFileVault(uuid, hashAtOnce),
    blobs: createBlobVault(uuid),
    clock,
    ids: { uuid, random: () => 0.5 },
    tabStorage: createFakeStorage(),
    localStorage: createFakeStorage(),
    secrets: createSecrets(),
    clipboard: { writeText: async (text) => void copied.push(text) },
    steadyTimer: pageTimer,
    traffic: createTraffic(() => clock.now()),
    downloads: { save: (name, content) => void saved.push({ name, content }) },
    printer: { print: async (pages) => void printed.push(pages.length) },
    locks: createFakeLocks(),
    ...overrides,
    server,
    pdfs: createFakePdfs(),
    pictures: async () => fakePictures,
    fakePictures,
    editorFrames: createFakeEditorFrames(),
    sockets: createFakeSockets(),
    engineDownloads: NO_DOWNLOADS,
    address: createFakeAddress(),
    lifecycle: createFakeLifecycle(),
    launches: createFakeLaunches(),
    notifications: createFakeNotifications(),
    workStore: createFakeWorkStore(),
    storageSpace: createFakeStorageSpace(),
    offlineFiles: createFakeOfflineFiles(),
    tabs: tabs.open(),
    userInput: createFakeUserInput(() => clock.now()),
    browser: createFakeBrowserTraits(),
    copied,
    saved,
    printed,
  };
}
