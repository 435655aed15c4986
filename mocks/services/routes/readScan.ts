import { FIRST_PAGES as DOI_PAGES } from '../../engine/text/doi/readDoiSources';
import type { TextPage } from '../../engine/page/textPage';
import type { StoredDocument } from '../stores/documentStore';
import type { ScanStore, StoredScan } from '../stores/scanStore';
import type { SharedLocks } from '../stores/sharedLocks';
import type { TaskRunner, Work } from '../tasks/taskRunner';
import { TaskTooHeavy } from '../tasks/taskTooHeavy';

/** A document whose scanned pages are read, and what that takes. */
export interface ScanReading {
  readonly pool: TaskRunner;
  readonly scans: ScanStore;
  readonly locks: SharedLocks;
  readonly document: StoredDocument;
  readonly pdf: Uint8Array;
  readonly work: Work;
}

/**
 * A scanned page, by its zero-based index: as it was read before, or read now. A second call for a page that is being
 * read waits for it; if the first one is cancelled, the waiting one reads the page itself.
 */
export async function readScan(reading: ScanReading, pageIndex: number): Promise<StoredScan> {
  const { locks, document, work } = reading;
  const name = `scan ${document.sessionId} ${document.hash} ${pageIndex}`;
  const release = await locks.acquire(name, work.signal);
  try {
    return await findOrRead(reading, pageIndex);
  } finally {
    await release();
  }
}

async function findOrRead(
  { pool, scans, document, pdf, work }: ScanReading,
  pageIndex: number,
): Promise<StoredScan> {
  const known = await scans.find(document, pageIndex);
  if (known) return known;
  work.signal.throwIfAborted();
  const read = await orTooHeavy(() => pool.run('scans.readPage', { pdf, pageIndex }, work));
  work.signal.throwIfAborted();
  await scans.save(document, pageIndex, read);
  return read;
}

async function orTooHeavy(read: () => Promise<StoredScan>): Promise<StoredScan> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof TaskTooHeavy) return 'too-heavy';
    throw error;
  }
}

/** What has been read of the pages on which a DOI may stand; it is not worth reading them for it. */
export async function scannedFirstPages(
  scans: Pick<ScanStore, 'find'>,
  document: StoredDocument,
): Promise<TextPage[]> {
  const indices = Array.from({ length: DOI_PAGES }, (_, index) => index);
  const found = await Promise.all(indices.map((index) => scans.find(document, index)));
  return found.flatMap((scan) => (scan && scan !== 'too-heavy' ? [scan.page] : []));
}
