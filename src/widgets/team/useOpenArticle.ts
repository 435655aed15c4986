import { useDispatch, useStore } from 'react-redux';
import { selectOpenDocument, type DocumentRootState } from '@/article';
import { segmentOpened } from '@/features/inspector';
import { teamArticleOpenRequested } from '@/features/team';

/** Opens an article of the library, and one of its drawings if the article is open already. */
export function useOpenArticle() {
  const dispatch = useDispatch();
  const { getState } = useStore<DocumentRootState>();
  return (article: { readonly id: string; readonly fileName: string }, segmentId?: string) => {
    const isOpen = selectOpenDocument(getState())?.file.hash === article.id;
    dispatch(teamArticleOpenRequested(article));
    if (isOpen && segmentId !== undefined) dispatch(segmentOpened({ segmentId }));
  };
}
