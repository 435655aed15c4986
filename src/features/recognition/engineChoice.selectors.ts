import { createSelector } from '@reduxjs/toolkit';
import {
  engineLabel,
  engineOffer,
  programName,
  readerName,
  readersOf,
  type EngineId,
  type Read,
} from '@/domain/engines';
import { offeredOptions } from '@/domain/processingOptions';
import type { EngineChoiceRootState } from './recognitionState';

/** The engines that can be chosen: those reported by the services, otherwise those of the specification. */
export const selectEngineOffer = createSelector(
  [
    (state: EngineChoiceRootState) => state.settings.engines.engines,
    (state: EngineChoiceRootState) => state.settings.engines.product,
  ],
  engineOffer,
);

/** The engines, and the best of them, in the order of the selector. */
export const selectReaders = createSelector([selectEngineOffer], readersOf);

/** The engines in the order of the selector. */
export const selectEngineIds = createSelector([selectEngineOffer], ({ engines }) =>
  engines.map(({ id }) => id),
);

/** The name of any engine where one is chosen, including one in saved work that is not offered here. */
export const selectEngineLabel = createSelector(
  [selectReaders],
  (readers) =>
    (engine: EngineId): string =>
      engineLabel(engine, readers),
);

/** What reads for an engine, by the name and version of the program. */
export const selectProgramName = createSelector(
  [selectReaders],
  (readers) =>
    (engine: EngineId): string =>
      programName(engine, readers),
);

/** Who read a version of a structure. */
export const selectReaderName = createSelector(
  [selectEngineLabel],
  (labelOf) =>
    (read: Read): string =>
      readerName(read, labelOf(read.engine)),
);

/** The choice, always of an engine that is offered. */
export const selectProcessingOptions = createSelector(
  [(state: EngineChoiceRootState) => state.settings.engines.options, selectEngineOffer],
  offeredOptions,
);
