import { useCallback } from 'react';
import { useDispatch, useStore } from 'react-redux';
import { draftOfGiven, type GivenWord } from '@/domain/givenName';
import {
  compoundFieldsSet,
  selectCompoundDraft,
  type CompoundsRootState,
} from '@/features/compounds';

/** Makes words of the text the name or number of a drawing's compound; one step to undo. */
export function useGiveWord(): (segmentId: string, word: GivenWord) => void {
  const dispatch = useDispatch();
  const store = useStore<CompoundsRootState>();
  return useCallback(
    (segmentId, word) => {
      const fields = draftOfGiven(word, selectCompoundDraft(store.getState(), segmentId));
      if (Object.keys(fields).length > 0) dispatch(compoundFieldsSet({ ids: [segmentId], fields }));
    },
    [dispatch, store],
  );
}
