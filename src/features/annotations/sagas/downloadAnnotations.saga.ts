import { exportedAnnotations } from '@/domain/exportedAnnotations';
import { selectExtractedText } from '@/article';
import { select, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import { selectAnnotationResult, selectCurated } from '../annotations.selectors';

/**
 * 'Download Annotations': every occurrence that stands, with offsets in code points as used by the services, and
 * whether a person said so. What was removed is only in the export file: a reader of this one takes each entry for one that
 * stands.
 */
export function* downloadAnnotations(): SagaGenerator<void> {
  const extracted = yield* select(selectExtractedText);
  if (!extracted) return;
  const curated = yield* select(selectCurated);
  const program = (yield* select(selectAnnotationResult)) ?? undefined;
  const { annotations } = exportedAnnotations(extracted.content, curated, program);
  const unnamed = annotations.map(({ by: _by, ...annotation }) => annotation);
  const { downloads } = yield* getPlatform();
  const json = JSON.stringify(unnamed, null, 2);
  downloads.save('annotations.json', new Blob([json], { type: 'application/json' }));
}
