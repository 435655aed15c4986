export { UndoKeys } from './UndoKeys';
export { historySaga } from './history.saga';

export { redoRequested, undoRequested } from './history.actions';
