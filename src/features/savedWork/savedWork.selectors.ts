import type { WorkSummary } from '@/platform/workStore';
import type {
  EarlierWork,
  FailedOpening,
  Held,
  SavedList,
  SavedWorkRootState,
  SavingState,
} from './savedWorkState';

const NONE: readonly WorkSummary[] = [];

export const selectSaving = (state: SavedWorkRootState): SavingState => state.savedWork.saving;

export const selectEarlierWork = (state: SavedWorkRootState): EarlierWork | null =>
  state.savedWork.earlier;

export const selectSavedList = (state: SavedWorkRootState): SavedList => state.savedWork.list;

/** Latest first. */
export const selectSavedWorks = ({ savedWork }: SavedWorkRootState): readonly WorkSummary[] =>
  savedWork.list.status === 'known' ? savedWork.list.works : NONE;

export const selectOpening = (state: SavedWorkRootState): string | null => state.savedWork.opening;

/** Whether all work on the open document can be restored. */
export const selectWorkIsKept = ({ savedWork }: SavedWorkRootState): boolean =>
  savedWork.saving.status === 'saved' || savedWork.saving.status === 'saving';

export const selectWorkIsBeingSaved = ({ savedWork }: SavedWorkRootState): boolean =>
  savedWork.saving.status === 'saving';

export const selectHeld = (state: SavedWorkRootState): Held | null => state.savedWork.held;

export const selectFailedOpening = (state: SavedWorkRootState): FailedOpening | null =>
  state.savedWork.failedOpening;
