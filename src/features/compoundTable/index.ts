export {
  selectChosenCompounds,
  selectColumns,
  selectFilterCounts,
  selectShownCompounds,
} from './compoundTable.selectors';
export {
  choiceCleared,
  columnToggled,
  compoundsFiltered,
  compoundsSearched,
  compoundsSorted,
  compoundTableReducer,
  rowsChosen,
  rowsReleased,
  rowToggled,
  selectChosenIds,
  selectCompoundFilter,
  selectCompoundQuery,
  selectSortKeys,
  type CompoundTableRootState,
} from './compoundTable.slice';
