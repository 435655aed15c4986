import { createAction } from '@reduxjs/toolkit';

export const smilesCopyRequested = createAction<{ readonly smiles: string }>(
  'structures/smilesCopyRequested',
);
export const molfileCopyRequested = createAction<{ readonly molfile: string }>(
  'structures/molfileCopyRequested',
);
