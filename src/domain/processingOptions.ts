import { readsHandDrawn, suppliesCoordinates, toEngineId } from './engines';
import type { EngineId, EngineOffer } from './engines';
import type { Saved } from './saved/common.schema';
import type { optionsSchema } from './saved/work.schema';

export type ProcessingOptions = Saved<typeof optionsSchema>;

/** The options before the user chooses any. */
export function defaultProcessingOptions(product: EngineId): ProcessingOptions {
  return { engine: product, handDrawn: false, includeMolfile: false, useCoordinates: false };
}

/**
 * Chooses an engine with its consequences (docs/requirements/core.md 4.14 to 4.16): one that gives
 * coordinates switches them and the molfile on; any other, like the default engine, switches them off.
 * Hand-drawn is switched off with every choice, because most engines answer it with an error. The engine that
 * is chosen already keeps what the user set for it.
 */
export function withEngine(
  options: ProcessingOptions,
  engine: EngineId,
  offer: EngineOffer,
): ProcessingOptions {
  const chosen = toEngineId(engine, offer);
  if (chosen === options.engine) return options;
  const coordinates = suppliesCoordinates(chosen, offer);
  return {
    ...options,
    engine: chosen,
    handDrawn: false,
    includeMolfile: coordinates,
    useCoordinates: coordinates,
  };
}

/** The toggle exists only for engines with weights for it; elsewhere the options stay as they are. */
export function withHandDrawn(
  options: ProcessingOptions,
  handDrawn: boolean,
  offer: EngineOffer,
): ProcessingOptions {
  return readsHandDrawn(options.engine, offer) ? { ...options, handDrawn } : options;
}

/** The toggle exists only for engines that supply coordinates; elsewhere the options stay as they are. */
export function withCoordinates(
  options: ProcessingOptions,
  useCoordinates: boolean,
  offer: EngineOffer,
): ProcessingOptions {
  return suppliesCoordinates(options.engine, offer) ? { ...options, useCoordinates } : options;
}

/**
 * The options that the services accept. Those of saved work may be restored before the services have reported
 * their engines, or come from other services: an engine that is not offered is replaced by the default one,
 * and hand-drawn is switched off if an engine would refuse it.
 */
export function offeredOptions(options: ProcessingOptions, offer: EngineOffer): ProcessingOptions {
  const { engine, handDrawn } = options;
  if (toEngineId(engine, offer) !== engine) return withEngine(options, engine, offer);
  return handDrawn && !readsHandDrawn(engine, offer) ? { ...options, handDrawn: false } : options;
}
