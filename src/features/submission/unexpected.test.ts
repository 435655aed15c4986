/** @jest-environment node */
/** Messages shown when the application itself fails (docs/requirements/session.md S8.SUB.5). */
import { selectLoginError, selectLoginIsOpen } from '@/features/coconutAccount';
import { createFakePlatform } from '@/testing/fakePlatform';
import { selectGeneralError, selectSubmitStatus } from './submission.selectors';
import { submitRequested } from './submission.slice';
import {
  expectNothingLeft,
  logIn,
  logsIn,
  openCompleteForm,
  stageSubmission,
  takesIt,
  TOKEN,
  type SubmissionStage,
} from './testing/submissionStage';

const UNEXPECTED = 'An unexpected error occurred. Please try again later.';

let stage: SubmissionStage;
beforeEach(async () => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  stage = await stageSubmission(createFakePlatform());
  stage.on('POST', '/auth/login', logsIn);
  stage.on('POST', '/reports/mutate', takesIt);
  await openCompleteForm(stage);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await expectNothingLeft(stage);
  jest.useRealTimers();
});

const state = () => stage.test.store.getState();
const breakDown = () => {
  throw new Error('A bug');
};

test('a submission that fails because of a bug in the application says so, and can be retried', async () => {
  await logIn(stage);
  jest
    .spyOn(stage.test.platform.secrets, 'coconutToken')
    .mockReturnValueOnce(TOKEN)
    .mockImplementationOnce(breakDown);
  await stage.send(submitRequested());
  expect(stage.told()).toEqual([`error: Failed to submit to COCONUT: ${UNEXPECTED}`]);
  expect(selectGeneralError(state())).toContain(UNEXPECTED);
  expect(selectSubmitStatus(state())).toBe('idle');
  await stage.send(submitRequested());
  expect(stage.requestsTo('/reports/mutate')).toHaveLength(1);
});

test('a login that fails because of a bug in the application says so in the form, which stays open', async () => {
  await stage.send(submitRequested());
  jest.spyOn(stage.test.platform.secrets, 'setCoconutToken').mockImplementationOnce(breakDown);
  await logIn(stage);
  expect(selectLoginError(state())).toEqual({ message: UNEXPECTED });
  expect(selectLoginIsOpen(state())).toBe(true);
});
