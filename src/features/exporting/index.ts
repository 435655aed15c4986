export { loadFileOfAll } from './loadFileOfAll';
export { loadWriters } from './loadWriters';
export { DownloadDataButton } from './components/DownloadDataButton/DownloadDataButton';
export { FormatChoice } from './components/ExportDialog/FormatChoice';
export { NamesChoice } from './components/ExportDialog/NamesChoice';
export { RecipientTerms } from './components/ExportDialog/RecipientTerms';
export { Choices } from './components/ExportDialog/ExportDialog.styles';
export { inFormat } from './formatWords';
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
  namesToggled,
  selectExportChoices,
  selectIsNamed,
} from './exporting.slice';
