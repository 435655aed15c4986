import { createOffsetMap } from './codePoints';
import { isMissing } from './missing';
import type { Saved } from './saved/common.schema';
import type { annotationSchema } from './saved/annotations.schema';

/** A labelled span of a text: half-open, in UTF-16 units, so that `text.slice(start, end)` is the value. */
export type Annotation = Saved<typeof annotationSchema>;

/** A span as sent by the services: half-open, in Unicode code points, without its text. */
export interface CodePointSpan {
  readonly label: string;
  readonly start: number;
  readonly end: number;
  /** 0 to 1. */
  readonly confidence?: number;
}

/** An annotation in files and exports, in code points like the services. */
export interface AnnotationRecord {
  readonly label: string;
  readonly text: string;
  readonly start_offset: number;
  readonly end_offset: number;
}

/** Drawn only when start >= 0, end <= text length and start < end (docs/requirements/core.md 5.11). */
export function isValidSpan(
  span: { readonly start: number; readonly end: number },
  textLength: number,
): boolean {
  return (
    Number.isInteger(span.start) &&
    Number.isInteger(span.end) &&
    span.start >= 0 &&
    span.end <= textLength &&
    span.start < span.end
  );
}

/**
 * Reads the services' spans against their text. Leaves out spans that are not within it, and those over
 * nothing but a missing value: a search for "nan" also finds it inside words.
 */
export function createAnnotations(text: string, spans: readonly CodePointSpan[]): Annotation[] {
  const { toCodeUnits } = createOffsetMap(text);
  return spans
    .map((span) => ({ ...span, start: toCodeUnits(span.start), end: toCodeUnits(span.end) }))
    .filter((span) => isValidSpan(span, text.length))
    .map((span) => ({ ...span, text: text.slice(span.start, span.end) }))
    .filter((annotation) => !isMissing(annotation.text));
}

/** The form of annotations.json and of the export file (docs/requirements/core.md 2.TEXT.11, 3.22). */
export function toAnnotationRecords(
  text: string,
  annotations: readonly Annotation[],
): AnnotationRecord[] {
  const { toCodePoints } = createOffsetMap(text);
  return annotations.map((annotation) => ({
    label: annotation.label,
    text: annotation.text,
    start_offset: toCodePoints(annotation.start),
    end_offset: toCodePoints(annotation.end),
  }));
}
