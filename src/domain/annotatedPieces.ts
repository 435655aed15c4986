import { isValidSpan } from './annotation';
import type { Annotation } from './annotation';

/** A stretch of text with the same annotations from end to end. */
export interface AnnotatedPiece {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** All annotations over it, outermost (earliest start, then longest) first; often none. */
  readonly annotations: readonly Annotation[];
}

interface Boundary {
  readonly offset: number;
  readonly opens: readonly Annotation[];
  readonly closes: readonly Annotation[];
}

const outermostFirst = (a: Annotation, b: Annotation) => a.start - b.start || b.end - a.end;

function groupBy(
  annotations: readonly Annotation[],
  edge: 'start' | 'end',
): Map<number, Annotation[]> {
  const groups = new Map<number, Annotation[]>();
  for (const annotation of annotations) {
    const group = groups.get(annotation[edge]);
    if (group) group.push(annotation);
    else groups.set(annotation[edge], [annotation]);
  }
  return groups;
}

function boundariesOf(annotations: readonly Annotation[], textLength: number): Boundary[] {
  const opens = groupBy(annotations, 'start');
  const closes = groupBy(annotations, 'end');
  const offsets = new Set([0, ...opens.keys(), ...closes.keys(), textLength]);
  return [...offsets]
    .sort((a, b) => a - b)
    .map((offset) => ({
      offset,
      opens: opens.get(offset) ?? [],
      closes: closes.get(offset) ?? [],
    }));
}

/**
 * Cuts a text into consecutive pieces for flat rendering: overlapping spans, which cannot be nested as
 * elements, share pieces. Invalid spans are left out.
 */
export function annotatedPieces(
  text: string,
  annotations: readonly Annotation[],
): AnnotatedPiece[] {
  const valid = annotations.filter((annotation) => isValidSpan(annotation, text.length));
  const boundaries = boundariesOf(valid, text.length);
  const open = new Set<Annotation>();
  const pieces: AnnotatedPiece[] = [];
  boundaries.forEach(({ offset: start, opens, closes }, index) => {
    closes.forEach((annotation) => open.delete(annotation));
    opens.forEach((annotation) => open.add(annotation));
    const end = boundaries[index + 1]?.offset;
    if (end === undefined) return;
    const covering = [...open].sort(outermostFirst);
    pieces.push({ start, end, text: text.slice(start, end), annotations: covering });
  });
  return pieces;
}
