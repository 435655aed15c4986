import { createSelector } from '@reduxjs/toolkit';
import { engineIds, type EngineId } from '@/domain/engines';
import type { ItemState, RecognitionJob, RecognitionRootState } from './recognition.slice';

export const selectProcessingOptions = (state: RecognitionRootState) => state.recognition.options;

export const selectProduct = (state: RecognitionRootState): EngineId => state.recognition.product;

export const selectEngines = (state: RecognitionRootState) => state.recognition.engines;

/** The engines in the order of the selector. */
export const selectEngineIds = createSelector([selectProduct], (product) => engineIds(product));

export const selectJob = (state: RecognitionRootState): RecognitionJob | null =>
  state.recognition.job;

export const selectIsRunning = (state: RecognitionRootState): boolean =>
  state.recognition.job?.status === 'running';

export const selectItems = (state: RecognitionRootState) => state.recognition.items;

export const selectItem = (state: RecognitionRootState, id: string): ItemState | undefined =>
  state.recognition.items[id];

/** Segments whose latest reading failed. */
export const selectFailedIds = createSelector([selectItems], (items) =>
  Object.keys(items).filter((id) => items[id]?.status === 'failed'),
);
