export { savedWorkSaga } from './savedWork.saga';
export {
  savedWorkOpenCancelled,
  savedWorkOpenRequested,
  savedWorkReducer,
  worksListed,
  type SavedWorkRootState,
} from './savedWork.slice';
export { addArticle } from './sagas/addArticle.saga';
export { listSaved, takeArticleAway } from './sagas/removeSaved.saga';
export {
  readForeign,
  setForeignAside,
  takeForeign,
  type ForeignArticle,
} from './sagas/importArticle.saga';
export { peekSaved, type PeekedWork } from './sagas/peekSaved.saga';
export { setAsideReducer, type SetAsideRootState } from './setAside.slice';
export {
  selectOpening,
  selectSavedList,
  selectSavedWorks,
  selectWorkIsBeingSaved,
  selectWorkIsKept,
} from './savedWork.selectors';
export { EarlierWorkNotice } from './components/EarlierWorkNotice/EarlierWorkNotice';
export { SavedMark } from './components/SavedMark/SavedMark';
export { RecentWork } from './components/SavedWorks/RecentWork';
export { SavedWorkList } from './components/SavedWorks/SavedWorkList';
