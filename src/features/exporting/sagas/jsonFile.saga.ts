import type { SegmentWords } from '@/domain/exportedStructure';
import { createExportFile } from '@/domain/exportFile';
import { fileWithoutNames } from '@/domain/exports/withoutNames';
import type { Segment } from '@/domain/segment';
import type { Structure } from '@/domain/structure';
import { selectAnnotationResult, selectCurated } from '@/features/annotations';
import {
  selectAllSegments,
  selectCitedArticle,
  selectExtractedText,
  selectOpenDocument,
  selectTrail,
} from '@/article';
import { selectInchiKeys } from '@/features/identifiers';
import { select, type SagaGenerator } from '@/lib/saga/effects';
import { selectSegmentWords } from '../downloadData.selectors';

interface JsonContents {
  /** ISO 8601, UTC. */
  readonly timestamp: string;
  readonly structures: readonly Structure[];
  /** Whether it says who checked and changed what. */
  readonly isNamed: boolean;
  /** Named without a structure. */
  readonly drawings?: readonly Segment[];
  /** What is known of compounds, by the id of the segment whose structure is written. */
  readonly compounds?: ReadonlyMap<string, SegmentWords>;
}

/** Structures with the article's text and annotations, as indented JSON. */
export function* jsonFile({ isNamed, ...contents }: JsonContents): SagaGenerator<Blob> {
  const document = yield* select(selectOpenDocument);
  const text = yield* select(selectExtractedText);
  const file = createExportFile({
    ...contents,
    pdfId: document?.pdfId,
    pdfFilename: document?.file.name,
    extractedAt: text?.metadata.extractedAt,
    article: yield* select(selectCitedArticle),
    text: text?.content,
    ...(yield* select(selectCurated)),
    annotatedBy: (yield* select(selectAnnotationResult)) ?? undefined,
    trail: { of: yield* select(selectTrail), segments: yield* select(selectAllSegments) },
    words: new Map([...(yield* select(selectSegmentWords)), ...(contents.compounds ?? [])]),
    inchiKeys: yield* select(selectInchiKeys),
  });
  const written = isNamed ? file : fileWithoutNames(file);
  return new Blob([JSON.stringify(written, null, 2)], { type: 'application/json' });
}
