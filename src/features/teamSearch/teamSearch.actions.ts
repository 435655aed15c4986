import { createAction } from '@reduxjs/toolkit';
import type { CompoundQuery } from '@/domain/team/foundCompound';

export type FoundFormat = 'csv' | 'smiles';

/** Intent: save all that a search finds as a file. */
export const foundExportRequested = createAction<{
  readonly query: CompoundQuery;
  readonly format: FoundFormat;
}>('teamSearch/foundExportRequested');
