import { HttpError } from '../../http/httpError';
import type { RequestedEngine } from './engines';

/** Who is to read a drawing, and whether the answer may come before all who have a say are there. */
export interface RequestedReading {
  readonly engine: RequestedEngine;
  readonly acceptsUnconfirmed: boolean;
}

/**
 * What the fields of a recognition call ask for.
 *
 * @throws HttpError 400 when `hand_drawn` is requested from an engine that has no model for it
 */
export function requestedReading({
  engine,
  hand_drawn: handDrawn = false,
  accept_unconfirmed: acceptsUnconfirmed = false,
}: {
  readonly engine: RequestedEngine;
  readonly hand_drawn?: boolean;
  readonly accept_unconfirmed?: boolean;
}): RequestedReading {
  if (handDrawn && engine !== 'decimer') {
    throw new HttpError(400, 'The hand_drawn parameter is only applicable for the DECIMER engine');
  }
  return { engine, acceptsUnconfirmed };
}
