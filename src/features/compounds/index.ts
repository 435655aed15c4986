export {
  compoundDraftsSet,
  compoundFieldsReset,
  compoundFieldsSet,
  compoundsReducer,
  selectCompoundDraft,
  selectCompoundDrafts,
  type CompoundsRootState,
} from './compounds.slice';
