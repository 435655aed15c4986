export { selectCompounds, type ArticleCompoundsRootState } from './articleCompounds.selectors';
