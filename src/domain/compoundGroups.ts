import type { Compound } from './compound';

/** What compounds are counted by. */
export const GROUP_FIELDS = ['organism', 'compoundClass'] as const;
export type GroupField = (typeof GROUP_FIELDS)[number];

/** The compounds with one value of a field; an empty one stands for those of which nothing is stated. */
export interface CompoundGroup {
  readonly field: GroupField;
  readonly value: string;
}

const valueOf = ({ fields }: Compound, field: GroupField): string => fields[field]?.value ?? '';

export const belongsTo = (compound: Compound, group: CompoundGroup | null): boolean =>
  group === null || valueOf(compound, group.field) === group.value;

/** How many compounds each value has, most first; those of which nothing is stated come last. */
export function groupsBy(
  compounds: readonly Compound[],
  field: GroupField,
): readonly { readonly value: string; readonly count: number }[] {
  const counts = new Map<string, number>();
  for (const compound of compounds) {
    const value = valueOf(compound, field);
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .sort((a, b) => Number(a.value === '') - Number(b.value === '') || b.count - a.count);
}
