import { createExtractedText, type ExtractedText } from '@/domain/extractedText';
import type { PrintedArticle } from '@/domain/printedArticle';
import type { TextScans } from '@/domain/scans';
import { textPreview } from '@/domain/truncate';
import { type OpenDocument, selectExtractedText, textReceived } from '@/article';
import type { HistoryEntry } from '@/domain/extractedText';
import { put, select, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';

interface TextAsRead {
  /** How many pages it is of. */
  readonly pagesRead?: number;
  readonly article?: PrintedArticle | undefined;
  readonly scans?: TextScans | undefined;
}

/**
 * Makes a text the open document's text and adds it to the history.
 *
 * @param read what else is known of a text that the services were asked for now
 */
export function* receiveText(
  { pdfId, file }: OpenDocument,
  content: string,
  { pagesRead, article, scans }: TextAsRead = {},
): SagaGenerator<void> {
  const { clock, ids } = yield* getPlatform();
  const before = yield* select(selectExtractedText);
  const text: ExtractedText = {
    ...createExtractedText(content, file.name, new Date(clock.now()).toISOString()),
    ...(article && { article }),
    ...(scans && { scans }),
  };
  const isUnchanged = before?.content === content;
  const historyEntry = createHistoryEntry(ids.uuid(), text);
  const known = pagesRead === undefined ? {} : { pagesRead };
  yield* put(textReceived({ pdfId, text, isUnchanged, historyEntry, ...known }));
}

function createHistoryEntry(id: string, { content, metadata }: ExtractedText): HistoryEntry {
  const { pdfFilename, extractedAt, characterCount } = metadata;
  return { id, pdfFilename, extractedAt, textPreview: textPreview(content), characterCount };
}
