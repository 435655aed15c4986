export { ArticleForm } from './components/ArticleForm';
export { ArticleHead } from './components/ArticleHead/ArticleHead';
export { DoiStatus } from './components/DoiStatus/DoiStatus';

export { articleSaga } from './article.saga';

export { articleFormReducer } from './articleForm.slice';
