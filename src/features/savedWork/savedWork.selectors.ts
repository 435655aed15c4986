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

export const selectSaving = (state: SavedWorkRootState): SavingState =>
  state.library.savedWork.saving;

export const selectEarlierWork = (state: SavedWorkRootState): EarlierWork | null =>
  state.library.savedWork.earlier;

export const selectSavedList = (state: SavedWorkRootState): SavedList =>
  state.library.savedWork.list;

/** Latest first. */
export const selectSavedWorks = ({
  library: { savedWork },
}: SavedWorkRootState): readonly WorkSummary[] =>
  savedWork.list.status === 'known' ? savedWork.list.works : NONE;

export const selectOpening = (state: SavedWorkRootState): string | null =>
  state.library.savedWork.opening;

/** Whether all work on the open document can be restored. */
export const selectWorkIsKept = ({ library: { savedWork } }: SavedWorkRootState): boolean =>
  savedWork.saving.status === 'saved' || savedWork.saving.status === 'saving';

export const selectWorkIsBeingSaved = ({ library: { savedWork } }: SavedWorkRootState): boolean =>
  savedWork.saving.status === 'saving';

export const selectHeld = (state: SavedWorkRootState): Held | null => state.library.savedWork.held;

export const selectFailedOpening = (state: SavedWorkRootState): FailedOpening | null =>
  state.library.savedWork.failedOpening;
