import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { intakeFile } from '@/features/document';
import { usePlatform } from '@/platform/PlatformContext';
import { isArchiveFile } from './archiveFile';
import { articleArrived, importRequested } from './library.actions';
import { filesDropped, fileSettled } from './library.slice';

/**
 * Accepts files for the library: PDFs, and articles that another MARCUS saved. Each PDF is checked and put
 * into the vault in turn, because a `File` cannot be part of an action; what is refused gets a row with its
 * reason.
 */
export function useArticleIntake(): (files: readonly File[]) => void {
  const { files: vault, blobs, ids } = usePlatform();
  const dispatch = useDispatch();
  return useCallback(
    (files: readonly File[]) => {
      for (const file of files.filter(isArchiveFile)) {
        const { blobId } = blobs.add(file);
        const isOpening = files.length === 1;
        dispatch(importRequested({ blobId, name: file.name, isOpening }));
      }
      const articles = files.filter((file) => !isArchiveFile(file));
      if (articles.length === 0) return;
      dispatch(filesDropped(articles.length));
      void inTurn(articles, async (file) => {
        const intake = await intakeFile(file, vault);
        if (intake.kind === 'taken') dispatch(articleArrived(intake.file));
        else {
          const { name, message } = intake;
          dispatch(fileSettled({ refused: { id: ids.uuid(), name, message, isOfFile: true } }));
        }
      });
    },
    [vault, blobs, ids, dispatch],
  );
}

async function inTurn<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  for (const item of items) await work(item);
}
