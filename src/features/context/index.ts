export { ContextView } from './components/ContextView/ContextView';
export { contextSaga } from './context.saga';
export { contextClosed, contextOpened, contextReducer, selectOpenContext } from './context.slice';
