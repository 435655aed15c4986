export { loadFileOfAll } from './loadFileOfAll';
export { loadWikidata } from './loadWikidata';
export { DownloadDataButton } from './components/DownloadDataButton/DownloadDataButton';
export { Export } from './components/Export';
export { ExportChecked } from './components/ExportChecked/ExportChecked';
export { ExportButton } from './components/ExportButton/ExportButton';
export { selectCompoundRecords, type RecordsRootState } from './exportPlan.selectors';
export { exportingSaga } from './exporting.saga';
export {
  checkedExportRequested,
  exportingReducer,
  exportRequested,
  licenceChosen,
  selectIsNamed,
} from './exporting.slice';
