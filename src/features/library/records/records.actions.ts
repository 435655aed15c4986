import { createAction } from '@reduxjs/toolkit';
import type { FileDescription } from '@/platform/vaults';

/** Intents: what the user asks of records that wait for their articles. */

/** A file of records is in the vault of blobs. */
export const recordsFileDropped = createAction<{ readonly blobId: string; readonly name: string }>(
  'records/recordsFileDropped',
);
export const doisPasted = createAction<string>('records/doisPasted');
export const recordRemovalRequested = createAction<readonly string[]>(
  'records/recordRemovalRequested',
);
export const recordRemovalUndone = createAction('records/recordRemovalUndone');
/** Asks a registration agency for what is known of the DOIs. */
export const recordsLookUpRequested = createAction('records/recordsLookUpRequested');
/** A PDF is in the vault; it belongs to the record, whatever it says of itself. */
export const recordPdfChosen = createAction<{
  readonly id: string;
  readonly file: FileDescription;
}>('records/recordPdfChosen');
