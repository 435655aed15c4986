import type { UnknownAction } from '@reduxjs/toolkit';
import { offerCredentials } from '@/api/coconutCredentials';
import type { Segment } from '@/domain/segment';
import type { StructureVersion } from '@/domain/structure';
import { BLANK_ROW } from '@/domain/submission/organismRows';
import {
  annotationsReceived,
  doiLookedUp,
  readingReceived,
  segmentSelectionToggled,
} from '@/article';
import { coconutAccountSaga, loginRequested } from '@/features/coconutAccount';
import { selectNotices } from '@/features/notices';
import { openDocument, receiveSegments } from '@/testing/builders';
import { jsonResponse, type FakeHandler } from '@/testing/fakes/fakeFetch';
import { createFakePlatform, type FakePlatform } from '@/testing/fakePlatform';
import { flush } from '@/testing/flush';
import { makeTestStore, type TestStore } from '@/testing/makeTestStore';
import { fieldEdited, organismEdited, submissionRequested } from '../submission.slice';
import { submissionSaga } from '../submission.saga';

export const PDF_ID = '1700000000000';
export const DOI = '10.5555/tea';
export const TOKEN = '12|exampletoken';
const CREDENTIALS = { email: 'curator@example.org', password: 'correct-horse' };

/** RTK notifies views of some changes in the next frame: 10 ms where there are no frames. */
const FRAME_MS = 20;

/** The result of an engine that returns no coordinates. */
export const READING: StructureVersion = {
  smiles: 'CCO',
  engine: 'molnextr',
  useCoordinates: true,
  handDrawn: false,
  processingTime: 80,
  timestamp: '2026-01-02T03:04:05.000Z',
  fromFallback: false,
};

export interface SubmissionStage {
  readonly test: TestStore;
  readonly segments: readonly Segment[];
  send(action: UnknownAction): Promise<void>;
  on(method: string, path: string | RegExp, handler: FakeHandler): void;
  requestsTo(path: string | RegExp): TestStore['platform']['server']['requests'];
  /** `type: message`, oldest first. */
  told(): string[];
}

const svg: FakeHandler = () =>
  new Response('<svg xmlns="http://www.w3.org/2000/svg"/>', {
    headers: { 'Content-Type': 'image/svg+xml' },
  });

export const logsIn: FakeHandler = () => jsonResponse({ access_token: TOKEN });
export const takesIt: FakeHandler = () => jsonResponse({ created: [1201], updated: [] });
export const unauthenticated: FakeHandler = () =>
  jsonResponse({ message: 'Unauthenticated.' }, { status: 401 });

/** A document with two recognised segments, the first of which is selected. */
export async function stageSubmission(
  platform: FakePlatform = createFakePlatform(),
): Promise<SubmissionStage> {
  const test = makeTestStore({ runSagas: false, platform });
  test.runSaga(coconutAccountSaga);
  test.runSaga(submissionSaga);
  await openDocument(test);
  const segments = receiveSegments(test, 2);
  segments.forEach((segment, index) =>
    test.store.dispatch(
      readingReceived({ segment, version: { ...READING, smiles: `CC${'C'.repeat(index)}O` } }),
    ),
  );
  test.store.dispatch(segmentSelectionToggled({ id: segments[0]!.id, selected: true }));
  test.store.dispatch(doiLookedUp({ pdfId: PDF_ID, doi: { status: 'found', doi: DOI } }));
  platform.server.on('POST', '/depiction/generate', svg);
  return {
    test,
    segments,
    on: platform.server.on,
    requestsTo: platform.server.requestsTo,
    send: async (action) => {
      test.store.dispatch(action);
      await flush(200);
    },
    told: () =>
      selectNotices(test.store.getState()).map(({ type, message }) => `${type}: ${message}`),
  };
}

/** The article names the compound and organism, and the user accepts both; with evidence, it is complete. */
export async function openCompleteForm({ test, send }: SubmissionStage): Promise<void> {
  test.store.dispatch(
    annotationsReceived({
      pdfId: PDF_ID,
      annotations: [],
      rawData: { trivial_name: 'ethanol', organism_or_species: 'Camellia sinensis' },
      outcome: 'found',
    }),
  );
  await send(submissionRequested());
  await send(fieldEdited({ field: 'name', value: 'ethanol' }));
  await send(organismEdited({ id: BLANK_ROW.id, changes: { name: 'Camellia sinensis' } }));
  await send(fieldEdited({ field: 'evidence', value: 'NMR' }));
}

export async function logIn({ test, send }: SubmissionStage): Promise<void> {
  offerCredentials(test.platform.secrets, CREDENTIALS);
  await send(loginRequested({ staySignedIn: false }));
}

/** Stops the test's sagas; checks that nothing keeps running and no action or state contains a secret. */
export async function expectNothingLeft({ test }: SubmissionStage): Promise<void> {
  const trace = JSON.stringify([test.traceRecorder.recorded(), test.store.getState()]);
  await test.stop();
  await jest.advanceTimersByTimeAsync(FRAME_MS);
  expect(jest.getTimerCount()).toBe(0);
  expect(trace).not.toMatch(/exampletoken|correct-horse|curator@example/);
}
