export { savedWorkSaga } from './savedWork.saga';
export {
  savedWorkOpenCancelled,
  savedWorkOpenRequested,
  savedWorkReducer,
  workSaved,
  startOverRequested,
  worksListed,
  worksRemoved,
} from './savedWork.slice';
export type { SavedWorkRootState } from './savedWorkState';
export type { HeldHere } from './articleLock';
export { createHeldHere } from './articleLock';
export { getHeldHere } from './sagas/getHeldHere';
export { keepBehind } from './sagas/keepBehind.saga';
export { actOnWork, type JudgingAct } from './actOnWork';
export { changeSaved } from './sagas/changeSaved.saga';
export { addArticle, blankWork } from './sagas/addArticle.saga';
export { tellArticle } from './sagas/tellArticle.saga';
export { giveRecord } from './sagas/giveRecord.saga';
export { untilWritten } from './sagas/untilWritten.saga';
export { writeUnsaved } from './sagas/writeUnsaved.saga';
export { listSaved, takeArticleAway } from './sagas/removeSaved.saga';
export {
  hasSameWork,
  readForeign,
  setForeignAside,
  takeForeign,
  type ForeignArticle,
} from './sagas/importArticle.saga';
export { peekSaved, type PeekedWork } from './sagas/peekSaved.saga';
export {
  elsewhereReducer,
  selectIsLeft,
  selectIsReadOnly,
  selectReadOnlyHash,
  type ElsewhereRootState,
} from './elsewhere.slice';
export { setAsideReducer, type SetAsideRootState } from './setAside.slice';
export {
  selectEarlierWork,
  selectHeld,
  selectOpening,
  selectSavedList,
  selectSavedWorks,
  selectSaving,
  selectWorkIsBeingSaved,
  selectWorkIsKept,
} from './savedWork.selectors';
export { EarlierWorkNotice } from './components/EarlierWorkNotice/EarlierWorkNotice';
export { ElsewhereNotice } from './components/ElsewhereNotice/ElsewhereNotice';
export { TakeOver } from './components/ElsewhereNotice/TakeOver';
export { SavedMark } from './components/SavedMark/SavedMark';
export { RecentWork } from './components/SavedWorks/RecentWork';
export { SavedWorkList } from './components/SavedWorks/SavedWorkList';
export { articleOf, workOf, type ArticleState } from './articleWork';
export { readWhole } from './stored/readSnapshot';
