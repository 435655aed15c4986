export { EngineDownloadNotice } from './components/EngineDownloadNotice/EngineDownloadNotice';
export { engineDownloadsSaga } from './engineDownloads.saga';
export { engineDownloadsReducer, type EngineDownloadsRootState } from './engineDownloads.slice';
