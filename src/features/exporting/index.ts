export { DownloadDataButton } from './components/DownloadDataButton/DownloadDataButton';
export { exportRequested } from './exporting.actions';
export { exportingSaga } from './sagas/downloadData.saga';
