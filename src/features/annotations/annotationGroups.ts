import type { Annotation } from '@/domain/annotation';
import { isDoubtful, type CuratedAnnotation } from '@/domain/curatedAnnotations';

/** All annotations with the same label and the same text: one row of the list. */
export interface AnnotationGroup {
  readonly key: string;
  readonly label: string;
  readonly text: string;
  /** Its annotations in text order; never empty. */
  readonly indices: readonly [number, ...number[]];
  /** Places of which the program is not sure and no person has said anything. */
  readonly doubtful: number;
  /** Places that a person accepted, relabelled or added; the last are counted apart, too. */
  readonly checked: number;
  readonly added: number;
  /** Of the least sure place, if a program doubts one; 0 to 1. */
  readonly confidence?: number;
}

export interface LabelCount {
  readonly label: string;
  /** Number of list rows, not of occurrences. */
  readonly count: number;
}

/** Annotations of which a person may have said something. */
type Groupable = Annotation & Pick<Partial<CuratedAnnotation>, 'said'>;

type GroupState = Pick<AnnotationGroup, 'doubtful' | 'checked' | 'added' | 'confidence'>;

/** The state of a group with one more place in it. */
function stateWith(group: GroupState | undefined, annotation: Groupable): GroupState {
  const isDoubted = isDoubtful(annotation);
  const doubts = [group?.confidence, isDoubted ? annotation.confidence : undefined];
  const confidence = Math.min(...doubts.filter((each) => each !== undefined));
  return {
    doubtful: (group?.doubtful ?? 0) + (isDoubted ? 1 : 0),
    checked: (group?.checked ?? 0) + (annotation.said ? 1 : 0),
    added: (group?.added ?? 0) + (annotation.said?.status === 'added' ? 1 : 0),
    ...(Number.isFinite(confidence) && { confidence }),
  };
}

/** List rows in the order of their first occurrence. */
export function groupAnnotations(annotations: readonly Groupable[]): AnnotationGroup[] {
  const groups = new Map<string, AnnotationGroup>();
  annotations.forEach((annotation, index) => {
    const { label, text } = annotation;
    const key = JSON.stringify([label, text]);
    const group = groups.get(key);
    const indices: AnnotationGroup['indices'] = group ? [...group.indices, index] : [index];
    groups.set(key, { key, label, text, indices, ...stateWith(group, annotation) });
  });
  return [...groups.values()];
}

/** Labels sorted by number of rows, largest first; ties are in text order. */
export function countLabels(groups: readonly AnnotationGroup[]): LabelCount[] {
  const counts = new Map<string, number>();
  for (const { label } of groups) counts.set(label, (counts.get(label) ?? 0) + 1);
  return [...counts].map(([label, count]) => ({ label, count })).sort((a, b) => b.count - a.count);
}

/** The occurrence after the current one, wrapping around; the first if there is no current one. */
export function nextOccurrence({ indices }: AnnotationGroup, current: number | null): number {
  const at = current === null ? -1 : indices.indexOf(current);
  return indices[(at + 1) % indices.length] ?? indices[0];
}
