export { UndoKeys } from './UndoKeys';
export { historySaga } from './history.saga';
export {
  historyReducer,
  redoRequested,
  selectHistory,
  selectLastDone,
  selectLastUndone,
  stepRedone,
  stepUndone,
  undoRequested,
  withStep,
  type HistoryRootState,
} from './history.slice';
