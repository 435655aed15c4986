import { createAction } from '@reduxjs/toolkit';
import type { ExportFormat } from '@/domain/exports/exportFormats';
import type { FileDescription } from '@/platform/vaults';

/** Intents: what the user asks of the library. */

/** A PDF is in the vault; it is to be kept, and read if articles are read by themselves. */
export const articleArrived = createAction<FileDescription>('library/articleArrived');

export const readingRequested = createAction<readonly string[]>('library/readingRequested');
/** Takes an article out of the queue; what was read of it stays. */
export const readingCancelRequested = createAction<string>('library/readingCancelRequested');

interface Opening {
  readonly hash: string;
  /** Leads on to the review, at a drawing if there is one. */
  readonly review?: { readonly segmentId?: string };
}
export const articleOpenRequested = createAction<Opening>('library/articleOpenRequested');

export const removalRequested = createAction<readonly string[]>('library/removalRequested');
export const removalUndone = createAction<readonly string[]>('library/removalUndone');

/** A person says whose supplement an article is: a hash, `null` for none; `undefined` takes back what was said. */
export const supplementSet = createAction<{
  readonly hash: string;
  readonly of: string | null | undefined;
  /** Takes the latest one back. */
  readonly isUndo?: true;
}>('library/supplementSet');

/** Drops the PDFs and keeps the work. */
export const spaceFreeRequested = createAction<readonly string[]>('library/spaceFreeRequested');

/** An empty text ends the search. */
export const searchRequested = createAction<string>('library/searchRequested');

/** The formats of a combined file. */
export type CombinedFormat = Exclude<ExportFormat, 'annotatedPdf' | 'zip'>;
export const combinedExportRequested = createAction<{
  readonly hashes: readonly string[];
  readonly format: CombinedFormat;
}>('library/combinedExportRequested');

/** The statistics of these articles as a table. */
export const statisticsExportRequested = createAction<readonly string[]>(
  'library/statisticsExportRequested',
);

/** Finds the sure readings among the drawings that the inbox shows. */
export const sureSought = createAction('library/sureSought');
/** Those that were found, after a look at the sample. */
export const allSureAccepted = createAction('library/allSureAccepted');
export const acceptanceTakenBack = createAction('library/acceptanceTakenBack');

/** Drawings of other articles are to be shown beside one of the open article; none: no longer. */
export const besideShown =
  createAction<readonly { readonly hash: string; readonly segmentId: string }[]>(
    'library/besideShown',
  );

export interface Packing {
  readonly hashes: readonly string[];
  /** A shared article's PDF stays here unless the user wants it to go along: others hold its copyright. */
  readonly withPdfs: boolean;
}
export const packingRequested = createAction<Packing>('library/packingRequested');

interface Import {
  /** The file is in the vault of blobs. */
  readonly blobId: string;
  readonly name: string;
  /** The file was opened rather than imported: if it holds one article, that is shown. */
  readonly isOpening?: boolean;
}
export const importRequested = createAction<Import>('library/importRequested');
/** Ends whatever takes its time; what is done stays. */
export const taskCancelRequested = createAction('library/taskCancelRequested');

/** Which work on an article counts: `both` sets the other aside. */
export type ConflictChoice = 'both' | 'mine' | 'theirs';
export const conflictSettled = createAction<{
  readonly choice: ConflictChoice;
  /** Also for those that follow in the file. */
  readonly forAll: boolean;
}>('library/conflictSettled');
