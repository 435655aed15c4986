import type { Response } from 'express';

/** Aborted when the client goes away before it has its answer. */
export function clientSignal(response: Response): AbortSignal {
  const controller = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) controller.abort(new Error('The client has gone away'));
  });
  return controller.signal;
}
