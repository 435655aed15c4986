import { createSelector } from '@reduxjs/toolkit';
import type { Identifiers } from '@/domain/identifiers';
import { recordOf } from '@/domain/recordOf';
import { relationKey, structureRelation, type StructureRelation } from '@/domain/structureRelation';
import type { Segment } from '@/domain/segment';
import {
  type SegmentsRootState,
  type StructuresRootState,
  selectAllSegments,
  selectStructureOf,
} from '@/article';
import { selectIdentifiersOf } from './identifiers.selectors';
import type { IdentifiersRootState } from './identifiers.slice';

const RELATIONS: readonly StructureRelation[] = ['identical', 'stereo', 'isotopes', 'protons'];

/** Ids of the article's other segments with a related structure, by relation, in the article's order. */
export type SameStructures = Readonly<Record<StructureRelation, readonly string[]>>;

interface Identified {
  readonly id: string;
  readonly identifiers: Identifiers;
}

type SameRootState = IdentifiersRootState & SegmentsRootState & StructuresRootState;

const NONE: SameStructures = recordOf(RELATIONS, () => []);

const selectIdentified = createSelector(
  [
    selectAllSegments,
    (state: SameRootState) => state.article.structures,
    (state: SameRootState) => state.runs.identifiers,
  ],
  (segments, structures, identifiers) => {
    const identified = new Map<string, Identified>();
    const related = new Map<string, Identified[]>();
    for (const segment of segments) {
      const structure = selectStructureOf({ article: { structures } }, segment);
      const found = selectIdentifiersOf({ runs: { identifiers } }, structure);
      if (!found) continue;
      const one = { id: segment.id, identifiers: found };
      identified.set(segment.id, one);
      const key = relationKey(found);
      related.set(key, [...(related.get(key) ?? []), one]);
    }
    return { identified, related, answers: new Map<string, SameStructures>() };
  },
);

/** The article's other structures that are the same as a segment's, or differ in stereo and the like. */
export function selectSameStructures(
  state: SameRootState,
  { id }: Pick<Segment, 'id'>,
): SameStructures {
  const { identified, related, answers } = selectIdentified(state);
  const one = identified.get(id);
  if (!one) return NONE;
  // computed when first asked for: most segments are never looked at in detail
  const answer = answers.get(id) ?? sameAs(one, related.get(relationKey(one.identifiers)) ?? []);
  answers.set(id, answer);
  return answer;
}

function sameAs(one: Identified, others: readonly Identified[]): SameStructures {
  const relations = others
    .filter(({ id }) => id !== one.id)
    .map(({ id, identifiers }) => ({
      id,
      relation: structureRelation(one.identifiers, identifiers),
    }));
  return recordOf(RELATIONS, (wanted) =>
    relations.filter(({ relation }) => relation === wanted).map(({ id }) => id),
  );
}
