import { select, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import { selectExtractedText } from '@/article';

/** 'Download Text': the unmodified text, UTF-8. */
export function* downloadText(): SagaGenerator<void> {
  const extracted = yield* select(selectExtractedText);
  if (!extracted) return;
  const { downloads } = yield* getPlatform();
  const content = new Blob([extracted.content], { type: 'text/plain;charset=utf-8' });
  downloads.save('extracted_text.txt', content);
}
