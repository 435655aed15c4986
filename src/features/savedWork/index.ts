export { savedWorkSaga } from './savedWork.saga';
export { savedWorkReducer, type SavedWorkRootState } from './savedWork.slice';
export { setAsideReducer, type SetAsideRootState } from './setAside.slice';
export { selectSavedList, selectWorkIsKept } from './savedWork.selectors';
export { EarlierWorkNotice } from './components/EarlierWorkNotice/EarlierWorkNotice';
export { SavedMark } from './components/SavedMark/SavedMark';
export { RecentWork } from './components/SavedWorks/RecentWork';
export { SavedWorkList } from './components/SavedWorks/SavedWorkList';
