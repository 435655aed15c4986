export { EngineDownloadNotice } from './components/EngineDownloadNotice/EngineDownloadNotice';
export { engineDownloadsSaga } from './engineDownloads.saga';
export {
  downloadReported,
  engineDownloadsReducer,
  selectMissingParts,
  type EngineDownloadsRootState,
} from './engineDownloads.slice';
