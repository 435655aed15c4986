export { Known } from './components/Known/Known';
export { KnownChip } from './components/KnownChip';
export { KnownMark } from './components/KnownMark';
export { LookUpSeveral } from './components/LookUpSeveral';
export {
  knownReducer,
  seenElsewhere,
  selectKnown,
  type KnownRootState,
  type SeenElsewhere,
} from './known.slice';
export { selectInList, selectSeen } from './knownHere.selectors';
export { useInList } from './useInList';
export { knownSaga } from './sagas/lookUp.saga';
