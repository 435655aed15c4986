import { HttpError } from '../../http/httpError';
import type { EngineId } from './engines';

/**
 * The engine of a recognition call.
 *
 * @throws HttpError 400 when `hand_drawn` is requested from an engine that has no model for it
 */
export function engineOf({
  engine,
  hand_drawn: handDrawn,
}: {
  readonly engine: EngineId;
  readonly hand_drawn: boolean;
}): EngineId {
  if (handDrawn && engine !== 'decimer') {
    throw new HttpError(400, 'The hand_drawn parameter is only applicable for the DECIMER engine');
  }
  return engine;
}
