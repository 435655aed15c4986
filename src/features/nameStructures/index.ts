export { LooksUpNames } from './components/LooksUpNames';
export { nameStructuresSaga } from './nameStructures.saga';
export { selectCompoundNameOf } from './nameStructures.selectors';
export {
  namesCancelled,
  namesRequested,
  nameStructuresReducer,
  nameStructureTakeRequested,
  pubchemCancelRequested,
  pubchemRequested,
  selectIsAskedInPubchem,
  selectPubchemRefusal,
  selectAnswerTo,
  selectLookUpFailure,
  selectLookUpStatus,
  type NameStructuresRootState,
} from './nameStructures.slice';
