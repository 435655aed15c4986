import { createExtractedText, type ExtractedText } from '@/domain/extractedText';
import { textPreview } from '@/domain/truncate';
import type { OpenDocument } from '@/features/document';
import { put, select, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import { selectExtractedText, textReceived, type HistoryEntry } from '../text.slice';

/**
 * Makes a text the open document's text and adds it to the history.
 *
 * @param pagesRead how many pages it is of, if the services were asked now
 */
export function* receiveText(
  { pdfId, file }: OpenDocument,
  content: string,
  pagesRead?: number,
): SagaGenerator<void> {
  const { clock, ids } = yield* getPlatform();
  const before = yield* select(selectExtractedText);
  const text = createExtractedText(content, file.name, new Date(clock.now()).toISOString());
  const isUnchanged = before?.content === content;
  const historyEntry = createHistoryEntry(ids.uuid(), text);
  const known = pagesRead === undefined ? {} : { pagesRead };
  yield* put(textReceived({ pdfId, text, isUnchanged, historyEntry, ...known }));
}

function createHistoryEntry(id: string, { content, metadata }: ExtractedText): HistoryEntry {
  const { pdfFilename, extractedAt, characterCount } = metadata;
  return { id, pdfFilename, extractedAt, textPreview: textPreview(content), characterCount };
}
