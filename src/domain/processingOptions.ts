import { readsHandDrawn, suppliesCoordinates, toEngineId } from './engines';
import type { EngineId, EngineOffer } from './engines';

export interface ProcessingOptions {
  readonly engine: EngineId;
  /** Reads with the weights for drawings by hand; engines that have such weights only. */
  readonly handDrawn: boolean;
  readonly includeMolfile: boolean;
  /** Draws the result with the coordinates of the recognised drawing. */
  readonly useCoordinates: boolean;
}

/** The choice before the user makes one. */
export function defaultProcessingOptions(product: EngineId): ProcessingOptions {
  return { engine: product, handDrawn: false, includeMolfile: false, useCoordinates: false };
}

/**
 * Chooses an engine with what follows from it (docs/requirements/core.md 4.14 to 4.16): one that
 * gives coordinates turns them and the molfile on, another one, as the default engine is, turns them
 * off; hand-drawn goes off with every choice, because most engines answer it with an error.
 */
export function withEngine(
  options: ProcessingOptions,
  engine: EngineId,
  offer: EngineOffer,
): ProcessingOptions {
  const chosen = toEngineId(engine, offer);
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
 * The options as they can be asked of the services. Those of saved work may come before the services
 * have told of their engines, or from other services: an engine that is not offered becomes the default
 * one, and hand-drawn goes off where an engine would refuse it.
 */
export function offeredOptions(options: ProcessingOptions, offer: EngineOffer): ProcessingOptions {
  const { engine, handDrawn } = options;
  if (toEngineId(engine, offer) !== engine) return withEngine(options, engine, offer);
  return handDrawn && !readsHandDrawn(engine, offer) ? { ...options, handDrawn: false } : options;
}
