import type { AnnotationResult } from './annotationResult';
import {
  exportedAnnotations,
  type AnnotationsToExport,
  type ExportedAnnotations,
} from './exportedAnnotations';
import {
  exportDrawing,
  exportStructure,
  type ExportedDrawing,
  type ExportedStructure,
  type SegmentWords,
} from './exportedStructure';
import { exportedTrail, type ExportedTrail } from './exportedTrail';
import type { Trail } from './trail';
import type { RecordArticle } from './exports/compoundRecord';
import type { Segment } from './segment';
import type { Structure } from './structure';

/** The file of 'Download Data' (docs/requirements/core.md 3.22). */
export interface ExportFile extends ExportedAnnotations, ExportedTrail {
  /** ISO 8601, UTC. */
  readonly timestamp: string;
  readonly documentInfo: {
    readonly pdfId: string | null;
    readonly pdfFilename: string | null;
    readonly extractedAt: string | null;
    readonly doi: string | null;
    readonly title: string | null;
    /** The file is a supplement of the article that `doi` and `title` name. */
    readonly isSupplement?: true;
  };
  readonly extractedText: string;
  /** Offsets in Unicode code points of `extractedText`, like the services'. */
  readonly annotations: ExportedAnnotations['annotations'];
  readonly structures: readonly (ExportedStructure | ExportedDrawing)[];
}

export interface ExportContents extends AnnotationsToExport {
  readonly timestamp: string;
  readonly pdfId?: string | undefined;
  readonly pdfFilename?: string | undefined;
  readonly extractedAt?: string | undefined;
  readonly article?: RecordArticle;
  readonly text?: string | undefined;
  /** That annotated the text. */
  readonly annotatedBy?: Pick<AnnotationResult, 'program' | 'programVersion'> | undefined;
  readonly structures: readonly Structure[];
  /** Rejected and unread drawings, which are named without a structure. */
  readonly drawings?: readonly Segment[];
  /** Every change of what was judged, and the drawings that it names. */
  readonly trail?: { readonly of: Trail; readonly segments: readonly Segment[] } | undefined;
  /** By segment id. */
  readonly words?: ReadonlyMap<string, SegmentWords>;
  /** By segment id. */
  readonly inchiKeys?: ReadonlyMap<string, string>;
}

export function createExportFile(contents: ExportContents): ExportFile {
  const text = contents.text ?? '';
  return {
    timestamp: contents.timestamp,
    documentInfo: {
      pdfId: contents.pdfId ?? null,
      pdfFilename: contents.pdfFilename ?? null,
      extractedAt: contents.extractedAt ?? null,
      doi: contents.article?.doi ?? null,
      title: contents.article?.title ?? null,
      ...(contents.article?.supplement !== undefined && { isSupplement: true }),
    },
    extractedText: text,
    ...exportedAnnotations(text, contents, contents.annotatedBy),
    structures: [
      ...contents.structures.map((structure) =>
        exportStructure(
          structure,
          contents.words?.get(structure.segmentId),
          contents.inchiKeys?.get(structure.segmentId),
        ),
      ),
      ...(contents.drawings ?? []).map((segment) =>
        exportDrawing(segment, contents.words?.get(segment.id)),
      ),
    ],
    ...(contents.trail && exportedTrail(contents.trail.of, contents.trail.segments)),
  };
}
