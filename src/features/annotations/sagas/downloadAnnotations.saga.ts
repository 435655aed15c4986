import { toAnnotationRecords } from '@/domain/annotation';
import { selectExtractedText } from '@/features/text';
import { select, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import { selectAnnotations } from '../annotations.selectors';

/** 'Download Annotations': every occurrence, with offsets in code points as used by the services. */
export function* downloadAnnotations(): SagaGenerator<void> {
  const extracted = yield* select(selectExtractedText);
  if (!extracted) return;
  const annotations = yield* select(selectAnnotations);
  const records = toAnnotationRecords(extracted.content, annotations);
  const { downloads } = yield* getPlatform();
  const json = JSON.stringify(records, null, 2);
  downloads.save('annotations.json', new Blob([json], { type: 'application/json' }));
}
