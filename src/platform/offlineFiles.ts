import type { OfflinePart } from './offline/offlineMessages';

export type { OfflinePart };

/** What is stored of the application's own files. */
export interface OfflineReport {
  readonly parts: readonly OfflinePart[];
  /** Whether everything is to be stored, also of the next version. */
  readonly isKept: boolean;
}

/** `waiting`: a newer version is stored and waits. `replaced`: it has taken over, in every tab. */
export type OfflineEvent = 'waiting' | 'replaced';

/** The application's files in this browser. Every call rejects if the service worker does not answer. */
export interface OfflineStore {
  /**
   * @returns the function that stops listening. A version that is already waiting is reported at once.
   */
  subscribe(listener: (event: OfflineEvent) => void): () => void;
  report(): Promise<OfflineReport>;
  /**
   * Fetches one file and keeps it.
   *
   * @param onReceived told the bytes so far
   * @throws Error with the cause; the signal's reason if it was aborted
   */
  store(name: string, onReceived: (bytes: number) => void, signal: AbortSignal): Promise<void>;
  /** From now on, a newer version is only offered once everything of it is stored. */
  keepAll(): Promise<void>;
  /** Deletes all but what the page needs to start. */
  remove(): Promise<void>;
  /** Asks the server for a newer version; a failure has no effect. */
  look(): Promise<void>;
  /** Lets the waiting version take over; `replaced` follows. */
  takeOver(): void;
}

export interface OfflineFiles {
  /**
   * Has the browser keep the application's files, now and at each later visit.
   *
   * @throws Error if this browser, or this page, does not allow it
   */
  open(): Promise<OfflineStore>;
  /** Whether a page of this origin can be opened: its host answers, or the browser has its files. */
  isAvailable(address: string): Promise<boolean>;
}
