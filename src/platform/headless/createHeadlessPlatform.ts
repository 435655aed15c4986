import { createBlobVault } from '../browser/blobVault';
import { createFileVault } from '../browser/fileVault';
import { systemClock } from '../clock';
import type { AppConfig } from '../config';
import { NO_DOWNLOADS } from '../engineDownloads';
import { systemIds } from '../ids';
import { PdfError } from '../pdfs';
import type { Platform } from '../platform';
import { createSecrets } from '../secrets';
import type { SocketFactory } from '../sockets';
import { pageTimer } from '../steadyTimer';
import { NO_STORAGE } from '../storage';
import { createTraffic } from '../traffic';
import { headlessPictures } from './headlessPictures';
import { createMemoryWorkStore } from './memoryWorkStore';

const nothing = () => undefined;
const never = () => nothing;

/** The session then goes on over HTTP: alone with its services, it has nothing to be told in between. */
const noSockets: SocketFactory = {
  connect(_url, onEvent) {
    const closing = setTimeout(() => onEvent({ kind: 'closed', code: 1006, reason: '' }));
    return { send: nothing, close: () => clearTimeout(closing) };
  },
};

const notHere = async (): Promise<never> => {
  throw new PdfError({ kind: 'missing', message: 'No PDF is opened without a page.' });
};

/** A platform without a page, and the end of it. */
export interface HeadlessPlatform extends Platform {
  /** Resolves once the services have answered what was sent when everything ended. */
  readonly settled: () => Promise<unknown>;
}

/**
 * What there is of a platform where there is no page: the services, and vaults and a work store in memory. Nobody
 * looks, and nothing is stored, shown, copied or printed.
 */
export function createHeadlessPlatform(config: AppConfig): HeadlessPlatform {
  const beacons: Promise<unknown>[] = [];
  return {
    ...absent,
    config,
    fetch: (...args) => globalThis.fetch(...args),
    files: createFileVault(systemIds.uuid),
    blobs: createBlobVault(systemIds.uuid),
    workStore: createMemoryWorkStore(),
    secrets: createSecrets(),
    traffic: createTraffic(systemClock.now),
    lifecycle: {
      ...{ subscribe: never, isVisible: () => true, path: () => '/' },
      ...{ closeWindow: nothing, goTo: nothing, reload: nothing },
      sendBeacon: (url) => beacons.push(fetch(url, { method: 'POST' }).catch(nothing)) > 0,
    },
    // As if it were on the services' own host: their answers are read by nobody else.
    address: {
      ...{ fragment: () => '', visit: nothing, subscribe: never },
      linkTo: (part) => `${config.apiUrl}/${part}`,
    },
    settled: () => Promise.all(beacons),
  };
}

const absent = {
  clock: systemClock,
  ids: systemIds,
  steadyTimer: pageTimer,
  sockets: noSockets,
  engineDownloads: NO_DOWNLOADS,
  tabStorage: NO_STORAGE,
  localStorage: NO_STORAGE,
  pdfs: {
    ...{ inspect: notHere, openPages: notHere, readText: notHere },
    show: () => {
      throw new Error('There is no page to show it in.');
    },
  },
  editorFrames: {
    adopt: never,
    prepare: never,
    connect: () => ({ send: nothing, close: nothing }),
  },
  storageSpace: { estimate: async () => undefined, persist: async () => false },
  offlineFiles: { open: notHere, isAvailable: async () => false },
  clipboard: { writeText: async () => undefined },
  pictures: async () => headlessPictures,
  downloads: { save: nothing },
  printer: { print: async () => undefined },
  launches: { subscribe: never },
  notifications: {
    ...{ permission: () => 'unsupported', show: nothing },
    request: async () => 'unsupported',
  },
  tabs: { post: nothing, subscribe: never },
  // Held at once, as in a browser without locks.
  locks: {
    request: (_name, _steals, listener) => {
      queueMicrotask(() => listener('held'));
      return nothing;
    },
  },
  userInput: { lastAt: systemClock.now },
  browser: {
    signature: () => ['no page'],
    windowMeasures: () => ({ outerWidth: 0, outerHeight: 0, innerWidth: 0, innerHeight: 0 }),
  },
} satisfies Partial<Platform>;
