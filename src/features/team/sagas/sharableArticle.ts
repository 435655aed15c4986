import { selectOpenDocument, type DocumentRootState } from '@/article';
import {
  selectEarlierWork,
  selectHeld,
  selectIsReadOnly,
  selectSavedList,
  selectSavedWorks,
  selectSaving,
  type ElsewhereRootState,
  type SavedWorkRootState,
} from '@/features/savedWork';

type State = DocumentRootState & ElsewhereRootState & SavedWorkRootState;

/**
 * The hash of the open article once its earlier work is there: what was not restored yet would look as if it had been
 * taken away. Undefined while another tab may change it.
 */
export function selectSharableArticle(state: State): string | undefined {
  const hash = selectOpenDocument(state)?.file.hash;
  if (hash === undefined || selectIsReadOnly(state) || selectHeld(state) !== null) return undefined;
  if (selectSavedList(state).status === 'unknown') return undefined;
  const isSaved = selectSavedWorks(state).some((work) => work.hash === hash);
  const isRestored =
    selectSaving(state).status !== 'idle' || selectEarlierWork(state)?.status === 'setAside';
  return isSaved && !isRestored ? undefined : hash;
}
