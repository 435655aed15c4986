import type { AnnotationGroup } from './annotationGroups';
import type { ShownState } from './annotationView.slice';

/** The choices of the filter, in its order. */
export const SHOWN_STATES = ['all', 'doubtful', 'checked', 'added'] as const;

/** Whether a row is in a state: doubtful or added in any of its places, checked in all of them. */
export function isInState(group: AnnotationGroup, state: ShownState): boolean {
  if (state === 'all') return true;
  if (state === 'checked') return group.checked === group.indices.length;
  return group[state] > 0;
}

/** How many rows are in each state. */
export function countStates(groups: readonly AnnotationGroup[]): Record<ShownState, number> {
  const count = (state: ShownState) => groups.filter((group) => isInState(group, state)).length;
  return {
    all: groups.length,
    doubtful: count('doubtful'),
    checked: count('checked'),
    added: count('added'),
  };
}
