import { HttpError } from '../../http/httpError';
import type { RequestedEngine } from './engines';

/**
 * The engine of a recognition call.
 *
 * @throws HttpError 400 when `hand_drawn` is requested from an engine that has no model for it
 */
export function engineOf({
  engine,
  hand_drawn: handDrawn,
}: {
  readonly engine: RequestedEngine;
  readonly hand_drawn: boolean;
}): RequestedEngine {
  if (handDrawn && engine !== 'decimer') {
    throw new HttpError(400, 'The hand_drawn parameter is only applicable for the DECIMER engine');
  }
  return engine;
}
