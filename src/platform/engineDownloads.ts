/** How far the download of a part of the engine has got. */
export interface EngineDownload {
  readonly part: string;
  /** Worded for the user. */
  readonly title: string;
  readonly state: 'running' | 'arrived' | 'failed' | 'cancelled';
  /** Bytes as they are when unpacked: a host may send them compressed. */
  readonly received: number;
  readonly total: number;
  /** Why it failed, worded for the user. */
  readonly reason?: string;
}

/** The parts of the engine that services in a worker of the page fetch when they are first needed. */
export interface EngineDownloads {
  /** @returns what ends the subscription */
  subscribe(listener: (download: EngineDownload) => void): () => void;
  /** Ends those under way; the work that waits for them fails. */
  cancel(): void;
  /** Fetches a part that did not arrive once more. */
  retry(part: string): void;
}

/** With services on a server, nothing is fetched. */
export const NO_DOWNLOADS: EngineDownloads = {
  subscribe: () => () => undefined,
  cancel: () => undefined,
  retry: () => undefined,
};
