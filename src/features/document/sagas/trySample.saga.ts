import { isAnyOf } from '@reduxjs/toolkit';
import { raiseNotice } from '@/features/notices';
import { errorMessage } from '@/lib/errorMessage';
import { call, put, race, take, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import type { Platform } from '@/platform/platform';
import { candidateDropped, fileChosen, sampleFetchStarted } from '../opening.slice';
import { intakeFile, type Intake } from '../intakeFile';
import { uploadCandidate } from './uploadCandidate.saga';

const SAMPLE_NAME = 'sample-article.pdf';

/**
 * Fetches the sample article from the application's own server and opens it; if the user chooses a file
 * in the meantime, that file wins.
 */
export function* trySample(): SagaGenerator<void> {
  yield* put(sampleFetchStarted());
  const { intake } = yield* race({
    intake: call(fetchSample),
    unwanted: take(isAnyOf(candidateDropped, fileChosen)),
  });
  if (!intake) return;
  if (intake.kind === 'refused') {
    yield* put(candidateDropped());
    yield* raiseNotice({
      type: 'error',
      message: 'The sample article could not be fetched',
      cause: intake.message,
    });
    return;
  }
  yield* put(fileChosen(intake.file));
  yield* call(uploadCandidate);
}

function* fetchSample(): SagaGenerator<Intake> {
  const platform = yield* getPlatform();
  const request = new AbortController();
  try {
    return yield* call(download, platform, request.signal);
  } catch (error) {
    return { kind: 'refused', name: SAMPLE_NAME, message: errorMessage(error) };
  } finally {
    request.abort();
  }
}

async function download(platform: Platform, signal: AbortSignal): Promise<Intake> {
  const { fetch, files } = platform;
  const response = await fetch(SAMPLE_NAME, { signal });
  if (!response.ok) throw new Error(`The server answered ${response.status}`);
  const file = new File([await response.blob()], SAMPLE_NAME, { type: 'application/pdf' });
  const intake = await intakeFile(file, platform);
  // Otherwise a file that arrives too late would never be removed from the vault.
  if (signal.aborted && intake.kind === 'taken') files.remove(intake.file.fileId);
  return intake;
}
