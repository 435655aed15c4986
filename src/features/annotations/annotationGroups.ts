import type { Annotation } from '@/domain/annotation';

/** All annotations with the same label and the same text: one row of the list. */
export interface AnnotationGroup {
  readonly key: string;
  readonly label: string;
  readonly text: string;
  /** Of its annotations, in the order of the text; never empty. */
  readonly indices: readonly [number, ...number[]];
}

export interface LabelCount {
  readonly label: string;
  /** Rows of the list, not occurrences. */
  readonly count: number;
}

/** Rows of the list, in the order in which they first occur. */
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

/** Labels by how many rows they have, most first; equal ones in the order of the text. */
export function countLabels(groups: readonly AnnotationGroup[]): LabelCount[] {
  const counts = new Map<string, number>();
  for (const { label } of groups) counts.set(label, (counts.get(label) ?? 0) + 1);
  return [...counts].map(([label, count]) => ({ label, count })).sort((a, b) => b.count - a.count);
}

/** The occurrence after the current one, wrapping around; the first if none is current. */
export function nextOccurrence({ indices }: AnnotationGroup, current: number | null): number {
  const at = current === null ? -1 : indices.indexOf(current);
  return indices[(at + 1) % indices.length] ?? indices[0];
}
