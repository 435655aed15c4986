import { createExtractedText } from '@/domain/extractedText';
import type { Segment } from '@/domain/segment';
import { doiLookedUp, readingReceived, textReceived } from '@/article';
import { SESSION_ID, openDocument, receiveSegments } from '@/testing/builders';
import { jsonResponse } from '@/testing/fakes/fakeFetch';
import { createFakePlatform } from '@/testing/fakePlatform';
import { flush } from '@/testing/flush';
import { makeTestStore, type TestStore } from '@/testing/makeTestStore';

/** Every text of the previous document contains this. */
export const MARK = 'OLD';
export const OLD_PDF = { name: `${MARK}.pdf`, pdfId: '1700000000000' };
export const NEW_PDF = { name: 'next.pdf', pdfId: '1800000000000' };
export const OLD_SMILES = `C${MARK}C`;
const OLD_DOI = `10.5555/${MARK}`;
const TEXT = `${MARK} text on quercetin.`;
const AT = '2026-01-02T03:04:05.000Z';

export interface OldStage {
  readonly test: TestStore;
  /** The first of its segments, which was read. */
  readonly segment: Segment;
}

const QUEUE = {
  active_sessions: 1,
  max_concurrent_users: 3,
  waiting_queue_length: 0,
  available_slots: 2,
};

/**
 * The whole application with a document that has text, a DOI, two segments and a structure. Its answers
 * arrive even after their requests were aborted, like one that the browser had already read.
 */
export async function stageOldDocument(): Promise<OldStage> {
  const platform = createFakePlatform();
  const { fetch } = platform.server;
  const deaf: typeof fetch = (input, init) => fetch(input, { ...init, signal: null });
  platform.server.on('GET', '/health', () => jsonResponse({ status: 'OK' }));
  platform.server.on('POST', '/session/create', () =>
    jsonResponse({
      success: true,
      session: { session_id: SESSION_ID, user_id: null, status: 'active', created_at: 1 },
      queue_status: QUEUE,
    }),
  );
  const test = makeTestStore({ platform: { ...platform, fetch: deaf } });
  await flush(300);
  await openDocument(test, OLD_PDF);
  await flush(300);
  const [segment] = receiveSegments(test, 2, { pdfId: OLD_PDF.pdfId, directory: `${MARK}-1f2e` });
  if (!segment) throw new Error('The builder made no segment');
  giveContents(test, segment);
  await flush(100);
  return { test, segment };
}

function giveContents({ store }: TestStore, segment: Segment): void {
  const text = createExtractedText(TEXT, OLD_PDF.name, AT);
  const { pdfFilename, extractedAt, characterCount } = text.metadata;
  const historyEntry = { id: 'h', pdfFilename, extractedAt, textPreview: TEXT, characterCount };
  const { pdfId } = OLD_PDF;
  store.dispatch(textReceived({ pdfId, text, isUnchanged: false, historyEntry }));
  store.dispatch(doiLookedUp({ pdfId, doi: { status: 'found', doi: OLD_DOI } }));
  const version = {
    smiles: OLD_SMILES,
    engine: 'molnextr',
    useCoordinates: true,
    handDrawn: false,
    processingTime: 80,
    timestamp: AT,
    fromFallback: false,
  };
  store.dispatch(readingReceived({ segment, version }));
}

/** What the screen shows of a document. */
export function ofTheDocument({ store }: TestStore) {
  const { article, runs, screen, library, settings } = store.getState();
  const { overlays: _ofThePage, splash: _ofItsStart, help: _ofTheKeys, ...ofTheScreen } = screen;
  return {
    ...{ article, runs, screen: ofTheScreen },
    saving: library.savedWork.earlier,
    login: settings.coconutAccount,
  };
}
