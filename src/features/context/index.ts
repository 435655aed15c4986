export { ContextView } from './components/ContextView/ContextView';
export { contextSaga } from './sagas/showContext.saga';
export { contextClosed, contextOpened, contextReducer, selectOpenContext } from './context.slice';
