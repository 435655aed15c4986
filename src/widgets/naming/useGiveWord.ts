import { useCallback } from 'react';
import { useDispatch, useStore } from 'react-redux';
import { drawingIdsWith } from '@/domain/compound';
import { joinedDraft } from '@/domain/compoundDraft';
import { draftOfGiven, type GivenWord } from '@/domain/givenName';
import { selectCompounds, type ArticleCompoundsRootState } from '@/features/articleCompounds';
import { compoundFieldsSet, selectCompoundDraft } from '@/article';

/**
 * Makes words of the text the name or number of a drawing's compound; one step to undo. All its drawings get
 * it: those that are called otherwise would be another compound.
 */
export function useGiveWord(): (segmentId: string, word: GivenWord) => void {
  const dispatch = useDispatch();
  const store = useStore<ArticleCompoundsRootState>();
  return useCallback(
    (segmentId, word) => {
      const state = store.getState();
      const ids = drawingIdsWith(selectCompounds(state), segmentId);
      const said = joinedDraft(ids.map((id) => selectCompoundDraft(state, id)));
      const fields = draftOfGiven(word, said);
      if (Object.keys(fields).length > 0) dispatch(compoundFieldsSet({ ids, fields }));
    },
    [dispatch, store],
  );
}
