import type { PrintedArticle } from './printedArticle';
import type { TextScans } from './scans';

/** The text of an article and where it comes from (docs/requirements/core.md 3.15). */
export interface ExtractedText {
  readonly content: string;
  readonly metadata: ExtractedTextMetadata;
  /** Absent if the services recognised none. */
  readonly article?: PrintedArticle;
  /** Absent if no page is a scan. */
  readonly scans?: TextScans;
}

export interface ExtractedTextMetadata {
  readonly pdfFilename: string;
  /** ISO 8601, UTC. */
  readonly extractedAt: string;
  readonly characterCount: number;
  readonly wordCount: number;
}

/** One earlier extraction. */
export interface HistoryEntry {
  readonly id: string;
  readonly pdfFilename: string;
  /** ISO 8601, UTC. */
  readonly extractedAt: string;
  readonly textPreview: string;
  readonly characterCount: number;
}

/** @param extractedAt ISO 8601, UTC */
export function createExtractedText(
  content: string,
  pdfFilename: string,
  extractedAt: string,
): ExtractedText {
  const words = content.match(/\S+/g);
  return {
    content,
    metadata: {
      pdfFilename,
      extractedAt,
      characterCount: content.length,
      wordCount: words?.length ?? 0,
    },
  };
}
