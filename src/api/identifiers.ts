import { isSmilesText, type StructureNotations } from '@/domain/identifiers';
import {
  identifiersSchema,
  limitsSchema,
  molfilesSchema,
  toMolfileResults,
  toResults,
  type IdentifyResult,
  type MolfileResult,
} from './identifiers.schema';
import { marcusApi } from './marcusApi';
import { TIME_LIMITS } from './timeLimits';

export type { IdentifyResult } from './identifiers.schema';

/** How much one call takes. */
export interface ChemLimits {
  readonly maxStructures: number;
}

const asSent = (text: string): StructureNotations =>
  isSmilesText(text) ? { smiles: text } : { molfile: text };

/**
 * Not in the contract: only our services have these calls, and say so by answering their limits; others
 * answer 404. Results come in the order of the structures. Nothing is cached: what is computed from a
 * structure is kept in the store, by the structure's text.
 */
export const identifiersApi = marcusApi.injectEndpoints({
  endpoints: (build) => ({
    getChemLimits: build.query<ChemLimits, void>({
      query: () => ({ path: '/chem/limits', timeLimitMs: TIME_LIMITS.short }),
      rawResponseSchema: limitsSchema,
      transformResponse: ({ max_structures }: { max_structures: number }) => ({
        maxStructures: max_structures,
      }),
    }),
    /** Structures by their text (`structureText`). */
    identify: build.query<readonly IdentifyResult[], { readonly texts: readonly string[] }>({
      query: ({ texts }) => ({
        method: 'POST',
        path: '/chem/identifiers',
        json: texts.map(asSent),
        timeLimitMs: TIME_LIMITS.drawing,
      }),
      rawResponseSchema: identifiersSchema,
      transformResponse: toResults,
    }),
    /** With both notations, the molfile's own coordinates are kept; a SMILES alone is laid out. */
    convertToMolfiles: build.query<
      readonly MolfileResult[],
      { readonly structures: readonly StructureNotations[] }
    >({
      query: ({ structures }) => ({
        method: 'POST',
        path: '/chem/molfiles',
        json: structures,
        timeLimitMs: TIME_LIMITS.drawing,
      }),
      rawResponseSchema: molfilesSchema,
      transformResponse: toMolfileResults,
    }),
  }),
});
