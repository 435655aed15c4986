import { createSelector } from '@reduxjs/toolkit';
import type { IdentifyResult } from '@/api/identifiers';
import { structureText, type Identifiers, type StructureNotations } from '@/domain/identifiers';
import { selectAllStructures } from '@/article';
import type { IdentifiersRootState } from './identifiers.slice';

/** Texts come from outside; one may be called like something that every object has. */
const resultOf = (
  {
    runs: {
      identifiers: { byText },
    },
  }: IdentifiersRootState,
  structure: StructureNotations | undefined,
): IdentifyResult | undefined => {
  const text = structure && structureText(structure);
  return text !== undefined && Object.hasOwn(byText, text) ? byText[text] : undefined;
};

/** `undefined` until the services have answered, and if they cannot read the structure. */
export function selectIdentifiersOf(
  state: IdentifiersRootState,
  structure: StructureNotations | undefined,
): Identifiers | undefined {
  const result = resultOf(state, structure);
  return result && 'identifiers' in result ? result.identifiers : undefined;
}

/** Why the services cannot identify a structure. */
export function selectRefusalOf(
  state: IdentifiersRootState,
  structure: StructureNotations | undefined,
): string | undefined {
  const result = resultOf(state, structure);
  return result && 'refusal' in result ? result.refusal : undefined;
}

/** Texts of structures about which the services have said nothing yet; `undefined` if there are none. */
export const selectUnidentified = createSelector(
  [selectAllStructures, (state: IdentifiersRootState) => state.runs.identifiers],
  (structures, identifiers): readonly string[] | undefined => {
    const missingOf = (structure: StructureNotations) => {
      const text = structureText(structure);
      return text === undefined || resultOf({ runs: { identifiers } }, structure) ? [] : [text];
    };
    // what stands comes first: the other readings are only compared with it
    const others = structures.flatMap(({ history, undone = [] }) => [...history, ...undone]);
    const missing = [...structures, ...others].flatMap(missingOf);
    return missing.length > 0 ? [...new Set(missing)] : undefined;
  },
);

/** How many of the structures that stand the services have said nothing about yet. */
export const selectUnidentifiedCount = createSelector(
  [selectAllStructures, (state: IdentifiersRootState) => state.runs.identifiers],
  (structures, identifiers): number =>
    structures.filter(
      (structure) =>
        structureText(structure) !== undefined && !resultOf({ runs: { identifiers } }, structure),
    ).length,
);

/** The InChIKeys of the structures that have one, by segment id. */
export const selectInchiKeys = createSelector(
  [selectAllStructures, (state: IdentifiersRootState) => state.runs.identifiers],
  (structures, identifiers): ReadonlyMap<string, string> =>
    new Map(
      structures.flatMap((structure) => {
        const inchiKey = selectIdentifiersOf({ runs: { identifiers } }, structure)?.inchiKey;
        return inchiKey === undefined ? [] : [[structure.segmentId, inchiKey]];
      }),
    ),
);
