import { hasResults } from '@/domain/work';
import { selectIsReadOnly, type ElsewhereRootState } from './elsewhere.slice';
import { selectSavedWorks, selectSaving } from './savedWork.selectors';
import type { SavedWorkRootState } from './savedWorkState';
import { selectWork, type WorkRootState } from './selectWork';

/** Whether results of the open article are only on the screen: opening another article would lose them. */
export function selectResultsAreAtRisk(
  state: ElsewhereRootState & SavedWorkRootState & WorkRootState,
): boolean {
  // What counts is in the other tab.
  if (selectIsReadOnly(state)) return false;
  const work = selectWork(state);
  if (!work || !hasResults(work) || selectSaving(state).status === 'saved') return false;
  const { hash } = work.document.file;
  // What the store could not take is in this page's memory, from which it can be opened again.
  return !selectSavedWorks(state).some(
    (saved) => saved.hash === hash && saved.unsaved !== undefined,
  );
}
