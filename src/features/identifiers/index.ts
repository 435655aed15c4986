export {
  identifiersReducer,
  inchiKeyCopyRequested,
  structuresIdentified,
  type IdentifiersRootState,
} from './identifiers.slice';
export { selectIdentifiersOf, selectInchiKeys, selectRefusalOf } from './identifiers.selectors';
export { selectSameStructures, type SameStructures } from './sameStructures.selectors';
export { identifiersSaga } from './identifiers.saga';
