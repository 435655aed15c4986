import type { DrawingChoice } from '@/features/structures';
import type { InspectorMode, InspectorRootState } from './inspector.slice';

/** `null` while the inspector is closed. */
export const selectOpenSegmentId = (state: InspectorRootState): string | null =>
  state.inspector.openSegmentId;

export const selectInspectorMode = (state: InspectorRootState): InspectorMode =>
  state.inspector.mode;

export const selectDrawingChoice = (state: InspectorRootState): DrawingChoice =>
  state.inspector.drawing;
