import { skipToken } from '@reduxjs/toolkit/query';
import { useDepictQuery } from '@/api/depiction';
import { CARD_DEPICTION_SIZE } from '@/domain/depiction';
import type { StructureVersion } from '@/domain/structure';
import { errorMessage } from '@/lib/errorMessage';

/** What a drawing of a structure is made from. */
export type DrawnStructure = Pick<
  StructureVersion,
  'smiles' | 'molfile' | 'depiction' | 'useCoordinates'
>;

const wantsCoordinates = ({ useCoordinates, molfile }: DrawnStructure): boolean =>
  useCoordinates && molfile !== undefined;

const isDrawn = (structure: DrawnStructure): boolean =>
  structure.depiction !== undefined && !wantsCoordinates(structure);

/** Whether the drawing has to be requested; otherwise it came with the reading, or there is none. */
export const needsRequest = (structure: DrawnStructure): boolean =>
  !isDrawn(structure) && (structure.smiles !== undefined || structure.molfile !== undefined);

export interface CardDrawing {
  /** SVG. */
  readonly depiction: string | undefined;
  readonly isLoading: boolean;
  /** Why there is no drawing, in the services' words. */
  readonly failure: string | undefined;
}

/**
 * A drawing of what was read: with the original's coordinates if they are wanted and known, otherwise the
 * depiction that came with the reading, otherwise one that is requested.
 */
export function useStructureDrawing(
  structure: DrawnStructure,
  { mayAsk = true }: { readonly mayAsk?: boolean } = {},
): CardDrawing {
  const { smiles, molfile, depiction } = structure;
  const isAsked = mayAsk && needsRequest(structure);
  const query = useDepictQuery(
    isAsked
      ? {
          ...CARD_DEPICTION_SIZE,
          // At a card's size R and S are illegible, and the original next to it has none.
          cip: false,
          useMolfileDirectly: wantsCoordinates(structure) || smiles === undefined,
          ...(smiles !== undefined && { smiles }),
          ...(molfile !== undefined && { molfile }),
        }
      : skipToken,
  );
  const drawn = query.currentData?.format === 'svg' ? query.currentData.svg : undefined;
  const shown = isDrawn(structure) ? depiction : (drawn ?? depiction);
  const hasFailed = isAsked && !query.isFetching && drawn === undefined;
  return {
    depiction: shown,
    isLoading: query.isFetching,
    failure: hasFailed ? errorMessage(query.error, 'Failed to generate depiction') : undefined,
  };
}
