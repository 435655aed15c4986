export {
  identifiersReducer,
  identifyingStopped,
  inchiKeyCopyRequested,
  selectStandstill,
  structuresIdentified,
  type IdentifiersRootState,
} from './identifiers.slice';
export {
  selectIdentifiersOf,
  selectInchiKeys,
  selectRefusalOf,
  selectUnidentifiedCount,
} from './identifiers.selectors';
export { selectSameStructures, type SameStructures } from './sameStructures.selectors';
export { identifiersSaga } from './identifiers.saga';
