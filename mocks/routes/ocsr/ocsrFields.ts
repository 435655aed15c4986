import { FieldReader } from '../../http/fieldReader';
import { HttpError } from '../../http/httpError';
import type { Form } from '../../http/readForm';
import { ENGINE_IDS, type EngineId } from './engines';

const COORDINATE_ENGINES = ENGINE_IDS.filter((id) => id !== 'decimer');

/**
 * The engine of a recognition call.
 *
 * @throws HttpError 400 when `hand_drawn` is asked of an engine that has no model for it
 */
export function engineField({ fields }: Form, fallback: EngineId): EngineId {
  const reader = new FieldReader(fields);
  const engine = reader.choice('engine', ENGINE_IDS, fallback);
  const handDrawn = reader.flag('hand_drawn', false);
  reader.check();
  if (handDrawn && engine !== 'decimer') {
    throw new HttpError(400, 'The hand_drawn parameter is only applicable for the DECIMER engine');
  }
  return engine;
}

/** The engine of `generate_molfile`, which `decimer` cannot answer. */
export function molfileEngineField({ fields }: Form): EngineId {
  const reader = new FieldReader(fields);
  const engine = reader.choice('engine', COORDINATE_ENGINES, 'molnextr');
  reader.check();
  return engine;
}
