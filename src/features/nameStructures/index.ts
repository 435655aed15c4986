export { LooksUpNames } from './components/LooksUpNames';
export { nameStructuresSaga } from './nameStructures.saga';
export { selectCompoundNameOf, selectDueComparisons } from './nameStructures.selectors';
export {
  namesCancelled,
  namesRequested,
  nameStructuresReducer,
  nameStructureTakeRequested,
  compoundAdditionCancelRequested,
  compoundFromNameRequested,
  pubchemCancelRequested,
  pubchemRequested,
  selectIsAskedInPubchem,
  selectNameBeingAdded,
  selectPubchemRefusal,
  selectAnswerTo,
  selectLookUpFailure,
  selectLookUpStatus,
  type NameStructuresRootState,
} from './nameStructures.slice';
