import { createAction } from '@reduxjs/toolkit';
import type { OwnEngine } from '@/domain/ownEngines';

/** Intents. */
export const engineGiven = createAction<OwnEngine>('ownEngines/engineGiven');
export const engineRemoveRequested = createAction<OwnEngine>('ownEngines/engineRemoveRequested');

/** Of the mutation that adds an engine, whose progress and error the view shows. */
export const ADDING = 'own-engine';
