export { ArticleForm } from './components/ArticleForm';
export { ArticleHead } from './components/ArticleHead/ArticleHead';
export { DoiStatus } from './components/DoiStatus/DoiStatus';
export {
  selectArticle,
  selectArticleDoi,
  selectArticleTitle,
  type ArticleFieldsRootState,
} from './article.selectors';
export { articleSaga } from './article.saga';
export {
  articleReducer,
  articleWordsSet,
  selectArticleWords,
  type ArticleRootState,
} from './article.slice';
