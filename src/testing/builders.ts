import type { Segment } from '@/domain/segment';
import { documentOpened, segmentsReceived } from '@/article';
import { sessionOpened } from '@/features/session';
import type { FileDescription } from '@/platform/vaults';
import type { TestStore } from './makeTestStore';
import { createSegments } from './segments';

/** Builders bring a store into a state by dispatching what really happens, never by setting state. */

export const SESSION_ID = '11111111-1111-4111-8111-111111111111';

export function pdfFile(name = 'paper.pdf'): File {
  return new File([`%PDF-1.7 ${name}`], name, { type: 'application/pdf' });
}

/** Puts a file into the vault and opens it as the document. */
export async function openDocument(
  { store, platform }: TestStore,
  { name = 'paper.pdf', pdfId = '1700000000000' } = {},
): Promise<FileDescription> {
  const file = await platform.files.add(pdfFile(name));
  store.dispatch(
    documentOpened({ pdfId, file, pageCount: 3, openedAt: '2026-01-02T03:04:05.000Z' }),
  );
  return file;
}

/** Gives the open document this many segments, four per page. */
export function receiveSegments(
  { store }: TestStore,
  count: number,
  {
    pdfId = '1700000000000',
    directory = 'paper-1f2e',
    ...found
  }: { pdfId?: string; directory?: string; pagesTooHeavy?: readonly number[] } = {},
): Segment[] {
  const names = Array.from(
    { length: count },
    (_, i) => `page_${Math.floor(i / 4)}_${i % 4}_segmented.png`,
  );
  const segments = createSegments(names, { directory, pdfId, pdfFilename: 'paper.pdf' });
  const info = {
    ...{ count, directory, alreadyExisted: false, pdfFilename: 'paper.pdf', pdfId },
    ...found,
  };
  store.dispatch(segmentsReceived({ segments, info }));
  return segments;
}

/** Gives the session a seat. */
export function activateSession({ store, platform }: TestStore): void {
  platform.secrets.setSessionId(SESSION_ID);
  store.dispatch(
    sessionOpened({ place: { session: { status: 'active' } }, at: platform.clock.now() }),
  );
}
