import { isAnyOf } from '@reduxjs/toolkit';
import { select, take, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import {
  type DocumentRootState,
  documentClosed,
  documentOpened,
  fileFoundAgain,
  selectOpenDocument,
  workRestored,
} from '@/article';
import type { OpeningRootState } from '../documentState';
import {
  candidateDropped,
  fileChosen,
  sampleFetchStarted,
  selectCandidate,
  uploadFailed,
} from '../opening.slice';

const changesFiles = isAnyOf(
  fileChosen,
  candidateDropped,
  sampleFetchStarted,
  uploadFailed,
  documentOpened,
  workRestored,
  fileFoundAgain,
  documentClosed,
);

const fileIdsOf = (state: DocumentRootState & OpeningRootState): readonly string[] => {
  const candidate = selectCandidate(state);
  const open = selectOpenDocument(state);
  return [
    ...('file' in candidate ? [candidate.file.fileId] : []),
    ...(open ? [open.file.fileId] : []),
  ];
};

/** Removes files from the vault that the state no longer refers to; each is as large as an article. */
export function* keepVault(): SagaGenerator<void> {
  const { files } = yield* getPlatform();
  let known = yield* select(fileIdsOf);
  for (;;) {
    yield* take(changesFiles);
    const current = yield* select(fileIdsOf);
    for (const fileId of known) {
      if (!current.includes(fileId)) files.remove(fileId);
    }
    known = current;
  }
}
