export { Known } from './components/Known/Known';
export { knownReducer, type KnownRootState } from './known.slice';
export { knownSaga } from './sagas/lookUp.saga';
