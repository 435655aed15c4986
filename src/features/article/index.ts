export { ArticleForm } from './components/ArticleForm';
export { ArticleTitle } from './components/ArticleTitle/ArticleTitle';
export { DoiStatus } from './components/DoiStatus/DoiStatus';

export { articleSaga } from './article.saga';

export { articleFormReducer } from './articleForm.slice';
