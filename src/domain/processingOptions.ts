import { readsHandDrawn, suppliesCoordinates, toEngineId } from './engines';
import type { EngineId } from './engines';

export interface ProcessingOptions {
  readonly engine: EngineId;
  /** Reads with the weights for drawings by hand; default engine only. */
  readonly handDrawn: boolean;
  readonly includeMolfile: boolean;
  /** Draws the result with the coordinates of the recognised drawing. */
  readonly useCoordinates: boolean;
}

/** The choice before the user makes one. */
export function defaultProcessingOptions(product: string): ProcessingOptions {
  return { engine: product, handDrawn: false, includeMolfile: false, useCoordinates: false };
}

/**
 * Chooses an engine with what follows from it (core specification section 4, Model selector): the
 * default engine turns coordinates off, the others turn them and the molfile on; hand-drawn goes off
 * with every choice, because the other engines answer it with an error.
 */
export function withEngine(
  options: ProcessingOptions,
  engine: EngineId,
  product: string,
): ProcessingOptions {
  const chosen = toEngineId(engine, product);
  const coordinates = suppliesCoordinates(chosen);
  return {
    ...options,
    engine: chosen,
    handDrawn: false,
    includeMolfile: coordinates,
    useCoordinates: coordinates,
  };
}

/** The toggle exists for the default engine only; elsewhere the options stay as they are. */
export function withHandDrawn(
  options: ProcessingOptions,
  handDrawn: boolean,
  product: string,
): ProcessingOptions {
  return readsHandDrawn(options.engine, product) ? { ...options, handDrawn } : options;
}

/** The toggle exists only for engines that supply coordinates; elsewhere the options stay as they are. */
export function withCoordinates(
  options: ProcessingOptions,
  useCoordinates: boolean,
): ProcessingOptions {
  return suppliesCoordinates(options.engine) ? { ...options, useCoordinates } : options;
}
