export { ContextView } from './components/ContextView/ContextView';
export { contextSaga } from './context.saga';
export { selectOpenContext } from './context.selectors';
export {
  contextClosed,
  contextOpened,
  contextReducer,
  type ContextRootState,
} from './context.slice';
