import type { Saved } from './saved/common.schema';
import type { extractedSchema, earlierTextSchema } from './saved/text.schema';

/** The text of an article and where it comes from (docs/requirements/core.md 3.15). */
export type ExtractedText = Saved<typeof extractedSchema>;

/** One earlier extraction. */
export type HistoryEntry = Saved<typeof earlierTextSchema>;

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
