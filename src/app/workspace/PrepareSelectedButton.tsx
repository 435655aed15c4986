import { useStore } from 'react-redux';
import { drawingIdsWith } from '@/domain/compound';
import { selectCompounds, type ArticleCompoundsRootState } from '@/features/articleCompounds';
import { PrepareForCoconutButton } from '@/features/submission';

/** Fills the form with what was said of any drawing of the selected structure's compound. */
export function PrepareSelectedButton() {
  const store = useStore<ArticleCompoundsRootState>();
  return (
    <PrepareForCoconutButton
      drawingsOf={(id) => drawingIdsWith(selectCompounds(store.getState()), id)}
    />
  );
}
