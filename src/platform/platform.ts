/**
 * The world outside the store, behind small interfaces. Sagas get it from the saga context, endpoints from
 * the thunk `extraArgument`, views from `usePlatform()`; tests pass in a complete fake.
 *
 * Nothing here may be put into the store: files, blobs, sockets and the session id are either not
 * serialisable or secret. State contains ids and descriptions of them.
 */
import type { BrowserTraits } from './browserTraits';
import type { Clipboard } from './clipboard';
import type { Clock } from './clock';
import type { Downloads } from './downloads';
import type { BlobVault, FileVault } from './vaults';
import type { EditorFrames } from './editorFrames';
import type { EngineDownloads } from './engineDownloads';
import type { Ids } from './ids';
import type { Launches } from './launches';
import type { Notifications } from './notifications';
import type { OfflineFiles } from './offlineFiles';
import type { PdfReader } from './pdfs';
import type { PageAddress } from './pageAddress';
import type { PageLifecycle } from './pageLifecycle';
import type { Pictures } from './pictures';
import type { Printer } from './printer';
import type { Secrets } from './secrets';
import type { SocketFactory } from './sockets';
import type { SteadyTimer } from './steadyTimer';
import type { KeyValueStorage } from './storage';
import type { StorageSpace } from './storageSpace';
import type { TabChannel } from './tabChannel';
import type { TabLocks } from './tabLocks';
import type { Traffic } from './traffic';
import type { UserInput } from './userInput';
import type { AppConfig } from './config';
import type { WorkStore } from './workStore';

export interface Platform {
  readonly config: AppConfig;
  readonly fetch: typeof globalThis.fetch;
  readonly files: FileVault;
  readonly pdfs: PdfReader;
  readonly editorFrames: EditorFrames;
  readonly blobs: BlobVault;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly sockets: SocketFactory;
  readonly engineDownloads: EngineDownloads;
  /** Persists as long as the tab (session storage). */
  readonly tabStorage: KeyValueStorage;
  /** Persists (local storage). */
  readonly localStorage: KeyValueStorage;
  /** Persists, with files (IndexedDB). */
  readonly workStore: WorkStore;
  readonly storageSpace: StorageSpace;
  /** The application's own files, for use without a network. */
  readonly offlineFiles: OfflineFiles;
  readonly secrets: Secrets;
  readonly clipboard: Clipboard;
  /** Loaded with the processes. */
  readonly pictures: () => Promise<Pictures>;
  readonly downloads: Downloads;
  readonly printer: Printer;
  readonly address: PageAddress;
  readonly lifecycle: PageLifecycle;
  readonly launches: Launches;
  readonly notifications: Notifications;
  readonly steadyTimer: SteadyTimer;
  readonly tabs: TabChannel;
  readonly locks: TabLocks;
  readonly traffic: Traffic;
  readonly userInput: UserInput;
  readonly browser: BrowserTraits;
}
