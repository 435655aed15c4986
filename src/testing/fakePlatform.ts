import { createBlobVault } from '@/platform/browser/blobVault';
import { createFileVault } from '@/platform/browser/fileVault';
import { systemClock } from '@/platform/clock';
import type { AppConfig } from '@/platform/config';
import type { Platform } from '@/platform/platform';
import { createSecrets } from '@/platform/secrets';
import { createFakeServer, type FakeServer } from './fakes/fakeFetch';
import { createFakeLifecycle, type FakeLifecycle } from './fakes/fakeLifecycle';
import { createFakePdfs, type FakePdfs } from './fakes/fakePdfs';
import { createFakeSockets, type FakeSockets } from './fakes/fakeSockets';
import { createFakeStorage } from './fakes/fakeStorage';

export const TEST_CONFIG: AppConfig = {
  apiUrl: 'http://marcus.test/api',
  socketUrl: 'ws://marcus.test/api',
  product: 'decimer',
  coconutUrl: 'http://coconut.test/api',
  crossrefUrl: 'http://crossref.test',
  dataciteUrl: 'http://datacite.test',
  pubchemUrl: 'http://pubchem.test/rest/pug',
  coconutIsStandIn: true,
};

export interface SavedDownload {
  readonly name: string;
  readonly content: Blob;
}

/** A platform whose every side can be driven and looked at by a test. */
export interface FakePlatform extends Platform {
  readonly server: FakeServer;
  readonly pdfs: FakePdfs;
  readonly sockets: FakeSockets;
  readonly lifecycle: FakeLifecycle;
  readonly copied: readonly string[];
  readonly saved: readonly SavedDownload[];
}

/**
 * The vaults are the real ones: they use nothing of the browser but `Blob`. The clock follows jest's
 * fake timers, and ids count up.
 */
export function createFakePlatform(overrides: Partial<Platform> = {}): FakePlatform {
  let count = 0;
  const uuid = () => `00000000-0000-4000-8000-${String((count += 1)).padStart(12, '0')}`;
  const server = createFakeServer();
  const copied: string[] = [];
  const saved: SavedDownload[] = [];
  return {
    config: TEST_CONFIG,
    fetch: server.fetch,
    files: createFileVault(uuid),
    blobs: createBlobVault(uuid),
    clock: systemClock,
    ids: { uuid, random: () => 0.5 },
    tabStorage: createFakeStorage(),
    localStorage: createFakeStorage(),
    secrets: createSecrets(),
    clipboard: { writeText: async (text) => void copied.push(text) },
    downloads: { save: (name, content) => void saved.push({ name, content }) },
    ...overrides,
    server,
    pdfs: createFakePdfs(),
    sockets: createFakeSockets(),
    lifecycle: createFakeLifecycle(),
    copied,
    saved,
  };
}
