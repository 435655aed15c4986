import { FieldReader } from '../../http/fieldReader';
import { HttpError } from '../../http/httpError';
import { BEST, type ListedEngine } from './engines';

/** Who is to read a drawing, and whether the answer may come before all who have a say are there. */
export interface RequestedReading {
  /** Its id, or `best`. */
  readonly engine: string;
  readonly acceptsUnconfirmed: boolean;
  /** Whether the PDF's own statement is answered instead of a reading; `best` always accepts it. */
  readonly acceptsStated: boolean;
  readonly handDrawn: boolean;
}

/** What the fields of a recognition call ask for. */
export const requestedReading = ({
  engine,
  hand_drawn: handDrawn = false,
  accept_unconfirmed: acceptsUnconfirmed = false,
  accept_stated: acceptsStated = false,
}: {
  readonly engine: string;
  readonly hand_drawn?: boolean;
  readonly accept_unconfirmed?: boolean;
  readonly accept_stated?: boolean;
}): RequestedReading => ({ engine, acceptsUnconfirmed, acceptsStated, handDrawn });

/**
 * The engine that is asked for, of those that there are; undefined for the best of all.
 *
 * @param molfile whether only engines with molfiles are asked for
 * @throws ValidationError if there is none, in FastAPI's wording
 * @throws HttpError 400 when `hand_drawn` is requested from one without a model for it
 */
export function offeredEngine(
  engines: readonly ListedEngine[],
  { engine: id, handDrawn }: RequestedReading,
  molfile: boolean,
): ListedEngine | undefined {
  const fitting = molfile ? engines.filter(({ coordinates }) => coordinates) : engines;
  const ids = fitting.map((each) => each.id);
  const reader = new FieldReader({ engine: id });
  reader.choice('engine', molfile ? ids : [...ids, BEST], BEST);
  reader.check();
  const found = fitting.find((each) => each.id === id);
  // The stand-in of the contract's DECIMER takes the field, and has no such model to choose.
  if (handDrawn && found?.handDrawn !== true && id !== 'decimer') {
    throw new HttpError(400, 'The hand_drawn parameter is only applicable for the DECIMER engine');
  }
  return found;
}
