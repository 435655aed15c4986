export { Known } from './components/Known/Known';
export { LookUpSeveral } from './components/LookUpSeveral';
export { knownReducer, selectKnown, type KnownRootState } from './known.slice';
export { knownSaga } from './sagas/lookUp.saga';
