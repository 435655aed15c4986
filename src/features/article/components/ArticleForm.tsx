import { useDispatch, useSelector } from 'react-redux';
import { lazyDialog } from '@/ui/LazyPart/lazyDialog';
import { articleFormClosed, selectArticleFormIsOpen } from '../articleForm.slice';

const FormPart = lazyDialog<object>({
  name: 'The article’s fields',
  load: async () =>
    (await import(/* webpackChunkName: "article" */ './ArticleDialog/ArticleDialog')).ArticleDialog,
  title: 'The article',
  size: 'm',
  loading: 'Loading the form',
  useClose: () => {
    const dispatch = useDispatch();
    return () => dispatch(articleFormClosed());
  },
});

/** Renders the form with the article's fields while it is open. */
export function ArticleForm() {
  return useSelector(selectArticleFormIsOpen) ? <FormPart /> : null;
}
