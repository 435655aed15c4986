import { setMaxListeners } from 'node:events';
import type { Response } from 'express';
import type { ServicesConfig } from '../config';
import type { DocumentStore } from '../stores/documentStore';
import { HttpError } from '../http/httpError';
import type { SegmentStore } from '../stores/segmentStore';
import { sessionIdOf } from '../sessions/sessionGate';
import type { SessionLifetimes } from '../sessions/sessionLifetimes';
import type { TaskRunner, Work } from '../tasks/taskRunner';
import type { OsraProgram } from './ocsr/osraProgram';
import type { Annotator } from './openai/annotator';
import type { ExtractionStore } from '../stores/extractionStore';
import type { UploadedImages } from '../stores/uploadedImages';

/** What the routes work with. */
export interface ServiceContext {
  readonly config: ServicesConfig;
  readonly pool: TaskRunner;
  readonly osra: OsraProgram;
  readonly documents: DocumentStore;
  readonly segments: SegmentStore;
  readonly images: UploadedImages;
  readonly extractions: ExtractionStore;
  readonly annotate: Annotator;
  readonly lifetimes: SessionLifetimes;
}

/**
 * The work of a request, for its session. Aborted when the client goes away, the session ends, or the request
 * takes too long; then the task in the worker stops. To be made before anything is awaited: later, the client or the session
 * may be gone already, and no event would tell of it.
 */
export function workOf({ config, lifetimes }: ServiceContext, response: Response): Work {
  const owner = sessionIdOf(response);
  const controller = new AbortController();
  // A batch listens once for each of its hundreds of drawings; Node would warn of a leak from eleven on.
  setMaxListeners(0, controller.signal);
  const session = lifetimes.signalOf(owner);
  const abort = (status: number, reason: string) => () =>
    controller.abort(new HttpError(status, reason));
  const onSessionEnd = abort(404, 'Session not found or expired.');
  const timer = setTimeout(abort(504, 'The request took too long'), config.limits.requestMs);
  session.addEventListener('abort', onSessionEnd, { once: true });
  response.once('close', () => {
    clearTimeout(timer);
    session.removeEventListener('abort', onSessionEnd);
    if (!response.writableFinished) controller.abort(new Error('The client has gone away'));
  });
  return { owner, signal: controller.signal };
}
