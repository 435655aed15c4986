import type { Dispatch } from '@reduxjs/toolkit';
import { givenFiles, intakeFile, isOtherFile } from '@/features/document';
import type { Platform } from '@/platform/platform';
import { isArchiveFile } from './archiveFile';
import { recordsFileDropped } from './records/records.actions';
import { isForLibrary, isRecordsFile } from './records/recordsFile';
import { articleArrived, importRequested } from './library.actions';
import { filesDropped, fileSettled } from './library.slice';

type Vaults = Pick<Platform, 'files' | 'blobs' | 'ids' | 'config'>;

/**
 * Takes files into the library: PDFs, what documents are made of, articles that another MARCUS saved, and records of
 * articles. Each PDF is checked and put into the vault in turn, because a `File` cannot be part of an action; what is
 * refused gets a row with its reason.
 */
export async function takeFiles(
  given: readonly File[],
  platform: Vaults,
  dispatch: Dispatch,
): Promise<void> {
  const { blobs, ids } = platform;
  for (const file of given.filter(isArchiveFile)) {
    const { blobId } = blobs.add(file);
    dispatch(importRequested({ blobId, name: file.name, isOpening: given.length === 1 }));
  }
  for (const file of given.filter(isRecordsFile)) {
    dispatch(recordsFileDropped({ blobId: blobs.add(file).blobId, name: file.name }));
  }
  const others = given.filter(isOtherFile);
  if (others.length > 0) dispatch(givenFiles(others, platform, false));
  const articles = given.filter((file) => !isForLibrary(file) && !isOtherFile(file));
  if (articles.length === 0) return;
  dispatch(filesDropped(articles.length));
  for (const file of articles) {
    const intake = await intakeFile(file, platform);
    if (intake.kind === 'taken') dispatch(articleArrived(intake.file));
    else {
      const { name, message } = intake;
      dispatch(fileSettled({ refused: { id: ids.uuid(), name, message, isOfFile: true } }));
    }
  }
}
