import { isApiError, isTemporaryFailure, type ApiError } from '@/api/apiError';
import { coconutApi } from '@/api/coconut';
import { COCONUT_UNEXPECTED } from '@/domain/coconut';
import { REASON_LIMIT } from '@/domain/saved/limits';
import type { SubmissionReceipt } from '@/domain/submission/submissionReceipt';
import { serverFieldErrors } from '@/domain/submission/serverFieldErrors';
import {
  askForLogin,
  dropLogin,
  isSignedIn,
  loginCancelled,
  selectLoginIsOpen,
} from '@/features/coconutAccount';
import { raiseNotice } from '@/features/notices';
import { callEndpoint } from '@/lib/saga/callEndpoint';
import { call, delay, put, race, select, take, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import { selectReceiptOf } from '../receipts.selectors';
import { selectSubmissionTarget } from '../openForm.selectors';
import { selectMissing, selectSubmission } from '../submission.selectors';
import {
  receiptChanged,
  submitCancelRequested,
  submitEnded,
  submitFailed,
  submitMoved,
  submitted,
} from '../submission.slice';
import { whileFormIsOpen } from './whileFormIsOpen.saga';

/** ms between login and submission (docs/requirements/session.md S9.19). */
const AFTER_LOGIN_MS = 500;

/** docs/requirements/session.md S8.SUB.1 */
const LOGIN_AGAIN = 'Authentication required. Please log in.';

/** The HTTP status of a request that was turned away unread. */
const TOO_MANY_REQUESTS = 429;

/** Whether a request has been sent and not yet answered. */
interface Sending {
  isUnderWay: boolean;
}

/** 'Submit to COCONUT': runs until it is accepted, rejected, cancelled, or the form is closed. */
export function* submit(): SagaGenerator<void> {
  const target = yield* select(selectSubmissionTarget);
  if (!target || (yield* select(selectMissing)).length > 0) return;
  const sending: Sending = { isUnderWay: false };
  yield* whileFormIsOpen(function* untilCancelled() {
    const { cancelled } = yield* race({
      done: call(submitLoggedIn, sending),
      cancelled: take(submitCancelRequested),
    });
    if (cancelled) yield* put(submitEnded());
  });
  if (yield* select(selectLoginIsOpen)) yield* put(loginCancelled());
  if (sending.isUnderWay) yield* tellOfDoubt();
}

/** Logs in first if necessary, and again if COCONUT no longer accepts the token. */
function* submitLoggedIn(sending: Sending): SagaGenerator<void> {
  let why: string | undefined;
  for (;;) {
    if (!(yield* isSignedIn()) && !(yield* logInFirst(why))) {
      yield* put(submitEnded());
      return;
    }
    const before = yield* selectReceipt();
    const error = yield* send(sending);
    if (error?.status !== 401) {
      yield* error ? tellFailure(error, before) : tellSuccess();
      return;
    }
    yield* keepReceipt(before);
    yield* dropLogin();
    why = LOGIN_AGAIN;
  }
}

function* logInFirst(why: string | undefined): SagaGenerator<boolean> {
  yield* put(submitMoved('loggingIn'));
  if (!(yield* askForLogin(why))) return false;
  yield* put(submitMoved('waiting'));
  yield* delay(AFTER_LOGIN_MS);
  return true;
}

/** @returns what went wrong */
function* send(sending: Sending): SagaGenerator<ApiError | undefined> {
  const submission = yield* select(selectSubmission);
  if (!submission) return undefined;
  yield* put(submitMoved('submitting'));
  yield* keepReceipt(yield* receiptOf({ outcome: 'sent' }));
  sending.isUnderWay = true;
  try {
    yield* callEndpoint(coconutApi.endpoints.submitToCoconut, submission);
    sending.isUnderWay = false;
    return undefined;
  } catch (error) {
    sending.isUnderWay = false;
    return isApiError(error) ? error : { kind: 'request', message: COCONUT_UNEXPECTED };
  }
}

/** Field errors are shown at their fields; those that match no field are shown with the server's message. */
function* tellFailure(error: ApiError, before: SubmissionReceipt | undefined): SagaGenerator<void> {
  const { message, fieldErrors } = error;
  const { fields, general } = serverFieldErrors(fieldErrors ?? {});
  const said = `Failed to submit to COCONUT: ${message || 'Submission failed'}`;
  const others = general.filter((words) => !said.includes(words));
  const reason = [message, ...others, ...Object.values(fields)].join(' ').slice(0, REASON_LIMIT);
  yield* keepOutcome(error, reason, before);
  yield* put(submitFailed({ message: [said, ...others].join(' '), fieldErrors: fields }));
  yield* raiseNotice({ type: 'error', message: said });
}

/** Without an answer, or after a failure of the server, the database may have received it all the same. */
function* keepOutcome(
  error: ApiError,
  reason: string,
  before: SubmissionReceipt | undefined,
): SagaGenerator<void> {
  const isUnsent = error.kind === 'request' || error.status === TOO_MANY_REQUESTS;
  if (isUnsent) yield* keepReceipt(before);
  else if (error.kind === 'http' && !isTemporaryFailure(error)) {
    yield* keepReceipt(yield* receiptOf({ outcome: 'refused', reason }));
  }
}

function* tellSuccess(): SagaGenerator<void> {
  const { config } = yield* getPlatform();
  const target = yield* select(selectSubmissionTarget);
  const message = config.coconutIsStandIn
    ? 'Submitted to COCONUT’s stand-in. Nothing was sent to the real database.'
    : 'Submitted to COCONUT';
  yield* raiseNotice({ type: 'success', message });
  const receipt = yield* receiptOf({});
  if (target && receipt) yield* put(submitted({ uniqueKey: target.uniqueKey, receipt }));
}

function* tellOfDoubt(): SagaGenerator<void> {
  const message = 'The submission was cancelled. COCONUT may have received it already.';
  yield* raiseNotice({ type: 'warning', message });
}

/** What is known of the open form's structure, which was sent just now. */
function* receiptOf(
  outcome: Pick<SubmissionReceipt, 'outcome' | 'reason'>,
): SagaGenerator<SubmissionReceipt | undefined> {
  const { config, clock } = yield* getPlatform();
  const target = yield* select(selectSubmissionTarget);
  if (!target) return undefined;
  const at = new Date(clock.now()).toISOString();
  return { at, smiles: target.smiles, toStandIn: config.coconutIsStandIn, ...outcome };
}

function* selectReceipt(): SagaGenerator<SubmissionReceipt | undefined> {
  const target = yield* select(selectSubmissionTarget);
  return target ? yield* select(selectReceiptOf, target.uniqueKey) : undefined;
}

function* keepReceipt(receipt: SubmissionReceipt | undefined): SagaGenerator<void> {
  const target = yield* select(selectSubmissionTarget);
  if (!target) return;
  yield* put(receiptChanged({ uniqueKey: target.uniqueKey, receipt: receipt ?? null }));
}
