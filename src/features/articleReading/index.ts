export { articleReadingSaga } from './articleReading.saga';
export {
  articleReadingReducer,
  articleReadingRequested,
  articleReadingStopRequested,
  branchRetryRequested,
  selectArticleIsBeingRead,
  selectArticleRun,
  selectReadsByItselfChoice,
  type ArticleReadingRootState,
} from './articleReading.slice';
export type { ReadingStep, StepId } from './readingSteps';
export { selectReadingSteps, type ArticleRootState } from './articleReading.selectors';
export { ReadsByItself } from './components/ReadingSettings/ReadsByItself';
export { ReadingLine } from './components/ReadingLine/ReadingLine';
export { ReadingSettings } from './components/ReadingSettings/ReadingSettings';
export { ReadMenu } from './components/ReadMenu/ReadMenu';
export { selectReadingCounts, type ReadingGroups } from './readingGroups.selectors';
export { selectTabProgress } from './tabProgress.selectors';
