import { isApiError, type ApiError } from '@/api/apiError';
import { coconutApi } from '@/api/coconut';
import { COCONUT_UNEXPECTED } from '@/domain/coconut';
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
import { selectMissing, selectSubmission, selectSubmissionTarget } from '../submission.selectors';
import {
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
    const error = yield* send(sending);
    if (error?.status !== 401) {
      yield* error ? tellFailure(error) : tellSuccess();
      return;
    }
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
function* tellFailure({ message, fieldErrors }: ApiError): SagaGenerator<void> {
  const { fields, general } = serverFieldErrors(fieldErrors ?? {});
  const said = `Failed to submit to COCONUT: ${message || 'Submission failed'}`;
  const others = general.filter((words) => !said.includes(words));
  yield* put(submitFailed({ message: [said, ...others].join(' '), fieldErrors: fields }));
  yield* raiseNotice({ type: 'error', message: said });
}

function* tellSuccess(): SagaGenerator<void> {
  const { config, clock } = yield* getPlatform();
  const target = yield* select(selectSubmissionTarget);
  const message = config.coconutIsStandIn
    ? 'Submitted to COCONUT’s stand-in. Nothing was sent to the real database.'
    : 'Submitted to COCONUT';
  yield* raiseNotice({ type: 'success', message });
  if (!target) return;
  const { uniqueKey, smiles } = target;
  const at = new Date(clock.now()).toISOString();
  const receipt = { at, smiles, toStandIn: config.coconutIsStandIn };
  yield* put(submitted({ uniqueKey, receipt }));
}

function* tellOfDoubt(): SagaGenerator<void> {
  const message = 'The submission was cancelled. COCONUT may have received it already.';
  yield* raiseNotice({ type: 'warning', message });
}
