export { articleReadingSaga } from './articleReading.saga';
export { articleReadingReducer, type ArticleReadingRootState } from './articleReading.slice';
export { ReadingLine } from './components/ReadingLine/ReadingLine';
export { ReadingSettings } from './components/ReadingSettings/ReadingSettings';
export { ReadMenu } from './components/ReadMenu/ReadMenu';
export { type ReadingGroups } from './readingGroups.selectors';
export { selectTabProgress } from './tabProgress.selectors';
