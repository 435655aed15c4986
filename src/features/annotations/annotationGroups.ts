import type { Annotation } from '@/domain/annotation';

/** All annotations with the same label and the same text: one row of the list. */
export interface AnnotationGroup {
  readonly key: string;
  readonly label: string;
  readonly text: string;
  /** Its annotations in text order; never empty. */
  readonly indices: readonly [number, ...number[]];
}

export interface LabelCount {
  readonly label: string;
  /** Number of list rows, not of occurrences. */
  readonly count: number;
}

/** List rows in the order of their first occurrence. */
export function groupAnnotations(annotations: readonly Annotation[]): AnnotationGroup[] {
  const groups = new Map<string, AnnotationGroup>();
  annotations.forEach(({ label, text }, index) => {
    const key = JSON.stringify([label, text]);
    const group = groups.get(key);
    const indices: AnnotationGroup['indices'] = group ? [...group.indices, index] : [index];
    groups.set(key, { key, label, text, indices });
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
