import type { BaseQueryApi, BaseQueryFn } from '@reduxjs/toolkit/query';
import type { Platform } from '@/platform/platform';
import { requestAddress } from './address';
import { readAnswer } from './answer';
import type { Answer } from './answer';
import { CANCELLED, RequestError, type ApiError } from './apiError';
import type { ApiRequest, ApiRequestSource } from './apiRequest';
import { errorFromAnswer } from './errorAnswer';
import { requestBody } from './requestBody';
import { refusalOf } from './refusal';
import { TIME_LIMITS, timedSignal } from './timeLimits';
import type { TimedSignal } from './timeLimits';

/** Stored with an answer; plain data, because it goes into actions. */
export interface AnswerMeta {
  readonly status: number;
  readonly statusText: string;
}

export type MarcusBaseQuery = BaseQueryFn<ApiRequestSource, unknown, ApiError, object, AnswerMeta>;

/** The store is created with the platform as the thunks' extra argument, which RTK types as `unknown`. */
export function platformOf(api: Pick<BaseQueryApi, 'extra'>): Platform {
  return api.extra as Platform;
}

const isToServices = ({ host = 'services' }: ApiRequest) => host === 'services';

function requestHeaders(
  request: ApiRequest,
  contentType: string | undefined,
  { secrets, config }: Platform,
): Record<string, string> {
  const sessionId = secrets.sessionId();
  const { coconutToken, languageModel } = request;
  const own = isToServices(request);
  return {
    ...(request.answer === undefined && { Accept: 'application/json' }),
    ...(contentType !== undefined && { 'Content-Type': contentType }),
    ...(own && sessionId !== undefined && { 'X-Session-ID': sessionId }),
    ...(own &&
      languageModel &&
      config.servicesScript !== undefined && {
        'X-Language-Model-Key': languageModel.key,
        'X-Language-Model': languageModel.model,
      }),
    ...(request.host === 'coconut' &&
      coconutToken !== undefined && { Authorization: `Bearer ${coconutToken}` }),
  };
}

function send(request: ApiRequest, platform: Platform, signal: AbortSignal): Promise<Response> {
  const { body, contentType } = requestBody(request, platform.files);
  // called as a plain function: as a method of `platform`, the browser's fetch would reject its `this`
  const { fetch } = platform;
  return fetch(requestAddress(request, platform.config), {
    method: request.method ?? 'GET',
    headers: requestHeaders(request, contentType, platform),
    signal,
    ...(body !== undefined && { body }),
    // cookies are not part of the contract, and none of ours may reach a third party
    ...(request.host !== undefined && { credentials: 'omit' as const }),
  });
}

/** Services in the page fail to answer only if their worker could not be started, or was ended by the browser. */
const unreachableWords = (request: ApiRequest, { config }: Platform): string =>
  isToServices(request) && config.servicesScript !== undefined
    ? 'The services in this browser do not answer'
    : 'The server cannot be reached';

/** Why `fetch`, or the reading of its answer, threw. */
function failure(
  thrown: unknown,
  timed: TimedSignal,
  limitMs: number,
  unreachable: string,
): ApiError {
  if (thrown instanceof RequestError) return thrown.apiError;
  if (timed.timedOut()) {
    return { kind: 'timeout', message: `No answer within ${limitMs / 1000} seconds` };
  }
  if (timed.signal.aborted) return CANCELLED;
  return { kind: 'network', message: unreachable };
}

async function exchange(
  request: ApiRequest,
  platform: Platform,
  signal: AbortSignal,
): Promise<Answer & { readonly meta: AnswerMeta }> {
  const response = await send(request, platform, signal);
  const { status, statusText, headers } = response;
  const meta = { status, statusText };
  if (!response.ok) {
    const text = await response.text();
    const { maxUploadMb } = platform.config;
    const page = { now: platform.clock.now(), maxUploadMb };
    return {
      error: errorFromAnswer({ status, headers, text }, request.failureMessage, page),
      meta,
    };
  }
  return {
    ...(await readAnswer(response, request.answer ?? 'json', platform.blobs, signal)),
    meta,
  };
}

/** Like `exchange`, and reports what the answer says about the session. */
async function exchangeWithServices(
  request: ApiRequest,
  platform: Platform,
  signal: AbortSignal,
): ReturnType<typeof exchange> {
  const { traffic, secrets } = platform;
  const sentUnder = secrets.sessionId();
  const end = traffic.begin(request.timeLimitMs > TIME_LIMITS.short);
  try {
    const answer = await exchange(request, platform, signal);
    const refusal = 'error' in answer ? refusalOf(answer.error) : undefined;
    // A refusal of an earlier session says nothing about the current one.
    if (refusal && secrets.sessionId() === sentUnder) traffic.refuse(refusal);
    return answer;
  } finally {
    end();
  }
}

/**
 * The only place where the application uses HTTP: address and version prefix, session header, time limit,
 * files from the vault, images into it, and every failure as an `ApiError`.
 */
export const baseQuery: MarcusBaseQuery = async (source, api) => {
  const platform = platformOf(api);
  let request: ApiRequest;
  try {
    request = typeof source === 'function' ? source(platform) : source;
  } catch (thrown) {
    if (thrown instanceof RequestError) return { error: thrown.apiError };
    throw thrown;
  }
  const timed = timedSignal(api.signal, request.timeLimitMs);
  try {
    const talk = isToServices(request) ? exchangeWithServices : exchange;
    return await talk(request, platform, timed.signal);
  } catch (thrown) {
    const unreachable = unreachableWords(request, platform);
    return { error: failure(thrown, timed, request.timeLimitMs, unreachable) };
  } finally {
    timed.release();
  }
};
